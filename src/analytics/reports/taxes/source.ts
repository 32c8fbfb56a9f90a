import type { ReportSource } from '@tillview/data';
import { getFields, getSortKeys } from '../../report-page/metric.ts';
import { getFilters } from './filters.ts';
import { metrics } from './metrics.ts';

/** Taxes: the collected tax, by rate. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'taxes', fields: getFields(metrics) },
  rows: {
    from: 'list',
    endpoint: 'taxes',
    // The id alone is not unique: a store that joins rates by their location lists one id with several names.
    key: ['tax_rate_id', 'name', 'priority'],
    include: 'taxes',
  },
  sort: { orderby: 'orders_count', order: 'desc' },
  sortKeys: ['tax_code', 'rate', ...getSortKeys(metrics)],
  filters: getFilters,
  search: { by: 'ids', itemType: 'taxes', param: 'taxes' },
  variants: [
    {
      name: 'compare',
      when: { param: 'filter', value: 'compare-taxes', items: 'taxes', atLeast: 2 },
      chartMode: 'item-comparison',
      segmentBy: 'tax_rate_id',
    },
  ],
};
