import type { ProductsTotals, ReportVariant } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { getSortKeys, type Metric } from '../../../reporting/definition/metric.ts';
import type { ReportSentence } from '../../../reporting/definition/report-definition.ts';
import type { RevenueCounterpart } from '../../../reporting/revenue-difference/revenue-difference.tsx';

/** The values of the metrics in a row of products, variations or categories. */
export type ProductValues = {
  readonly items_sold?: number | undefined;
  readonly net_revenue?: number | undefined;
  readonly orders_count?: number | undefined;
};

/** The metrics of sold products, in the order of their columns and cards. */
export const productMetrics = [
  {
    key: 'items_sold',
    label: () => __('Items sold', 'tillview'),
    type: 'number',
    addsUp: true,
    column: { required: true },
  },
  {
    key: 'net_revenue',
    label: () => __('Net sales', 'tillview'),
    type: 'currency',
    addsUp: true,
    column: { required: true },
  },
  { key: 'orders_count', label: () => __('Orders', 'tillview'), type: 'number' },
] as const satisfies readonly Metric<keyof ProductsTotals>[];

/** The rows of products, and the keys that the store can sort them by. */
export const productRows = {
  rows: {
    from: 'list',
    endpoint: 'products',
    params: { extended_info: true },
    key: ['product_id'],
    include: 'products',
    sortFields: {
      product_name: ['extended_info.name'],
      sku: ['extended_info.sku'],
      variations: ['extended_info.variations'],
    },
  },
  sortKeys: ['product_name', 'sku', ...getSortKeys(productMetrics), 'variations'],
} as const satisfies Pick<ReportVariant, 'rows' | 'sortKeys'>;

/** The metrics in the sentence above the cards. */
export const productSentence: ReportSentence = {
  metric: 'itemsSold',
  drivers: ['netSales', 'orders'],
  hasBest: true,
};

/** The net sales of products, which Revenue has too. */
export const productCounterpart: RevenueCounterpart = {
  metric: 'net_revenue',
  revenueMetric: 'net_revenue',
  otherReason: () =>
    __('Fees and refunds without items, for example, belong to no product.', 'tillview'),
};
