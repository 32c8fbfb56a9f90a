import type { ReportSource } from '@tillview/data';
import { getFilters } from './filters.ts';

/** Coupons: orders with a discount and what it cost, by coupon. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'coupons', fields: ['orders_count', 'amount'] },
  rows: {
    from: 'list',
    endpoint: 'coupons',
    // Code, dates and type of a coupon come with it only on request.
    params: { extended_info: true },
    key: ['coupon_id'],
    include: 'coupons',
  },
  sort: { orderby: 'orders_count', order: 'desc' },
  sortKeys: ['code', 'orders_count', 'amount'],
  filters: getFilters,
  search: { by: 'ids', itemType: 'coupons', param: 'coupons' },
  variants: [
    { name: 'single', when: { param: 'filter', value: 'single_coupon', items: 'coupons' } },
    {
      name: 'compare',
      when: { param: 'filter', value: 'compare-coupons', items: 'coupons', atLeast: 2 },
      chartMode: 'item-comparison',
      segmentBy: 'coupon',
    },
  ],
};
