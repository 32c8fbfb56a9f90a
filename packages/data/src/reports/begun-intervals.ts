import { defaultDateTimeFormat, getStoreTimeZoneMoment } from '@tillview/date';
import type { RangeParams } from './report-request.ts';
import type { AnyTotals, StatsData, StatsInterval } from './types.ts';

type Intervals = readonly StatsInterval<AnyTotals>[];

/** The store writes dates with a space, requests with a `T`; null for text that is no date. */
function readStamp(date: unknown): string | null {
  return typeof date === 'string' && /^\d{4}-\d\d-\d\d/.test(date) ? date.replace(' ', 'T') : null;
}

const begun = new WeakMap<StatsData<AnyTotals>, StatsData<AnyTotals>>();

/**
 * Figures without the intervals that have not begun yet by the store's clock, and without those outside of the range:
 * a store writes them as zeros. The totals stay what the store says. The same figures give the same object as long as
 * the same intervals have begun.
 */
export function withoutFuture(
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
  // They come in the order of time: between a first and a last one that are shown, all are.
  if (ends.every((interval) => !interval || isShown(interval))) return data;
  const shown: Intervals = intervals.filter(isShown);
  const known = begun.get(data);
  if (known?.intervals.length === shown.length) return known;
  const result = { totals: data.totals, intervals: [...shown] };
  begun.set(data, result);
  return result;
}
