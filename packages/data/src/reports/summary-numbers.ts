import { memoize } from '../core/memoize.ts';
import type { StatsDataOptions } from './chart-data.ts';
import { getRequestStats, type SummaryNumbers, type SummaryTotals } from './request-stats.ts';
import { toReportRequest } from './report-query.ts';
import type { AnyTotals, StatsData, TotalsOf } from './types.ts';

/** Both totals in one object; the same object for the same data, so that it can be compared by reference. */
const toPair = memoize(
  (primary: StatsData<AnyTotals>, secondary: StatsData<AnyTotals>): SummaryTotals<AnyTotals> => ({
    primary: primary.totals,
    secondary: secondary.totals,
  }),
);

/**
 * The totals of a URL for its summary, with the signature that WooCommerce extensions use. Shares the requests of the
 * chart.
 */
export function getSummaryNumbers<Endpoint extends string>({
  selector,
  ...options
}: Omit<StatsDataOptions<Endpoint>, 'dataType'>): SummaryNumbers<TotalsOf<Endpoint>> {
  const { primary, secondary, state } = getRequestStats(selector, toReportRequest(options));
  const totals = toPair(primary.data, secondary.data);
  // The type of the totals follows from the endpoint.
  return { ...state, totals } as unknown as SummaryNumbers<TotalsOf<Endpoint>>;
}
