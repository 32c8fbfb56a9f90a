import { memoize } from '../core/memoize.ts';
import { sortIntervals } from './interval-rows.ts';
import { getRangeStats } from './request-stats.ts';
import type { ReportRequest } from './report-request.ts';
import type { ReportSort } from './report-source.ts';
import { getItemsState } from './read-state.ts';
import { getUnrequestedState, type ReportState } from './report-state.ts';
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

/** The same array for the same intervals and sort, to prevent a new render of the table. */
const sortRows = memoize((intervals: Intervals, orderby: string, order: ReportSort['order']) =>
  sortIntervals(intervals, { orderby, order }),
);

const slicePage = memoize((rows: Intervals, page: number, size: number) => ({
  data: rows.slice((page - 1) * size, page * size),
  totalResults: rows.length,
  totalPages: Math.ceil(rows.length / size),
}));

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
    const { data, isEmpty: _isEmpty, ...state } = getRangeStats(selector, request, 'primary');
    const stats = getStatsQuery(request, 'primary');
    const { isTotalUnknown = false } =
      stats && scope === 'known' ? selector.getReportStats(request.stats.endpoint, stats) : {};
    const items = slicePage(sortRows(data.intervals, sort.orderby, sort.order), page, pageSize);
    return { ...state, items, isTotalUnknown };
  }
  const query = getRowsQuery(request);
  if (scope !== 'known' || !query)
    return { ...getUnrequestedState(request), items: NO_ITEMS, isTotalUnknown: false };
  const { rows: _rows, ...state } = getItemsState(selector, rows.endpoint, query);
  const items = selector.getReportItems(rows.endpoint, query);
  return {
    ...state,
    items: items.data ? items : NO_ITEMS,
    isTotalUnknown: items.isTotalUnknown ?? false,
  };
}

/** Whether rows can be paired with comparison rows: intervals can, and lists that can be limited to ids. */
export function hasComparisonRows({ rows, secondary, longerInterval }: ReportRequest): boolean {
  if (!secondary || longerInterval) return false;
  return rows.from === 'intervals' || rows.include !== undefined;
}
