import {
  appendTimestamp,
  defaultDateRangeQuery,
  getCurrentDates,
  getIntervalForQuery,
} from '@tillview/date';
import { getQueryText } from '@tillview/navigation';
import { MAX_PER_PAGE, PAGE_SIZES, QUERY_DEFAULTS } from '../core/constants.ts';
import { normalizeQuery, type Query } from '../core/query.ts';
import { type FilterQueryOptions, getFilterQuery } from './filter-query.ts';

/** What a report's requests are made from. */
export interface ReportQueryOptions extends FilterQueryOptions {
  /** Query string of the range that counts when the address names none. */
  defaultDateRange?: string | undefined;
}

/** A chart's or summary's request: which of the two ranges, and which figures. */
export interface StatsQueryOptions extends ReportQueryOptions {
  dataType?: 'primary' | 'secondary' | undefined;
  /** The figures asked for; all when left out. Chart and summary name the same ones, and so share their request. */
  fields?: readonly string[] | undefined;
}

/** A table's request. */
export interface TableQueryOptions extends ReportQueryOptions {
  /** Parameters that win over all others. */
  tableQuery?: Query | undefined;
}

/** Endpoints that describe the present and know no range (spec §7). */
const ENDPOINTS_WITHOUT_RANGE: readonly string[] = ['stock', 'customers'];

/** Whether the endpoint's figures belong to a range of dates. */
export function hasRange(endpoint: string): boolean {
  return !ENDPOINTS_WITHOUT_RANGE.includes(endpoint);
}

interface RangeOptions {
  query: Query;
  defaultDateRange?: string | undefined;
}

/** First and last second of a range of the address in the store's time, without a zone; null without a comparison. */
export function getRangeQuery(
  dataType: 'primary' | 'secondary',
  { query, defaultDateRange = defaultDateRangeQuery }: RangeOptions,
): { after: string; before: string } | null {
  const range = getCurrentDates(query, defaultDateRange)[dataType];
  if (!range) return null;
  return {
    after: appendTimestamp(range.after, 'start'),
    before: appendTimestamp(range.before, 'end'),
  };
}

/**
 * The stats query of a chart and of the summary above it, so that both are one request. Null for the comparison when
 * there is none: the address says `compare=none`, or the endpoint knows no range.
 */
export function getReportStatsQuery(options: StatsQueryOptions): Query | null {
  const { endpoint, query, fields, dataType = 'primary', defaultDateRange } = options;
  const common = { fields, ...getFilterQuery(options) };
  if (!hasRange(endpoint)) return dataType === 'primary' ? normalizeQuery(common) : null;
  const range = getRangeQuery(dataType, options);
  if (!range) return null;
  return normalizeQuery({
    order: 'asc',
    interval: getIntervalForQuery(query, defaultDateRange ?? defaultDateRangeQuery),
    per_page: MAX_PER_PAGE,
    ...range,
    segmentby: getQueryText(query, 'segmentby'),
    ...common,
  });
}

function readPage(query: Query): number {
  const page = Number(getQueryText(query, 'paged'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function readPageSize(query: Query): number {
  const size = Number(getQueryText(query, 'per_page'));
  return PAGE_SIZES.includes(size) ? size : QUERY_DEFAULTS.pageSize;
}

/**
 * A table's query (spec §7 "Report data"): sort, page, the primary range and the filters. What the address names
 * wrongly takes its default: an unknown order is desc, a page below 1 the first, a size that no table offers 25.
 */
export function getReportTableQuery(options: TableQueryOptions): Query {
  const { endpoint, query, tableQuery } = options;
  return normalizeQuery({
    orderby: getQueryText(query, 'orderby') ?? 'date',
    order: getQueryText(query, 'order') === 'asc' ? 'asc' : 'desc',
    ...(hasRange(endpoint) ? getRangeQuery('primary', options) : {}),
    page: readPage(query),
    per_page: readPageSize(query),
    ...getFilterQuery(options),
    ...tableQuery,
  });
}
