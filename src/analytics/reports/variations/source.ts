import type { ReportSource } from '@tillview/data';
import { advancedFilters, filters } from './filters.ts';

/** Variations: what was sold of variable products, by variation. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'variations', fields: ['items_sold', 'net_revenue', 'orders_count'] },
  rows: {
    from: 'list',
    endpoint: 'variations',
    params: { extended_info: true },
    key: ['variation_id', 'product_id'],
    include: 'variations',
  },
  sort: { orderby: 'items_sold', order: 'desc' },
  sortKeys: ['sku', 'items_sold', 'net_revenue', 'orders_count'],
  filters,
  advancedFilters,
  variants: [
    {
      name: 'single',
      when: { param: 'filter-variations', value: 'single_variation', items: 'variations' },
    },
    {
      name: 'compare',
      when: {
        param: 'filter-variations',
        value: 'compare-variations',
        items: 'variations',
        atLeast: 2,
      },
      chartMode: 'item-comparison',
      segmentBy: 'variation',
    },
  ],
};
