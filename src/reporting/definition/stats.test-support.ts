import type { ReportState } from '@tillview/data';

/** The state of a request that has its response. */
export const READ: ReportState = {
  isRequesting: false,
  isError: false,
  error: undefined,
  isRefreshing: false,
  receivedAt: 1,
};

/** The whole days from `start` to `end` as an interval of stats, in a store whose time is UTC. */
export const toInterval = <Subtotals>(start: string, end: string, subtotals: Subtotals) => ({
  interval: start,
  date_start: `${start} 00:00:00`,
  date_start_gmt: `${start} 00:00:00`,
  date_end: `${end} 23:59:59`,
  date_end_gmt: `${end} 23:59:59`,
  subtotals,
});
