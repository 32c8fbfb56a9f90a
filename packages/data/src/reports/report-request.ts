import {
  type ChartType,
  type CurrentDates,
  type DateCorrection,
  type DateParams,
  getChartTypeForQuery,
  getCurrentDates,
  getDateParamsFromQuery,
} from '@tillview/date';
import {
  type ChartLine,
  type ChartMode,
  getChartLineFromQuery,
  getMatchFromQuery,
  getQueryText,
  type MatchMode,
} from '@tillview/navigation';
import type { Query } from '../core/query.ts';
import { getAdvancedQuery } from './filter-query.ts';
import type { ReportSource } from './report-source.ts';
import { type RequestParams, type ResolveOptions, resolveRequestParams } from './request-params.ts';

/** One of the two ranges of a request: the range itself, or its comparison. */
export type RangeName = 'primary' | 'secondary';

/** The range and its comparison with their labels, and the URL parameters that they come from. */
export type RequestDates = CurrentDates & {
  readonly params: DateParams;
  /** Invalid dates of the URL that were replaced. */
  readonly corrections: readonly DateCorrection[];
};

/** The parsed, typed URL of a report. Resolved once per render; all report data is derived from it. */
export type ReportRequest = Omit<RequestParams, 'activeVariant' | 'dateQuery' | 'corrections'> & {
  /** Name of the active variant; undefined for the report's default view. */
  readonly variant: string | undefined;
  /** Null for a report without a range. */
  readonly dates: RequestDates | null;
  /** The selected metric of the URL; undefined without one. */
  readonly chart: string | undefined;
  readonly chartType: ChartType;
  readonly chartMode: ChartMode;
  /** The moving average or running total of the chart's lines; undefined for neither. */
  readonly chartLine: ChartLine | undefined;
  readonly match: MatchMode;
  /** The error of the search. */
  readonly searchError: Error | undefined;
};

/** Parses the URL of a report. Replaces invalid values with defaults; never throws. */
export function resolveReportRequest(
  source: ReportSource,
  query: Query,
  options: ResolveOptions = {},
): ReportRequest {
  const { activeVariant, dateQuery, corrections, ...params } = resolveRequestParams(
    source,
    query,
    options,
    (own) => getAdvancedQuery(own, source.advancedFilters?.().filters),
  );
  const { defaultDateRange, searchError } = options;
  return {
    ...params,
    variant: activeVariant?.name,
    dates: source.hasRange
      ? {
          ...getCurrentDates(dateQuery, defaultDateRange),
          params: getDateParamsFromQuery(dateQuery, defaultDateRange),
          corrections,
        }
      : null,
    chart: getQueryText(query, 'chart'),
    chartType: getChartTypeForQuery(query),
    chartMode: activeVariant?.chartMode ?? 'time-comparison',
    chartLine: getChartLineFromQuery(query),
    match: getMatchFromQuery(query),
    searchError,
  };
}
