import { countIntervals, type Interval, intervalValues } from '@tillview/date';
import { MAX_PER_PAGE } from '../core/constants.ts';

/** Maximum number of interval pages that are read for a range: more would take minutes. */
export const MAX_INTERVAL_PAGES = 100;

/** Maximum number of intervals in a chart or table: 27 years by day. */
export const MAX_INTERVALS = MAX_INTERVAL_PAGES * MAX_PER_PAGE;

type Range = { readonly after: string; readonly before: string };

/**
 * The shortest allowed interval, longer than `interval`, that splits every range into at most `MAX_INTERVALS` parts.
 * Null when `interval` already does, or when no interval does.
 */
export function getLongerInterval(
  interval: Interval,
  allowed: readonly Interval[],
  ranges: readonly Range[],
): Interval | null {
  const fits = (each: Interval) =>
    ranges.every(({ after, before }) => countIntervals(after, before, each) <= MAX_INTERVALS);
  if (fits(interval)) return null;
  const longer = intervalValues.slice(intervalValues.indexOf(interval) + 1);
  return longer.find((each) => allowed.includes(each) && fits(each)) ?? null;
}

/** Maximum number of points at which a chart is easy to read. */
const MAX_READABLE_POINTS = 100;

/**
 * The shortest longer allowed interval that gives at most 100 points, or the longest allowed one. Null when `interval`
 * already gives at most `most` points, by default 100, or no longer one is allowed.
 */
export function getReadableInterval(
  interval: Interval,
  allowed: readonly Interval[],
  { after, before }: Range,
  most: number = MAX_READABLE_POINTS,
): Interval | null {
  const isReadable = (each: Interval) => countIntervals(after, before, each) <= most;
  if (isReadable(interval)) return null;
  const longer = allowed.filter(
    (each) => intervalValues.indexOf(each) > intervalValues.indexOf(interval),
  );
  return longer.find(isReadable) ?? longer.at(-1) ?? null;
}
