import { lazyWithRetry } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { createElement } from 'react';
import { profitColumns } from '../../../ledger/item-profit/profit-columns.ts';
import {
  defineTable,
  type ReportDefinition,
} from '../../../reporting/definition/report-definition.ts';
import { compareWithRevenue, hasTotals } from '../../../reporting/parts/report-parts.tsx';
import { compareRows } from '../shared/comparison-variant.ts';
import { columns } from './columns.tsx';
import { copy } from './copy.ts';
import { metrics } from './metrics.ts';
import type { CouponRow } from './row.ts';
import { source } from './source.ts';

const CouponOrders = lazyWithRetry(() => import('./coupon-orders.tsx'), {
  // One line, to avoid a layout shift.
  placeholder: () => createElement('p', { 'aria-busy': true }, '\u00A0'),
});

/** Coupons: how many orders each coupon discounted and by how much. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  metrics,
  sentence: { metric: 'discounts', drivers: ['discountedOrders'] },
  tables: {
    default: defineTable({
      title: copy.title,
      columns,
      rowKey: ({ coupon_id }) => String(coupon_id),
      columnsOf: 'coupons',
      addition: profitColumns.coupon,
      search: { type: 'coupons', placeholder: copy.search },
      comparison: compareRows('coupons', copy.compareHelp, ({ coupon_id }: CouponRow) => coupon_id),
    }),
  },
  headings: {
    single: {
      type: 'coupons',
      param: 'coupons',
      editor: { page: 'coupon', capability: 'edit_shop_coupons', label: copy.edit },
    },
  },
  parts: [
    compareWithRevenue({ metric: 'amount', revenueMetric: 'coupons' }),
    {
      name: () => __('Details', 'tillview'),
      place: 'cards',
      load: CouponOrders,
      isShown: (props) => props.variant === 'single' && hasTotals(props),
    },
  ],
};
