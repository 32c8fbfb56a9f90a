import { getCurrentDates } from '@tillview/date';
import { getQueryText } from '@tillview/navigation';
import { normalizeQuery, type Query } from '../core/query.ts';
import { type FilterQueryOptions, getFilterQuery, hasEmptyMatch } from './filter-query.ts';
import {
  type RangeName,
  type RangeParams,
  type ReportRequest,
  resolveReportRequest,
  toRangeParams,
} from './report-request.ts';
import { getRowsQuery, getStatsQuery } from './request-queries.ts';
import { describesPresent, readSegmentBy } from './endpoints.ts';

/** What the public report functions take; the app itself resolves a `ReportRequest` once instead. */
export type ReportQueryOptions = FilterQueryOptions & {
  /** Query string of the range that counts when the address names none; the configured one when left out. */
  defaultDateRange?: string | undefined;
};

/** A chart's or summary's request: which of the two ranges, and which figures. */
export type StatsQueryOptions = ReportQueryOptions & {
  dataType?: RangeName | undefined;
  /** The requested figures; all when left out. Chart and summary name the same ones, and so share their request. */
  fields?: readonly string[] | undefined;
};

/** A table's request. */
export type TableQueryOptions = ReportQueryOptions & {
  /** Parameters that win over all others. */
  tableQuery?: Query | undefined;
};

/** First and last second of a range of the address in the store's time, without a zone; null without a comparison. */
export function getRangeQuery(
  dataType: RangeName,
  { query, defaultDateRange }: Pick<ReportQueryOptions, 'query' | 'defaultDateRange'>,
): RangeParams | null {
  return toRangeParams(getCurrentDates(query, defaultDateRange), dataType);
}

/** The request that the options of a public report function stand for. */
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
 * The stats query of a chart and of the summary above it, so that both are one request. Null for the comparison when
 * there is none: the address says `compare=none`, or the endpoint describes the present.
 */
export function getReportStatsQuery(options: StatsQueryOptions): Query | null {
  return getStatsQuery(toReportRequest(options), options.dataType ?? 'primary');
}

/**
 * A table's query (R7.18–R7.26): sort, page, the primary range and the filters. What the address names wrongly takes
 * its default: an unknown order is desc, a page below 1 the first, a size that no table offers 25.
 */
export function getReportTableQuery(options: TableQueryOptions): Query {
  return normalizeQuery({ ...getRowsQuery(toReportRequest(options)), ...options.tableQuery });
}
