import { sortIntervals } from './interval-rows.ts';
import { getRangeFigures } from './report-figures.ts';
import type { ReportRequest } from './report-request.ts';
import type { ReportSort } from './report-source.ts';
import { getReportState, getUnrequestedState, type ReportState } from './report-state.ts';
import { getRowsQuery, getStatsQuery } from './request-queries.ts';
import type { ReportsSelectors } from './store.ts';
import type { AnyTotals, ReportItems, ReportRow, StatsInterval } from './types.ts';

/** The rows of a table page, and the total count of rows and pages. */
export type ReportRows<Row> = ReportState & {
  readonly items: ReportItems<Row>;
  /** Whether the server did not report the total number of rows. */
  readonly isTotalUnknown: boolean;
};

const NO_ITEMS: ReportItems<never> = { data: [], totalResults: 0, totalPages: 0 };

type Intervals = readonly StatsInterval<AnyTotals>[];

const sorted = new WeakMap<Intervals, { sort: string; rows: Intervals }>();
const pages = new WeakMap<Intervals, Map<string, ReportItems<StatsInterval<AnyTotals>>>>();

/** Returns the same array for the same intervals and sort, to prevent a new render of the table. */
function sortCached(intervals: Intervals, sort: ReportSort): Intervals {
  const name = `${sort.orderby} ${sort.order}`;
  const known = sorted.get(intervals);
  if (known?.sort === name) return known.rows;
  const rows = sortIntervals(intervals, sort);
  sorted.set(intervals, { sort: name, rows });
  return rows;
}

function slicePage(rows: Intervals, page: number, size: number) {
  const known = pages.get(rows) ?? new Map<string, ReportItems<StatsInterval<AnyTotals>>>();
  pages.set(rows, known);
  const name = `${page} ${size}`;
  const items = known.get(name) ?? {
    data: rows.slice((page - 1) * size, page * size),
    totalResults: rows.length,
    totalPages: Math.ceil(rows.length / size),
  };
  known.set(name, items);
  return items;
}

/**
 * The rows of a request's table: sorted and paged intervals of the stats, or a page of a list. Empty until read, and
 * for a search without results.
 */
export function getReportRows(
  selector: ReportsSelectors,
  request: ReportRequest,
): ReportRows<ReportRow> {
  const { rows, scope, sort, page, pageSize } = request;
  if (rows.from === 'intervals') {
    const { data, isEmpty: _isEmpty, ...state } = getRangeFigures(selector, request, 'primary');
    const stats = getStatsQuery(request, 'primary');
    const { isTotalUnknown = false } =
      stats && scope === 'known' ? selector.getReportStats(request.stats.endpoint, stats) : {};
    const items = slicePage(sortCached(data.intervals, sort), page, pageSize);
    return { ...state, items, isTotalUnknown };
  }
  const query = getRowsQuery(request);
  if (scope !== 'known' || !query)
    return { ...getUnrequestedState(request), items: NO_ITEMS, isTotalUnknown: false };
  const { endpoint } = rows;
  const items = selector.getReportItems(endpoint, query);
  return {
    items: items.data ? items : NO_ITEMS,
    isTotalUnknown: items.isTotalUnknown ?? false,
    ...getReportState(
      items.data !== undefined,
      selector.isReportItemsRequesting(endpoint, query),
      selector.getReportItemsError(endpoint, query),
      selector.getReportItemsReceivedAt(endpoint, query),
    ),
  };
}

/** Whether rows can be paired with comparison rows: intervals can, and lists that can be limited to ids. */
export function hasComparisonRows({ rows, secondary, longerInterval }: ReportRequest): boolean {
  if (!secondary || longerInterval) return false;
  return rows.from === 'intervals' || rows.include !== undefined;
}
