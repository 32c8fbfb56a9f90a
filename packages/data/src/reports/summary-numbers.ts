import type { StatsDataOptions } from './chart-data.ts';
import { getReportFigures, type SummaryNumbers, type SummaryTotals } from './report-figures.ts';
import { toReportRequest } from './report-query.ts';
import type { StatsData, TotalsOf } from './types.ts';

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

/** The totals of an address for its summary, as extensions ask for them: the requests of the chart, none of its own. */
export function getSummaryNumbers<Endpoint extends string>({
  selector,
  ...options
}: Omit<StatsDataOptions<Endpoint>, 'dataType'>): SummaryNumbers<TotalsOf<Endpoint>> {
  const { primary, secondary, state } = getReportFigures(selector, toReportRequest(options));
  const totals = toPair(primary.data, secondary.data);
  // The endpoint names the figures that its replies carry.
  return { ...state, totals } as unknown as SummaryNumbers<TotalsOf<Endpoint>>;
}
