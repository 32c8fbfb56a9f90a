import { __ } from '@wordpress/i18n';
import { isAverage } from '../../../reporting/definition/metric.ts';
import {
  defineTable,
  type ReportDefinition,
} from '../../../reporting/definition/report-definition.ts';
import { orderHours } from '../../../ledger/order-hours/order-hours-part.tsx';
import { explainChange } from '../../../reporting/parts/report-parts.tsx';
import { columns } from './columns.tsx';
import { copy } from './copy.ts';
import { metrics } from './metrics.ts';
import { source } from './source.ts';

/** Orders: each order and refund, with its customer, products and coupons. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  metrics,
  sentence: {
    metric: 'orders',
    drivers: ['netSales', 'averageOrder'],
    hasBest: true,
    isSpoken: true,
  },
  parts: [explainChange({ metric: 'net_revenue', filtered: ['coupon', 'customer'] }), orderHours],
  tables: {
    default: defineTable({
      title: copy.title,
      heading: () => __('List of orders', 'tillview'),
      columns,
      rowKey: ({ order_id }) => String(order_id),
      columnsOf: 'orders',
      averages: metrics.filter(isAverage),
    }),
  },
};
