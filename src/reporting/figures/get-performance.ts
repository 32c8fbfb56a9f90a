import {
  getItemsState,
  RestError,
  type RangeParams,
  type ReportRow,
  type ReportsSelectors,
  type ReportState,
  type RestQuery,
  type RowsState,
} from '@tillview/data';
import { getPerformanceQuery, PERFORMANCE } from './performance-query.ts';

/** The metrics that the store allows, without their values. */
export const getAllowedMetrics = (selector: ReportsSelectors): RowsState<ReportRow> =>
  getItemsState(selector, `${PERFORMANCE}/allowed`, {});

/** The state of data that is not requested, because none of it is shown. */
export const NOTHING: RowsState<never> = {
  rows: [],
  isRequesting: false,
  isError: false,
  error: undefined,
  isRefreshing: false,
  receivedAt: undefined,
};

/** A store refuses the whole request if it does not have one of the metrics. */
const isRefused = ({ error }: ReportState): boolean =>
  error instanceof RestError && error.code === 'rest_invalid_param';

/** The metrics of a range: one request, and a second one if the store refuses some of them. */
export function getPerformance(
  selector: ReportsSelectors,
  range: RangeParams | null,
  stats: readonly string[],
  filters: RestQuery = {},
): RowsState<ReportRow> {
  if (!range || stats.length === 0) return NOTHING;
  const wanted = getItemsState(selector, PERFORMANCE, getPerformanceQuery(range, stats, filters));
  if (!isRefused(wanted)) return wanted;
  const allowed = getAllowedMetrics(selector);
  if (allowed.isRequesting || allowed.isError) return allowed;
  const offered = stats.filter((stat) => allowed.rows.some((row) => row['stat'] === stat));
  return offered.length === stats.length
    ? wanted
    : getPerformance(selector, range, offered, filters);
}
