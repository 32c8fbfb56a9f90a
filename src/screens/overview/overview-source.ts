import type { ReportSource } from '@tillview/data';
import { PERFORMANCE } from '../../reporting/figures/performance-query.ts';

/** The date range of the Overview, which has neither filters nor rows. */
export const ownSource: ReportSource = {
  hasRange: true,
  stats: { endpoint: PERFORMANCE },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  filters: () => [],
};
