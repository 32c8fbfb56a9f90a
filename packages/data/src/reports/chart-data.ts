import { hasEmptyMatch } from './filter-query.ts';
import { getReportStatsQuery, hasRange, type StatsQueryOptions } from './report-query.ts';
import { getStatsState, NOTHING_ASKED, type ReportState } from './report-state.ts';
import type { ReportsSelectors } from './store.ts';
import type { StatsData, TotalsOf } from './types.ts';

/** What a chart needs to be drawn. */
export interface ReportChartData<Totals> extends ReportState {
  /** The answer is there, and there is nothing in it to draw. */
  isEmpty: boolean;
  /** Figures of the range and of its intervals, all of them; totals null and no intervals while nothing is known. */
  data: StatsData<Totals>;
}

/** Options of the chart and summary helpers; `selector` is `select( reportsStore )`. */
export interface StatsDataOptions<Endpoint extends string = string> extends StatsQueryOptions {
  endpoint: Endpoint;
  selector: ReportsSelectors;
}

const NO_DATA: StatsData<never> = Object.freeze({ totals: null, intervals: [] });

const NOTHING_TO_DRAW: ReportChartData<never> = Object.freeze({
  ...NOTHING_ASKED,
  isEmpty: true,
  data: NO_DATA,
});

/**
 * The figures of a chart for one range of an address. The same data object comes back as long as the figures are the
 * same. Without a comparison the secondary one is empty at once, as is a search that found nothing, and nothing is asked.
 */
export function getReportChartData<Endpoint extends string>(
  options: StatsDataOptions<Endpoint>,
): ReportChartData<TotalsOf<Endpoint>> {
  const { endpoint, selector } = options;
  const query = hasEmptyMatch(options) ? null : getReportStatsQuery(options);
  if (!query) return NOTHING_TO_DRAW;
  const { data = NO_DATA } = selector.getReportStats(endpoint, query);
  const state = getStatsState(selector, endpoint, query);
  const hasNothing = data.totals === null || (hasRange(endpoint) && data.intervals.length === 0);
  return { ...state, isEmpty: !state.isRequesting && !state.isError && hasNothing, data };
}
