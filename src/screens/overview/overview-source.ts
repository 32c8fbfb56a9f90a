import type { ReportSource } from '@tillview/data';

/** The endpoint of the section "Performance", below `reports`. */
export const PERFORMANCE = 'performance-indicators';

/** The date range of the Overview, which has neither filters nor rows. */
export const ownSource: ReportSource = {
  hasRange: true,
  stats: { endpoint: PERFORMANCE },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  filters: () => [],
};
