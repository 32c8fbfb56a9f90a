import type { ReportSort } from './report-source.ts';
import type { AnyTotals, StatsInterval } from './types.ts';

type Interval = StatsInterval<AnyTotals>;

function compareBy(key: string): (a: Interval, b: Interval) => number {
  if (key === 'date') return () => 0;
  // A missing or malformed value sorts below any other.
  const valueOf = ({ subtotals }: Interval) => {
    const value = subtotals[key];
    return typeof value === 'number' && Number.isFinite(value) ? value : -Infinity;
  };
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    return left === right ? 0 : left - right;
  };
}

const compareDates = (a: Interval, b: Interval): number =>
  a.date_start < b.date_start ? -1 : a.date_start > b.date_start ? 1 : 0;

/**
 * Sorts intervals for a table. Intervals with equal values are sorted by date in the same direction. Returns a new
 * array.
 */
export function sortIntervals(
  intervals: readonly Interval[],
  { orderby, order }: ReportSort,
): Interval[] {
  const direction = order === 'asc' ? 1 : -1;
  const compare = compareBy(orderby);
  return intervals.toSorted((a, b) => direction * (compare(a, b) || compareDates(a, b)));
}
