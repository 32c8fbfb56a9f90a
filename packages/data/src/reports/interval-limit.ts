import { countIntervals, type Interval, intervalValues } from '@tillview/date';
import { MAX_PER_PAGE } from '../core/constants.ts';

/** The most pages of intervals that are read of one range: more would be minutes of requests. */
export const MAX_INTERVAL_PAGES = 100;

/** The most intervals that a chart or a table of intervals has: by day, 27 years. */
export const MAX_INTERVALS = MAX_INTERVAL_PAGES * MAX_PER_PAGE;

type Range = { readonly after: string; readonly before: string };

/**
 * The next longer allowed interval that cuts every range into few enough parts. Null where the interval itself does,
 * and where none does.
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

/** The most points of a chart that are easy to read. */
const MAX_READABLE_POINTS = 100;

/**
 * The finest allowed interval that gives a range at most 100 points, or the longest; null where the interval itself
 * gives no more.
 */
export function getReadableInterval(
  interval: Interval,
  allowed: readonly Interval[],
  { after, before }: Range,
): Interval | null {
  const isReadable = (each: Interval) => countIntervals(after, before, each) <= MAX_READABLE_POINTS;
  if (isReadable(interval)) return null;
  const longer = allowed.filter(
    (each) => intervalValues.indexOf(each) > intervalValues.indexOf(interval),
  );
  return longer.find(isReadable) ?? longer.at(-1) ?? null;
}
