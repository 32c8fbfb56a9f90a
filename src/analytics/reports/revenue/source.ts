import type { ReportSource } from '@tillview/data';

/** Revenue: its rows are the intervals of the stats, so one request per range serves the whole page. */
export const source: ReportSource = {
  hasRange: true,
  stats: {
    endpoint: 'revenue',
    fields: [
      'gross_sales',
      'refunds',
      'coupons',
      'net_revenue',
      'taxes',
      'shipping',
      'total_sales',
      'orders_count',
    ],
  },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  sortKeys: [
    'date',
    'orders_count',
    'gross_sales',
    'refunds',
    'coupons',
    'net_revenue',
    'taxes',
    'shipping',
    'total_sales',
  ],
  filters: () => [],
};
