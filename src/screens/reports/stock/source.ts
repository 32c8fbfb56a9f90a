import type { ReportSource } from '@tillview/data';
import { getFilters } from './filters.ts';

/** Stock: the current products and variations, so there is no range. Its stats are for the whole store. */
export const source: ReportSource = {
  hasRange: false,
  stats: { endpoint: 'stock', takesFilters: false },
  rows: {
    from: 'list',
    endpoint: 'stock',
    params: { type: 'all' },
    key: ['id'],
    // The store sorts a stock that is not counted below all others, also below a negative one, but sends it as 0.
    sortFields: {
      title: ['name'],
      stock_status: ['stock_status', 'manage_stock', 'stock_quantity'],
      stock_quantity: ['manage_stock', 'stock_quantity'],
    },
  },
  // Out of stock first, then on backorder: the store sorts the names of the statuses.
  sort: { orderby: 'stock_status', order: 'desc' },
  sortKeys: ['title', 'sku', 'stock_status', 'stock_quantity'],
  filters: getFilters,
};
