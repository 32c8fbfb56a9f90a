import type { RangeParams, RestQuery } from '@tillview/data';

/** The endpoint of figures of several reports, below `reports`. */
export const PERFORMANCE = 'performance-indicators';

/** The query for figures: one request for all metrics of a range. */
export const getPerformanceQuery = (
  range: RangeParams,
  stats: readonly string[],
  filters: RestQuery,
): RestQuery => ({
  ...range,
  stats: stats.join(','),
  ...filters,
});
