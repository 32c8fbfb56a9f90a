import type { ReportSource } from '@tillview/data';
import { getFields, getSortKeys } from '../../../reporting/definition/metric.ts';
import { getAdvancedFilters, getFilters } from './filters.ts';
import { metrics } from './metrics.ts';

/** Orders: one row per order and refund, with its products, coupons and customer. */
export const source: ReportSource = {
  hasRange: true,
  stats: {
    endpoint: 'orders',
    // The last three are only for the totals row.
    fields: [...getFields(metrics), 'total_customers', 'products', 'coupons_count'],
  },
  rows: {
    from: 'list',
    endpoint: 'orders',
    params: { extended_info: true },
    key: ['order_id'],
  },
  sort: { orderby: 'date', order: 'desc' },
  sortKeys: ['date', ...getSortKeys(metrics)],
  filters: getFilters,
  advancedFilters: getAdvancedFilters,
  listParams: ['status_is', 'status_is_not'],
};
