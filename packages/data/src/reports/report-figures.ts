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

const totalsOnly = new WeakMap<StatsData<AnyTotals>, StatsData<AnyTotals>>();

/** Removes the intervals from data that was read by a longer interval than the requested one. */
function withoutIntervals(data: StatsData<AnyTotals>): StatsData<AnyTotals> {
  const known = totalsOnly.get(data) ?? { totals: data.totals, intervals: [] };
  totalsOnly.set(data, known);
  return known;
}

/**
 * The data of one range of a request. Returns the same data object while the data does not change. The secondary range
 * is empty without a comparison, as are both when a search found nothing; then no request is sent. Intervals that start
 * in the future are left out.
 */
export function getRangeFigures(
  selector: ReportsSelectors,
  request: ReportRequest,
  range: RangeName,
): ReportChartData<AnyTotals> {
  const query = getStatsQuery(request, range);
  if (!query) return NOTHING_TO_DRAW;
  if (request.scope !== 'known') {
    const state = getUnrequestedState(request);
    return { ...state, isEmpty: request.scope === 'empty', data: NO_DATA };
  }
  const { endpoint } = request.stats;
  const { data: received = NO_DATA } = selector.getReportStats(endpoint, query);
  const params = request[range];
  const data = params ? removeFutureIntervals(received, params) : received;
  const state = getStatsState(selector, endpoint, query);
  const hasNothing =
    data.totals === null || (request.dates !== null && data.intervals.length === 0);
  return {
    ...state,
    isEmpty: !state.isRequesting && !state.isError && hasNothing,
    data: request.longerInterval ? withoutIntervals(data) : data,
  };
}

/** The data of a request's range and of its comparison. */
export type ReportFigures = {
  readonly primary: ReportChartData<AnyTotals>;
  readonly secondary: ReportChartData<AnyTotals>;
  /** The combined state of both. */
  readonly state: ReportState;
};

const known = new WeakMap<ReportRequest, ReportFigures>();

/** Returns the previous object when the new one is shallowly equal, to prevent a new render. */
function reuseIfEqual<Value extends object>(before: Value | undefined, now: Value): Value {
  const isEqual =
    before !== undefined &&
    Object.entries(now).every(([key, value]) => Object.is(value, Reflect.get(before, key)));
  return isEqual ? before : now;
}

/**
 * The data of a request: one read per range, shared by the summary, the chart, the totals row and a table of intervals.
 * Returns the same objects while they do not change, even when other data is read.
 */
export function getReportFigures(
  selector: ReportsSelectors,
  request: ReportRequest,
): ReportFigures {
  const before = known.get(request);
  const primary = reuseIfEqual(before?.primary, getRangeFigures(selector, request, 'primary'));
  const secondary = reuseIfEqual(
    before?.secondary,
    getRangeFigures(selector, request, 'secondary'),
  );
  const state = reuseIfEqual(before?.state, joinReportStates([primary, secondary]));
  const figures = reuseIfEqual(before, { primary, secondary, state });
  known.set(request, figures);
  return figures;
}
