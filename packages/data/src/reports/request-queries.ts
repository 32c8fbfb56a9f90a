import { MAX_PER_PAGE } from '../core/constants.ts';
import { memoize } from '../core/memoize.ts';
import { normalizeQuery, type Query } from '../core/query.ts';
import type { RangeName } from './report-request.ts';
import type { RequestParams } from './request-params.ts';

/** The part of a report's request that its calls depend on. */
type Requested = Pick<
  RequestParams,
  | 'stats'
  | 'rows'
  | 'primary'
  | 'secondary'
  | 'interval'
  | 'longerInterval'
  | 'segmentBy'
  | 'sort'
  | 'page'
  | 'pageSize'
  | 'filters'
  | 'scope'
>;

function toStatsQuery(request: Requested, range: RangeName): Query | null {
  const { stats, interval, longerInterval, segmentBy, filters, primary } = request;
  const common = { fields: stats.fields, ...(stats.takesFilters === false ? {} : filters) };
  if (!primary) return range === 'primary' ? normalizeQuery(common) : null;
  const params = request[range];
  if (!params) return null;
  return normalizeQuery({
    order: 'asc',
    interval: longerInterval ?? interval,
    per_page: MAX_PER_PAGE,
    ...params,
    segmentby: segmentBy,
    ...common,
  });
}

/**
 * The stats query of one range, shared by summary, chart, totals row and a table of intervals. Null for the secondary
 * range without a comparison. Memoized, because selectors need it after each change of the data store.
 */
export const getStatsQuery = memoize(toStatsQuery);

/** The query of a list page: sort, page, range and filters. Null when the rows are intervals. */
export function getRowsQuery({
  rows,
  sort,
  page,
  pageSize,
  primary,
  filters,
}: Requested): Query | null {
  if (rows.from === 'intervals') return null;
  return normalizeQuery({
    ...sort,
    ...primary,
    page,
    per_page: pageSize,
    ...rows.params,
    ...filters,
  });
}

/** Identifies a list, whatever its sort and page, but for an `ignored` parameter; undefined for what is not requested. */
export function getListSubject(request: Requested, ignored?: string): string | undefined {
  const query = getRowsQuery(request);
  if (request.rows.from !== 'list' || request.scope !== 'known' || !query) return undefined;
  const { orderby: _orderby, order: _order, page: _page, per_page: _size, ...rest } = query;
  const same = Object.entries(rest).filter(([name]) => name !== ignored);
  return JSON.stringify([request.rows.endpoint, same]);
}

/**
 * A request of the first view: a path relative to the analytics namespace, and a query. A path that begins with `/` is
 * relative to the REST root: its screen reads the reply itself, and not from the data store of reports.
 */
export type ReportCall = { readonly path: string; readonly query: Query };

/**
 * All requests of a report's first view that depend on no other response; none while its search is pending, when it
 * found nothing, and when it failed.
 */
export function getReportCalls(request: Requested): readonly ReportCall[] {
  const { stats, rows, filters } = request;
  // The products of a brand are read first.
  if (request.scope !== 'known' || filters['brands']) return [];
  const statsPath = `reports/${stats.endpoint}/stats`;
  const calls: readonly { path: string; query: Query | null }[] = [
    { path: statsPath, query: toStatsQuery(request, 'primary') },
    { path: statsPath, query: toStatsQuery(request, 'secondary') },
    {
      path: rows.from === 'list' ? `reports/${rows.endpoint}` : '',
      query: getRowsQuery(request),
    },
  ];
  return calls.filter((call): call is ReportCall => call.query !== null);
}
