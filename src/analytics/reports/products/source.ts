import type { ReportSource } from '@tillview/data';
import { filters } from './filters.ts';

/** Products: what was sold, by product. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'products', fields: ['items_sold', 'net_revenue', 'orders_count'] },
  rows: {
    from: 'list',
    endpoint: 'products',
    params: { extended_info: true },
    key: ['product_id'],
    include: 'products',
  },
  sort: { orderby: 'items_sold', order: 'desc' },
  sortKeys: ['product_name', 'sku', 'items_sold', 'net_revenue', 'orders_count', 'variations'],
  filters,
  search: { by: 'ids', itemType: 'products', param: 'products' },
  variants: [
    { name: 'single', when: { param: 'filter', value: 'single_product', items: 'products' } },
    {
      name: 'compare',
      when: { param: 'filter', value: 'compare-products', items: 'products', atLeast: 2 },
      chartMode: 'item-comparison',
      segmentBy: 'product',
    },
  ],
};
