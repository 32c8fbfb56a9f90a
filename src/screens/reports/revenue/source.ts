import type { ReportSource } from '@tillview/data';
import { getFields, getSortKeys } from '../../../reporting/definition/metric.ts';
import { metrics } from './metrics.ts';

/** Revenue: its rows are the intervals of the stats, so one request per range serves the whole page. */
export const source: ReportSource = {
  hasRange: true,
  // The last field is only for the sentence.
  stats: { endpoint: 'revenue', fields: [...getFields(metrics), 'avg_order_value'] },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  sortKeys: ['date', ...getSortKeys(metrics)],
  filters: () => [],
};
