import type { StatsDataOptions } from './chart-data.ts';
import { hasEmptyMatch } from './filter-query.ts';
import { getReportStatsQuery } from './report-query.ts';
import { getStatsState, joinReportStates, type ReportState } from './report-state.ts';
import type { StatsData, TotalsOf, WithSegments } from './types.ts';

/** The totals of a range and of the one it is compared with; null while not known, and for no comparison. */
export interface SummaryTotals<Totals> {
  readonly primary: WithSegments<Totals> | null;
  readonly secondary: WithSegments<Totals> | null;
}

/** What a summary needs to be drawn; what is known of one range is there while the other is awaited or failed. */
export interface SummaryNumbers<Totals> extends ReportState {
  totals: SummaryTotals<Totals>;
}

const NOTHING: StatsData<never> = { totals: null, intervals: [] };
const pairs = new WeakMap<object, WeakMap<object, object>>();

/** Two totals as one object: the same for the same answers, so that a reader can tell by reference. */
function toPair<Totals>(
  primary: StatsData<Totals>,
  secondary: StatsData<Totals>,
): SummaryTotals<Totals> {
  const withPrimary = pairs.get(primary) ?? new WeakMap<object, object>();
  pairs.set(primary, withPrimary);
  const pair = withPrimary.get(secondary) ?? {
    primary: primary.totals,
    secondary: secondary.totals,
  };
  withPrimary.set(secondary, pair);
  // The maps' value was made from these very keys.
  return pair as SummaryTotals<Totals>;
}

/**
 * The totals of an address for its summary: the requests of the chart, so none of its own where a chart of the same
 * fields is shown. Both ranges are asked for at once; with no comparison the secondary totals stay null,
 * and both do for a search that found nothing.
 */
export function getSummaryNumbers<Endpoint extends string>(
  options: Omit<StatsDataOptions<Endpoint>, 'dataType'>,
): SummaryNumbers<TotalsOf<Endpoint>> {
  const { endpoint, selector } = options;
  const queries = (['primary', 'secondary'] as const).map((dataType) =>
    hasEmptyMatch(options) ? null : getReportStatsQuery({ ...options, dataType }),
  );
  const [primary = NOTHING, secondary = NOTHING] = queries.map((query) =>
    query ? selector.getReportStats(endpoint, query).data : undefined,
  );
  const states = queries
    .filter((query) => query !== null)
    .map((query) => getStatsState(selector, endpoint, query));
  return { ...joinReportStates(states), totals: toPair(primary, secondary) };
}
