import type { ReportSource } from '@tillview/data';
import { getFields, getSortKeys } from '../../../reporting/definition/metric.ts';
import { getComparisonVariant } from '../shared/comparison-variant.ts';
import { productRows } from '../shared/product-metrics.ts';
import { filters } from './filters.ts';
import { metrics } from './metrics.ts';

/** Categories: the metrics of sales, with rows by category, or by product for a single category. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'products', fields: getFields(metrics) },
  rows: {
    from: 'list',
    endpoint: 'categories',
    params: { extended_info: true },
    key: ['category_id'],
    include: 'categories',
    sortFields: { category: ['extended_info.name'] },
  },
  sort: { orderby: 'items_sold', order: 'desc' },
  sortKeys: ['category', ...getSortKeys(metrics)],
  filters,
  search: { by: 'ids', itemType: 'categories', param: 'categories' },
  variants: [
    {
      name: 'single',
      when: { param: 'filter', value: 'single_category', items: 'categories' },
      ...productRows,
    },
    getComparisonVariant('categories', 'category'),
  ],
};
