import { type ReportChartData, getRangeStats } from './request-stats.ts';
import { type StatsQueryOptions, toReportRequest } from './report-query.ts';
import type { ReportsSelectors } from './store.ts';
import type { TotalsOf } from './types.ts';

/** Options of the chart and summary functions; `selector` is `select( reportsStore )`. */
export type StatsDataOptions<Endpoint extends string = string> = StatsQueryOptions & {
  endpoint: Endpoint;
  selector: ReportsSelectors;
};

/**
 * The data of a chart for one range of the URL, with the signature that WooCommerce extensions use; see
 * `getRangeStats`.
 */
export function getReportChartData<Endpoint extends string>({
  selector,
  ...options
}: StatsDataOptions<Endpoint>): ReportChartData<TotalsOf<Endpoint>> {
  const request = toReportRequest(options);
  const stats = getRangeStats(selector, request, options.dataType ?? 'primary');
  // The type of the totals follows from the endpoint.
  return stats as unknown as ReportChartData<TotalsOf<Endpoint>>;
}
