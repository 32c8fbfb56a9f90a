import type { StatsDataOptions } from './chart-data.ts';
import { getReportFigures, type SummaryNumbers, type SummaryTotals } from './report-figures.ts';
import { toReportRequest } from './report-query.ts';
import type { StatsData, TotalsOf } from './types.ts';

const pairs = new WeakMap<object, WeakMap<object, object>>();

/** Both totals in one object. Returns the same object for the same data, so that it can be compared by reference. */
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
  // The value in the maps was created for these two keys.
  return pair as SummaryTotals<Totals>;
}

/**
 * The totals of a URL for its summary, with the signature that WooCommerce extensions use. Shares the requests of the
 * chart.
 */
export function getSummaryNumbers<Endpoint extends string>({
  selector,
  ...options
}: Omit<StatsDataOptions<Endpoint>, 'dataType'>): SummaryNumbers<TotalsOf<Endpoint>> {
  const { primary, secondary, state } = getReportFigures(selector, toReportRequest(options));
  const totals = toPair(primary.data, secondary.data);
  // The type of the totals follows from the endpoint.
  return { ...state, totals } as unknown as SummaryNumbers<TotalsOf<Endpoint>>;
}
