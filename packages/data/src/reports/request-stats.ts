import { memoize } from '../core/memoize.ts';
import { removeFutureIntervals } from './future-intervals.ts';
import type { RangeName, ReportRequest } from './report-request.ts';
import {
  getStatsState,
  getUnrequestedState,
  joinReportStates,
  NOTHING_REQUESTED,
  type ReportState,
} from './report-state.ts';
import { getStatsQuery } from './request-queries.ts';
import type { ReportsSelectors } from './store.ts';
import type { AnyTotals, StatsData, WithSegments } from './types.ts';

/** The data of a chart. */
export type ReportChartData<Totals> = ReportState & {
  /** Whether the reply has arrived and has nothing to draw. */
  isEmpty: boolean;
  /** The totals of the range, and all its intervals. `totals` is null and `intervals` is empty until read. */
  data: StatsData<Totals>;
};

/** The totals of a range and of its comparison. Null until read, and when there is no comparison. */
export type SummaryTotals<Totals> = {
  readonly primary: WithSegments<Totals> | null;
  readonly secondary: WithSegments<Totals> | null;
};

/**
 * The data of a summary. The totals of one range are available while the request for the other is pending or has
 * failed.
 */
export type SummaryNumbers<Totals> = ReportState & { totals: SummaryTotals<Totals> };

const NO_DATA: StatsData<never> = Object.freeze({ totals: null, intervals: [] });

const NOTHING_TO_DRAW: ReportChartData<never> = Object.freeze({
  ...NOTHING_REQUESTED,
  isEmpty: true,
  data: NO_DATA,
});

/** Removes the intervals from data that was read by a longer interval than the requested one. */
const withoutIntervals = memoize(({ totals }: StatsData<AnyTotals>): StatsData<AnyTotals> => ({
  totals,
  intervals: [],
}));

/** The data of a chart; the same object for the same data and state. */
const toChartData = memoize(
  (
    data: StatsData<AnyTotals>,
    isEmpty: boolean,
    isRequesting: boolean,
    isError: boolean,
    error: Error | undefined,
    isRefreshing: boolean,
    receivedAt: number | undefined,
  ): ReportChartData<AnyTotals> => ({
    data,
    isEmpty,
    isRequesting,
    isError,
    error,
    isRefreshing,
    receivedAt,
  }),
);

function getChartData(
  data: StatsData<AnyTotals>,
  isEmpty: boolean,
  { isRequesting, isError, error, isRefreshing, receivedAt }: ReportState,
): ReportChartData<AnyTotals> {
  return toChartData(data, isEmpty, isRequesting, isError, error, isRefreshing, receivedAt);
}

/**
 * The data of one range of a request. Returns the same object while it does not change. The secondary range is empty without a comparison, as are both when a search found nothing; then no request is sent. Intervals that start
 * in the future are left out.
 */
export function getRangeStats(
  selector: ReportsSelectors,
  request: ReportRequest,
  range: RangeName,
): ReportChartData<AnyTotals> {
  const query = getStatsQuery(request, range);
  if (!query) return NOTHING_TO_DRAW;
  if (request.scope !== 'known') {
    return getChartData(NO_DATA, request.scope === 'empty', getUnrequestedState(request));
  }
  const { endpoint } = request.stats;
  const { data: received = NO_DATA } = selector.getReportStats(endpoint, query);
  const params = request[range];
  const data = params ? removeFutureIntervals(received, params) : received;
  const state = getStatsState(selector, endpoint, query);
  const hasNothing =
    data.totals === null || (request.dates !== null && data.intervals.length === 0);
  return getChartData(
    request.longerInterval ? withoutIntervals(data) : data,
    !state.isRequesting && !state.isError && hasNothing,
    state,
  );
}

/** The data of a request's range and of its comparison. */
export type RequestStats = {
  readonly primary: ReportChartData<AnyTotals>;
  readonly secondary: ReportChartData<AnyTotals>;
  /** The combined state of both. */
  readonly state: ReportState;
};

const joinStats = memoize(
  (primary: ReportChartData<AnyTotals>, secondary: ReportChartData<AnyTotals>): RequestStats => ({
    primary,
    secondary,
    state: joinReportStates([primary, secondary]),
  }),
);

/**
 * The data of a request: one read per range, shared by the summary, the chart, the totals row and a table of intervals.
 * Returns the same objects while they do not change, even when other data is read.
 */
export function getRequestStats(selector: ReportsSelectors, request: ReportRequest): RequestStats {
  return joinStats(
    getRangeStats(selector, request, 'primary'),
    getRangeStats(selector, request, 'secondary'),
  );
}
