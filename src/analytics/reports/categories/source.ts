import type { ReportSource } from '@tillview/data';
import { filters } from './filters.ts';

/** Categories: sales figures, with rows by category, or by product for a single category. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'products', fields: ['items_sold', 'net_revenue', 'orders_count'] },
  rows: {
    from: 'list',
    endpoint: 'categories',
    params: { extended_info: true },
    key: ['category_id'],
    include: 'categories',
  },
  sort: { orderby: 'items_sold', order: 'desc' },
  sortKeys: ['category', 'items_sold', 'net_revenue', 'products_count', 'orders_count'],
  filters,
  search: { by: 'ids', itemType: 'categories', param: 'categories' },
  variants: [
    {
      name: 'single',
      when: { param: 'filter', value: 'single_category', items: 'categories' },
      rows: {
        from: 'list',
        endpoint: 'products',
        params: { extended_info: true },
        key: ['product_id'],
        include: 'products',
      },
      sortKeys: ['product_name', 'sku', 'items_sold', 'net_revenue', 'orders_count', 'variations'],
    },
    {
      name: 'compare',
      when: { param: 'filter', value: 'compare-categories', items: 'categories', atLeast: 2 },
      chartMode: 'item-comparison',
      segmentBy: 'category',
    },
  ],
};
