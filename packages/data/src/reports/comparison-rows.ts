import { pairIntervals } from '@tillview/date';
import type { DataRegistry } from '@wordpress/data';
import { readAllRows } from './read-all-rows.ts';
import { getRangeStats } from './request-stats.ts';
import type { ReportRequest } from './report-request.ts';
import { getReportRows } from './report-rows.ts';
import type { ReportState } from './report-state.ts';
import type { ReportsSelectors } from './store.ts';
import type { AnyTotals, ReportRow, StatsInterval } from './types.ts';

/** Returns the comparison row of a row; undefined when there is none. */
export type GetComparisonRow = (row: ReportRow) => ReportRow | undefined;

/** The rows of the comparison period, and the state of their request. */
export type ComparisonRows = Pick<ReportState, 'isRequesting' | 'isError' | 'error'> & {
  readonly rows: readonly ReportRow[];
};

type Options = Parameters<typeof readAllRows>[2];

/** A page size larger than any number of intervals, to get all of them on one page. */
const ALL_ROWS = Number.MAX_SAFE_INTEGER;

/** The same request with the comparison period as its primary range. */
function toEarlier(request: ReportRequest): ReportRequest {
  return { ...request, primary: request.secondary, secondary: null, page: 1 };
}

/**
 * All intervals of a request in its sort order, whatever its page. Needs no request of its own: the chart has already
 * read them.
 */
export function getAllIntervals(
  selector: ReportsSelectors,
  request: ReportRequest,
): readonly ReportRow[] {
  return getReportRows(selector, { ...request, page: 1, pageSize: ALL_ROWS }).items.data;
}

/**
 * The comparison rows for the displayed rows. Sends one request for a list; for intervals it uses the data of the
 * chart.
 */
export function getComparisonRows(
  selector: ReportsSelectors,
  request: ReportRequest,
  shown: readonly ReportRow[],
): ComparisonRows {
  const { rows } = request;
  if (rows.from === 'intervals') {
    const { data, isRequesting, isError, error } = getRangeStats(selector, request, 'secondary');
    return { rows: data.intervals, isRequesting, isError, error };
  }
  const [idField = ''] = rows.key;
  const ids = [...new Set(shown.map((row) => row[idField]))].filter(
    (id) => typeof id === 'number' || typeof id === 'string',
  );
  if (ids.length === 0 || !rows.include)
    return { rows: [], isRequesting: false, isError: false, error: undefined };
  const filters = { ...request.filters, [rows.include]: ids.join(',') };
  const { items, isRequesting, isError, error } = getReportRows(selector, {
    ...toEarlier(request),
    filters,
  });
  return { rows: items.data, isRequesting, isError, error };
}

/** All rows of the comparison period. Throws the same errors as `readAllRows`. */
export async function readComparisonRows(
  registry: DataRegistry,
  request: ReportRequest,
  options?: Options,
): Promise<readonly ReportRow[]> {
  return request.secondary ? readAllRows(registry, toEarlier(request), options) : [];
}

type Intervals = readonly StatsInterval<AnyTotals>[];

const datesOf = (intervals: Intervals) => intervals.map(({ date_start }) => date_start);

/** The intervals in chronological order, whatever the sort order of the table. */
const sortByDate = (rows: readonly ReportRow[]): Intervals =>
  (rows as unknown as Intervals).toSorted((a, b) => (a.date_start < b.date_start ? -1 : 1));

/**
 * Pairs rows with comparison rows: intervals at the same calendar position, as in the chart (see `pairIntervals`), and
 * list rows with the same key.
 */
export function pairRows(
  { rows: source, interval, primary, secondary }: ReportRequest,
  rows: readonly ReportRow[],
  earlier: readonly ReportRow[],
): GetComparisonRow {
  if (!primary || !secondary) return () => undefined;
  if (source.from === 'list') {
    // A list that repeats ids has the right amounts in the rows with the right label.
    const keyOf = (row: ReportRow) =>
      JSON.stringify([source.key.map((field) => row[field]), source.segment?.labelOf(row)]);
    const byKey = new Map(earlier.map((row) => [keyOf(row), row]));
    return (row) => byKey.get(keyOf(row));
  }
  const [own, other] = [sortByDate(rows), sortByDate(earlier)];
  const pairs = pairIntervals(datesOf(own), datesOf(other), {
    interval,
    primaryStart: primary.after,
    secondaryStart: secondary.after,
  });
  const found = new Map<unknown, StatsInterval<AnyTotals> | undefined>();
  for (const pair of pairs)
    if (pair.primary !== null && pair.secondary !== null)
      found.set(own[pair.primary], other[pair.secondary]);
  return (row) => found.get(row);
}
