import type { Moment } from 'moment';
import { storeNow } from './calendar.ts';
import type { Compare } from './choices.ts';
import type { DateParams } from './date-params.ts';
import type { DateEnvironment } from './environment.ts';
import type { DateRange } from './periods.ts';

const startOfDay = (date: Moment): Moment => date.clone().startOf('day');
const daysFrom = (start: Moment, date: Moment): number =>
  startOfDay(date).diff(startOfDay(start), 'days');

/**
 * Shifts a comparison to the weekdays of its range: it starts on the same weekday, at most three days from its original
 * start, and has the same number of days as the range. A previous period must end before the range, and may therefore
 * start whole weeks earlier.
 */
export function onSameWeekdays(
  { after }: DateRange,
  primary: DateRange,
  compare: Compare,
): DateRange {
  const dayDifference = daysFrom(primary.after, primary.before);
  const shift = ((primary.after.day() - after.day() + 10) % 7) - 3;
  const start = startOfDay(after).add(shift, 'days');
  const overlap = daysFrom(primary.after, start) + dayDifference + 1;
  if (compare === 'previous_period' && overlap > 0)
    start.subtract(Math.ceil(overlap / 7) * 7, 'days');
  return { after: start, before: start.clone().add(dayDifference, 'days').endOf('day') };
}

/** The day of the comparison that corresponds to today; null if there is none. */
function counterpartOfToday(
  today: Moment,
  primary: DateRange,
  secondary: DateRange,
  { compare, align }: DateParams,
): Moment | null {
  const elapsed = daysFrom(primary.after, today);
  const isByDate = compare === 'previous_year' && align === undefined;
  if (!isByDate) return startOfDay(secondary.after).add(elapsed, 'days');
  // 29 February has no counterpart in another year, unless the range starts on it.
  const isLeapDay = today.month() === 1 && today.date() === 29;
  return isLeapDay && elapsed > 0 ? null : startOfDay(today).subtract(1, 'year');
}

/**
 * The present moment, to the minute, and the same moment in a comparison that continues beyond it. Null for a range
 * that does not contain today, and for a comparison that ends earlier.
 */
export function getCutoff(
  primary: DateRange,
  secondary: DateRange,
  params: DateParams,
  env: DateEnvironment,
): { readonly now: Moment; readonly at: Moment } | null {
  const now = storeNow(env).startOf('minute');
  if (now.isBefore(startOfDay(primary.after)) || now.isAfter(primary.before.clone().endOf('day')))
    return null;
  const day = counterpartOfToday(now, primary, secondary, params);
  if (!day) return null;
  const at = day.set({ hour: now.hour(), minute: now.minute() });
  return at.isBefore(startOfDay(secondary.after)) ||
    at.isAfter(secondary.before.clone().endOf('day'))
    ? null
    : { now, at };
}
