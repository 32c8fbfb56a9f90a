import type { ReportSource } from '@tillview/data';
import { getFields, getSortKeys } from '../../../reporting/definition/metric.ts';
import { getComparisonVariant } from '../shared/comparison-variant.ts';
import { getFilters } from './filters.ts';
import { metrics } from './metrics.ts';

/** Coupons: discounted orders and the discount amount, by coupon. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'coupons', fields: getFields(metrics) },
  rows: {
    from: 'list',
    endpoint: 'coupons',
    // Without this parameter, rows do not contain the coupon's code, dates and type.
    params: { extended_info: true },
    key: ['coupon_id'],
    include: 'coupons',
    sortFields: { code: ['extended_info.code'] },
  },
  sort: { orderby: 'orders_count', order: 'desc' },
  sortKeys: ['code', ...getSortKeys(metrics)],
  filters: getFilters,
  search: { by: 'ids', itemType: 'coupons', param: 'coupons' },
  variants: [
    { name: 'single', when: { param: 'filter', value: 'single_coupon', items: 'coupons' } },
    getComparisonVariant('coupons', 'coupon'),
  ],
};
