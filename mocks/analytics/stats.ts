import { intervalIndex, intervalLabel, intervalStart } from '../local-time.ts';
import type { Interval, LocalTime, WeekStart } from '../local-time.ts';

/** What a stats report is asked. Both ends of the range count in, to the second. */
export type StatsQuery = {
  after: LocalTime;
  before: LocalTime;
  interval: Interval;
  order: 'asc' | 'desc';
  /** `date`, or the name of a figure. */
  orderby: string;
  page: number;
  perPage: number;
};

/** One cut of the range; the range itself bounds the first and the last. */
export type StatsInterval<Figures> = {
  label: string;
  start: LocalTime;
  end: LocalTime;
  subtotals: Figures;
};

/** The answer of any stats report, before it is written down. */
export type StatsReport<Figures> = {
  totals: Figures;
  /** Those of the page that was asked for; without sales they are there all the same, with zeros. */
  intervals: StatsInterval<Figures>[];
};

/**
 * Cuts rows into the intervals of a range, reckons each and all, sorts, and takes one page. `null` when
 * the page is past the end, as every page is of a range that ends before it begins: a store then tells
 * not even the totals.
 */
export function computeStats<Row, Figures>(
  rows: readonly Row[],
  localTimeOf: (row: Row) => LocalTime | null,
  aggregate: (rows: readonly Row[]) => Figures,
  sortValueOf: (figures: Figures) => number,
  query: StatsQuery,
  weekStart: WeekStart,
): StatsReport<Figures> | null {
  const { after, before, interval, order, orderby, page, perPage } = query;
  const count = countIntervals(query, weekStart);
  const offset = (page - 1) * perPage;
  if (after > before || offset >= count) return null;
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
      : rankIntervals(byInterval, first, count, (some) => sortValueOf(aggregate(some)));
  const indices = Array.from({ length }, (_, position) => offset + position).map((position) =>
    indexAt(order === 'asc' ? position : count - 1 - position),
  );

  return {
    totals: aggregate(inRange),
    intervals: indices.map((index) => ({
      label: intervalLabel(index, interval, weekStart),
      start: Math.max(after, intervalStart(index, interval, weekStart)),
      end: Math.min(before, intervalStart(index + 1, interval, weekStart) - 1000),
      subtotals: aggregate(byInterval.get(index) ?? []),
    })),
  };
}

/**
 * The interval at each position when they are sorted by a figure, lowest first; equal ones keep the order of
 * their dates, so that pages neither repeat nor lose one. The empty ones, of which there may be millions, are
 * counted and not listed.
 */
function rankIntervals<Row>(
  byInterval: ReadonlyMap<number, readonly Row[]>,
  first: number,
  count: number,
  valueOf: (rows: readonly Row[]) => number,
): (position: number) => number {
  const nothing = valueOf([]);
  const ranked = [...byInterval]
    .map(([index, rows]) => ({ index, value: valueOf(rows) }))
    .filter(({ value }) => value !== nothing)
    .toSorted((a, b) => a.value - b.value || a.index - b.index);
  const low = ranked.filter(({ value }) => value < nothing);
  const level = count - ranked.length;
  const unlevel = ranked.map(({ index }) => index).toSorted((a, b) => a - b);
  return (position) => {
    const listed = position < low.length ? ranked[position] : ranked[position - level];
    if (listed && (position < low.length || position >= low.length + level)) return listed.index;
    let index = first + position - low.length;
    for (const other of unlevel) {
      if (other > index) break;
      index++;
    }
    return index;
  };
}

/** How many intervals a range touches. Of an inverted range it is negative, and a store says just that. */
export function countIntervals(
  { after, before, interval }: Pick<StatsQuery, 'after' | 'before' | 'interval'>,
  weekStart: WeekStart,
): number {
  return intervalIndex(before, interval, weekStart) - intervalIndex(after, interval, weekStart) + 1;
}
