import type { ReportSource } from '@tillview/data';
import { getAdvancedFilters, getFilters } from './filters.ts';

/** Orders: one row per order and refund, with its products, coupons and customer. */
export const source: ReportSource = {
  hasRange: true,
  stats: {
    endpoint: 'orders',
    fields: [
      'orders_count',
      'net_revenue',
      'avg_order_value',
      'avg_items_per_order',
      // Only for the totals row.
      'num_items_sold',
      'total_customers',
      'products',
      'coupons_count',
    ],
  },
  rows: {
    from: 'list',
    endpoint: 'orders',
    params: { extended_info: true },
    key: ['order_id'],
  },
  sort: { orderby: 'date', order: 'desc' },
  sortKeys: ['date', 'num_items_sold', 'net_total'],
  filters: getFilters,
  advancedFilters: getAdvancedFilters,
  listParams: ['status_is', 'status_is_not'],
};
