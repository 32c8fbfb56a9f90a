import { defaultDateTimeFormat, getStoreTimeZoneMoment } from '@tillview/date';
import type { RangeParams } from './report-request.ts';
import type { AnyTotals, StatsData, StatsInterval } from './types.ts';

type Intervals = readonly StatsInterval<AnyTotals>[];

/**
 * Converts a date to the format of request parameters: the server separates date and time with a space, requests with a
 * `T`. Returns null for text that is not a date.
 */
function readStamp(date: unknown): string | null {
  return typeof date === 'string' && /^\d{4}-\d\d-\d\d/.test(date) ? date.replace(' ', 'T') : null;
}

const cache = new WeakMap<StatsData<AnyTotals>, StatsData<AnyTotals>>();

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
  const ends = [intervals.at(0), intervals.at(-1)];
  // The intervals are in chronological order: when the first and the last one are shown, all are.
  if (ends.every((interval) => !interval || isShown(interval))) return data;
  const shown: Intervals = intervals.filter(isShown);
  const known = cache.get(data);
  if (known?.intervals.length === shown.length) return known;
  const result = { totals: data.totals, intervals: [...shown] };
  cache.set(data, result);
  return result;
}
