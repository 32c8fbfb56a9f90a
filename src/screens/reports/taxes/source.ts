import type { ReportSource } from '@tillview/data';
import { getFields, getSortKeys } from '../../../reporting/definition/metric.ts';
import { getComparisonVariant } from '../shared/comparison-variant.ts';
import { getFilters } from './filters.ts';
import { metrics } from './metrics.ts';
import { getCode, type TaxRow } from './row.ts';

/** Taxes: the collected tax, by rate. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'taxes', fields: getFields(metrics) },
  rows: {
    from: 'list',
    endpoint: 'taxes',
    key: ['tax_rate_id'],
    include: 'taxes',
    sortFields: { tax_code: ['country', 'state', 'name'], rate: ['tax_rate'] },
    segment: {
      by: 'tax_rate_id',
      fields: ['total_tax', 'order_tax', 'shipping_tax'],
      labelOf: (row) => getCode(row as TaxRow),
    },
  },
  sort: { orderby: 'orders_count', order: 'desc' },
  sortKeys: ['tax_code', 'rate', ...getSortKeys(metrics)],
  filters: getFilters,
  search: { by: 'ids', itemType: 'taxes', param: 'taxes' },
  variants: [getComparisonVariant('taxes', 'tax_rate_id')],
};
