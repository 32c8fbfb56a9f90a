import { withoutFuture } from './begun-intervals.ts';
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

/** What a chart needs to be drawn. */
export type ReportChartData<Totals> = ReportState & {
  /** The answer is there, and there is nothing in it to draw. */
  isEmpty: boolean;
  /** Figures of the range and of its intervals, all of them; totals null and no intervals while nothing is known. */
  data: StatsData<Totals>;
};

/** The totals of a range and of the one it is compared with; null while not known, and for no comparison. */
export type SummaryTotals<Totals> = {
  readonly primary: WithSegments<Totals> | null;
  readonly secondary: WithSegments<Totals> | null;
};

/** What a summary needs to be drawn; what is known of one range is there while the other is awaited or failed. */
export type SummaryNumbers<Totals> = ReportState & { totals: SummaryTotals<Totals> };

const NO_DATA: StatsData<never> = Object.freeze({ totals: null, intervals: [] });

const NOTHING_TO_DRAW: ReportChartData<never> = Object.freeze({
  ...NOTHING_REQUESTED,
  isEmpty: true,
  data: NO_DATA,
});

const totalsOnly = new WeakMap<StatsData<AnyTotals>, StatsData<AnyTotals>>();

/** The totals alone, of figures that were read by a longer interval than the requested one. */
function withoutIntervals(data: StatsData<AnyTotals>): StatsData<AnyTotals> {
  const known = totalsOnly.get(data) ?? { totals: data.totals, intervals: [] };
  totalsOnly.set(data, known);
  return known;
}

/**
 * The figures of one range of a request. The same data object comes back as long as the figures are the same. Without
 * a comparison the secondary one is empty at once, as is a search that found nothing, and no request is sent. Intervals
 * that have not begun are no part of them.
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
  const data = params ? withoutFuture(received, params) : received;
  const state = getStatsState(selector, endpoint, query);
  const hasNothing =
    data.totals === null || (request.dates !== null && data.intervals.length === 0);
  return {
    ...state,
    isEmpty: !state.isRequesting && !state.isError && hasNothing,
    data: request.longerInterval ? withoutIntervals(data) : data,
  };
}

/** Figures of a request's range and of its comparison. */
export type ReportFigures = {
  readonly primary: ReportChartData<AnyTotals>;
  readonly secondary: ReportChartData<AnyTotals>;
  /** The state of both together. */
  readonly state: ReportState;
};

const known = new WeakMap<ReportRequest, ReportFigures>();

/** What was there before, as long as it is the same: then nothing that shows it is drawn again. */
function keepEqual<Value extends object>(before: Value | undefined, now: Value): Value {
  const isEqual =
    before !== undefined &&
    Object.entries(now).every(([key, value]) => Object.is(value, Reflect.get(before, key)));
  return isEqual ? before : now;
}

/**
 * The figures of a request: one read per range, which summary, chart, totals row and a table of intervals share. The same
 * objects come back as long as nothing of them has changed, whatever else was read.
 */
export function getReportFigures(
  selector: ReportsSelectors,
  request: ReportRequest,
): ReportFigures {
  const before = known.get(request);
  const primary = keepEqual(before?.primary, getRangeFigures(selector, request, 'primary'));
  const secondary = keepEqual(before?.secondary, getRangeFigures(selector, request, 'secondary'));
  const state = keepEqual(before?.state, joinReportStates([primary, secondary]));
  const figures = keepEqual(before, { primary, secondary, state });
  known.set(request, figures);
  return figures;
}
