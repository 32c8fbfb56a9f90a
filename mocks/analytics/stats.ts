import { DAY, intervalIndex, intervalLabel, intervalStart, startOfDay } from '../local-time.ts';
import type { Interval, LocalTime, WeekStart } from '../local-time.ts';

/** The query of a stats report. Both ends of the range are inclusive. */
export type StatsQuery = {
  after: LocalTime;
  before: LocalTime;
  interval: Interval;
  order: 'asc' | 'desc';
  /** `date`, or the name of a metric. */
  orderby: string;
  page: number;
  perPage: number;
};

/** One interval of a stats report. The first is cut off at the start of the range, the last at its end. */
export type StatsInterval<Metrics> = {
  label: string;
  start: LocalTime;
  end: LocalTime;
  subtotals: Metrics;
};

/** The result of a stats report, before it is formatted as a response. */
export type StatsReport<Metrics> = {
  totals: Metrics;
  /** The intervals of the requested page; those without sales have zeros. */
  intervals: StatsInterval<Metrics>[];
};

/**
 * Groups rows by the intervals of a range, sorts the intervals, and returns one page with the rows of each interval and
 * of the range. `null` when the page is past the end: a real store then omits even the totals. A reversed range has no
 * intervals.
 */
export function computeStats<Row>(
  rows: readonly Row[],
  localTimeOf: (row: Row) => LocalTime | null,
  sortValueOf: (rows: readonly Row[]) => number,
  query: StatsQuery,
  weekStart: WeekStart,
): StatsReport<readonly Row[]> | null {
  const { after, before, interval, order, orderby, page, perPage } = query;
  const count = countIntervals(query, weekStart);
  const offset = (page - 1) * perPage;
  if (offset >= count) return null;
  if (after > before) return { totals: [], intervals: [] };
  const inRange: Row[] = [];
  const byInterval = new Map<number, Row[]>();
  for (const row of rows) {
    const time = localTimeOf(row);
    if (time === null || time < after || time > before) continue;
    inRange.push(row);
    const index = intervalIndex(time, interval, weekStart);
    const siblings = byInterval.get(index);
    if (siblings) siblings.push(row);
    else byInterval.set(index, [row]);
  }

  const first = intervalIndex(after, interval, weekStart);
  const length = Math.min(perPage, count - offset);
  const indexAt =
    orderby === 'date'
      ? (position: number) => first + position
      : rankIntervals(byInterval, first, count, sortValueOf);
  const indices = Array.from({ length }, (_, position) => offset + position).map((position) =>
    indexAt(order === 'asc' ? position : count - 1 - position),
  );

  return {
    totals: inRange,
    intervals: indices.map((index) => ({
      label: intervalLabel(index, interval, weekStart),
      start: Math.max(after, intervalStart(index, interval, weekStart)),
      end: Math.min(before, intervalStart(index + 1, interval, weekStart) - 1000),
      subtotals: byInterval.get(index) ?? [],
    })),
  };
}

/**
 * Returns a function that gives the index of the interval at a position when intervals are sorted by a metric,
 * ascending. Ties are sorted by date, so that no interval appears on two pages. Empty intervals, of which there may be
 * millions, are counted but not stored.
 */
function rankIntervals<Row>(
  byInterval: ReadonlyMap<number, readonly Row[]>,
  first: number,
  count: number,
  valueOf: (rows: readonly Row[]) => number,
): (position: number) => number {
  const emptyValue = valueOf([]);
  const ranked = [...byInterval]
    .map(([index, rows]) => ({ index, value: valueOf(rows) }))
    .filter(({ value }) => value !== emptyValue)
    .toSorted((a, b) => a.value - b.value || a.index - b.index);
  const low = ranked.filter(({ value }) => value < emptyValue);
  const emptyCount = count - ranked.length;
  const nonEmpty = ranked.map(({ index }) => index).toSorted((a, b) => a - b);
  return (position) => {
    const listed = position < low.length ? ranked[position] : ranked[position - emptyCount];
    if (listed && (position < low.length || position >= low.length + emptyCount))
      return listed.index;
    let index = first + position - low.length;
    for (const other of nonEmpty) {
      if (other > index) break;
      index++;
    }
    return index;
  };
}

/**
 * The number of intervals in a range. For a reversed range it is the number that a real store reports, usually
 * negative.
 */
export function countIntervals(
  { after, before, interval }: Pick<StatsQuery, 'after' | 'before' | 'interval'>,
  weekStart: WeekStart,
): number {
  if (after > before && interval === 'week') return 1;
  if (after > before && interval === 'day')
    return Math.trunc((before - after) / DAY) + 1 + Number(timeOfDay(before) < timeOfDay(after));
  return intervalIndex(before, interval, weekStart) - intervalIndex(after, interval, weekStart) + 1;
}

function timeOfDay(time: LocalTime): number {
  return time - startOfDay(time);
}
