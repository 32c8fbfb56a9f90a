import { intervalIndex, intervalLabel, intervalStart } from '../wall-time.ts';
import type { Interval, WallTime, WeekStart } from '../wall-time.ts';

/** What a stats report is asked. Both ends of the range count in, to the second. */
export interface StatsQuery {
  after: WallTime;
  before: WallTime;
  interval: Interval;
  order: 'asc' | 'desc';
  /** `date`, or the name of a figure. */
  orderby: string;
  page: number;
  perPage: number;
}

/** One cut of the range; the range itself bounds the first and the last. */
export interface StatsInterval<Figures> {
  label: string;
  start: WallTime;
  end: WallTime;
  subtotals: Figures;
}

/** The answer of any stats report, before it is written down. */
export interface StatsReport<Figures> {
  totals: Figures;
  /** Those of the page that was asked for; without sales they are there all the same, with zeros. */
  intervals: StatsInterval<Figures>[];
}

/**
 * Cuts rows into the intervals of a range, reckons each and all, sorts, and takes one page. `null` when
 * the page is past the end, as every page is of a range that ends before it begins: a store then tells
 * not even the totals.
 */
export function reckonStats<Row, Figures>(
  rows: readonly Row[],
  wallOf: (row: Row) => WallTime | null,
  reckon: (rows: readonly Row[]) => Figures,
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
    const wall = wallOf(row);
    if (wall === null || wall < after || wall > before) continue;
    inRange.push(row);
    const index = intervalIndex(wall, interval, weekStart);
    const siblings = byInterval.get(index);
    if (siblings) siblings.push(row);
    else byInterval.set(index, [row]);
  }

  const first = intervalIndex(after, interval, weekStart);
  const sign = order === 'asc' ? 1 : -1;
  const length = Math.min(perPage, count - offset);
  let indices: number[];
  if (orderby === 'date') {
    indices = Array.from({ length }, (_, place) =>
      order === 'asc' ? first + offset + place : first + count - 1 - offset - place,
    );
  } else {
    const nothing = sortValueOf(reckon([]));
    const values = new Map<number, number>();
    for (const [index, siblings] of byInterval) values.set(index, sortValueOf(reckon(siblings)));
    const valueOf = (index: number) => values.get(index) ?? nothing;
    // Intervals that are equal keep the order of their dates, so that pages neither repeat nor lose one.
    indices = Array.from({ length: count }, (_, place) => first + place)
      .toSorted((a, b) => sign * (valueOf(a) - valueOf(b) || a - b))
      .slice(offset, offset + length);
  }

  return {
    totals: reckon(inRange),
    intervals: indices.map((index) => ({
      label: intervalLabel(index, interval, weekStart),
      start: Math.max(after, intervalStart(index, interval, weekStart)),
      end: Math.min(before, intervalStart(index + 1, interval, weekStart) - 1000),
      subtotals: reckon(byInterval.get(index) ?? []),
    })),
  };
}

/** How many intervals a range touches. Of an inverted range it is negative, and a store says just that. */
export function countIntervals(
  { after, before, interval }: Pick<StatsQuery, 'after' | 'before' | 'interval'>,
  weekStart: WeekStart,
): number {
  return intervalIndex(before, interval, weekStart) - intervalIndex(after, interval, weekStart) + 1;
}
