import type { Compare } from './choice-values.ts';
import type { DateEnvironment } from './environment.ts';
import {
  addUnits,
  daysBetween,
  endOfDay,
  type LocalMs,
  localNow,
  type LocalRange,
  startOfDay,
  startOfFiveMinutes,
  timeOfDay,
  weekdayOf,
} from './local-time.ts';
import type { CompareChoice } from './range-choice.ts';

const daysFrom = (start: LocalMs, at: LocalMs): number =>
  daysBetween(startOfDay(start), startOfDay(at));

/**
 * Shifts a comparison to the weekdays of its range: it starts on the same weekday, at most three days from its original
 * start, and has the same number of days as the range. A previous period must end before the range, and may therefore
 * start whole weeks earlier.
 */
export function onSameWeekdays(
  { after }: LocalRange,
  primary: LocalRange,
  compare: Compare,
): LocalRange {
  const dayDifference = daysFrom(primary.after, primary.before);
  const shift = ((weekdayOf(primary.after) - weekdayOf(after) + 10) % 7) - 3;
  const near = addUnits(startOfDay(after), shift, 'day');
  const overlap = daysFrom(primary.after, near) + dayDifference + 1;
  const weeks = compare === 'previous_period' && overlap > 0 ? Math.ceil(overlap / 7) : 0;
  const start = addUnits(near, -weeks, 'week');
  return { after: start, before: endOfDay(addUnits(start, dayDifference, 'day')) };
}

/** The day of the comparison that corresponds to today; null if there is none. */
function counterpartOfToday(
  today: LocalMs,
  primary: LocalRange,
  secondary: LocalRange,
  { compare, align }: CompareChoice,
): LocalMs | null {
  const elapsed = daysFrom(primary.after, today);
  const isByDate = compare === 'previous_year' && align === undefined;
  if (!isByDate) return addUnits(startOfDay(secondary.after), elapsed, 'day');
  const day = startOfDay(today);
  const yearEarlier = addUnits(day, -1, 'year');
  // 29 February has no counterpart in another year, unless the range starts on it.
  const isLeapDay = addUnits(yearEarlier, 1, 'year') !== day;
  return isLeapDay && elapsed > 0 ? null : yearEarlier;
}

/**
 * The present moment, to five minutes, and the same moment in a comparison that continues beyond it. Null for a range
 * that does not contain today, and for a comparison that ends earlier.
 */
export function getCutoff(
  primary: LocalRange,
  secondary: LocalRange,
  choice: CompareChoice,
  env: DateEnvironment,
): { readonly now: LocalMs; readonly at: LocalMs } | null {
  const now = startOfFiveMinutes(localNow(env));
  if (now < startOfDay(primary.after) || now > endOfDay(primary.before)) return null;
  const day = counterpartOfToday(now, primary, secondary, choice);
  if (day === null) return null;
  const at = day + timeOfDay(now);
  return at < startOfDay(secondary.after) || at > endOfDay(secondary.before) ? null : { now, at };
}
