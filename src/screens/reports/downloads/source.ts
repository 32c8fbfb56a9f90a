import type { ReportSource } from '@tillview/data';
import { getFields } from '../../../reporting/definition/metric.ts';
import { getAdvancedFilters, getFilters } from './filters.ts';
import { metrics } from './metrics.ts';

/** Downloads: one row per download, with its product embedded. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'downloads', fields: getFields(metrics) },
  rows: {
    from: 'list',
    endpoint: 'downloads',
    params: { _embed: true },
    key: ['id'],
    sortFields: { product: ['_embedded.product.name'] },
  },
  sort: { orderby: 'date', order: 'desc' },
  sortKeys: ['date', 'product'],
  filters: getFilters,
  advancedFilters: getAdvancedFilters,
};
