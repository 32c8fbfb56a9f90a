import { defaultDateTimeFormat, getStoreTimeZoneMoment } from '@tillview/date';
import { memoize } from '../core/memoize.ts';
import type { RangeParams } from '@tillview/date';
import type { AnyTotals, StatsData, StatsInterval } from './types.ts';

/**
 * Converts a date to the format of request parameters: the server separates date and time with a space, requests with a
 * `T`. Returns null for text that is not a date.
 */
function readStamp(date: unknown): string | null {
  return typeof date === 'string' && /^\d{4}-\d\d-\d\d/.test(date) ? date.replace(' ', 'T') : null;
}

const cut = memoize(
  (
    { totals, intervals }: StatsData<AnyTotals>,
    from: number,
    to: number,
  ): StatsData<AnyTotals> => ({
    totals,
    intervals: intervals.slice(from, to),
  }),
);

/**
 * Returns the data without intervals that start in the future (in store time) or lie outside of the range: the server
 * sends zeros for them. The totals do not change. Returns the same object for the same data until another interval
 * starts.
 */
export function removeFutureIntervals(
  data: StatsData<AnyTotals>,
  { after, before }: RangeParams,
): StatsData<AnyTotals> {
  const now = getStoreTimeZoneMoment().format(defaultDateTimeFormat);
  const last = before < now ? before : now;
  const isShown = ({ date_start, date_end }: StatsInterval<AnyTotals>): boolean => {
    const [start, end] = [readStamp(date_start), readStamp(date_end)];
    return (start === null || start <= last) && (end === null || end >= after);
  };
  const { intervals } = data;
  // The intervals are in chronological order: those to leave out are at the ends.
  const from = intervals.findIndex(isShown);
  const to = intervals.findLastIndex(isShown) + 1;
  if (to - from === intervals.length) return data;
  return from < 0 ? cut(data, 0, 0) : cut(data, from, to);
}
