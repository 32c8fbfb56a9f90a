import { getRangeParams, type RangeParams } from '@tillview/date';
import { getQueryText } from '@tillview/navigation';
import { normalizeQuery, type Query } from '../core/query.ts';
import { type FilterQueryOptions, getFilterQuery, hasEmptyMatch } from './filter-query.ts';
import { type RangeName, type ReportRequest, resolveReportRequest } from './report-request.ts';
import { getRowsQuery } from './request-queries.ts';
import { describesPresent, readSegmentBy } from './endpoints.ts';

/** Options of the public report functions. The app itself resolves a `ReportRequest` once instead. */
export type ReportQueryOptions = FilterQueryOptions & {
  /** Query string of the range for a URL without one. Default: the configured range. */
  defaultDateRange?: string | undefined;
};

/** Options of a chart's or summary's request: one of the two ranges, and fields. */
export type StatsQueryOptions = ReportQueryOptions & {
  dataType?: RangeName | undefined;
  /** The requested fields; by default all. A chart and a summary with the same fields share one request. */
  fields?: readonly string[] | undefined;
};

/** Options of a table's request. */
export type TableQueryOptions = ReportQueryOptions & {
  /** Parameters that override all others. */
  tableQuery?: Query | undefined;
};

/**
 * First and last second of a range of the URL, in the store's local time without a time zone; null without a
 * comparison.
 */
export function getRangeQuery(
  dataType: RangeName,
  { query, defaultDateRange }: Pick<ReportQueryOptions, 'query' | 'defaultDateRange'>,
): RangeParams | null {
  return getRangeParams(query, defaultDateRange)[dataType];
}

/** Converts the options of a public report function to a request. */
export function toReportRequest({
  endpoint,
  fields,
  ...options
}: StatsQueryOptions): ReportRequest {
  const { query, defaultDateRange } = options;
  const source = {
    hasRange: !describesPresent(endpoint),
    stats: { endpoint, fields },
    rows: { from: 'list', endpoint, key: [] },
    sort: { orderby: 'date', order: 'desc' },
    filters: () => [],
  } as const;
  return {
    ...resolveReportRequest(source, query, { defaultDateRange }),
    filters: getFilterQuery({ endpoint, ...options }),
    segmentBy: readSegmentBy(endpoint, getQueryText(query, 'segmentby')),
    scope: hasEmptyMatch({ endpoint, ...options }) ? 'empty' : 'known',
  };
}

/**
 * A table's query (R7.18–R7.26): sort, page, primary range and filters. Invalid values of the URL are replaced: an
 * unknown order by `desc`, a page below 1 by 1, a page size that no table offers by 25.
 */
export function getReportTableQuery(options: TableQueryOptions): Query {
  return normalizeQuery({ ...getRowsQuery(toReportRequest(options)), ...options.tableQuery });
}
