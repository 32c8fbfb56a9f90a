import type { Compare } from './choice-values.ts';
import { onSameWeekdays } from './comparison-cutoff.ts';
import { getDateEnvironment } from './environment.ts';
import {
  addUnits,
  endOfDay,
  localNow,
  type LocalMs,
  type LocalRange,
  startOfDay,
  toDayText,
  toTimeText,
  weekdayOf,
  yearOf,
} from './local-time.ts';
import type { RangeParams } from './range-dates.ts';

/** A day that changes sales and has another date in each year. */
export type MovedDayName =
  | 'good-friday'
  | 'easter-sunday'
  | 'easter-monday'
  | 'whit-monday'
  | 'black-friday'
  | 'cyber-monday';

/** Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher). */
function easterOf(year: number): LocalMs {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const days = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

function movedDaysOf(year: number): readonly (readonly [MovedDayName, LocalMs])[] {
  const easter = easterOf(year);
  const november = Date.UTC(year, 10, 1);
  // The day after the fourth Thursday.
  const blackFriday = addUnits(november, ((4 - weekdayOf(november) + 7) % 7) + 22, 'day');
  return [
    ['good-friday', addUnits(easter, -2, 'day')],
    ['easter-sunday', easter],
    ['easter-monday', addUnits(easter, 1, 'day')],
    ['whit-monday', addUnits(easter, 50, 'day')],
    ['black-friday', blackFriday],
    ['cyber-monday', addUnits(blackFriday, 3, 'day')],
  ];
}

/** The date of a moved day in a range; undefined if the range does not have it. */
function findIn({ after, before }: LocalRange, wanted: MovedDayName): LocalMs | undefined {
  for (let year = yearOf(after); year <= yearOf(before); year += 1)
    for (const [name, at] of movedDaysOf(year))
      if (name === wanted && at >= startOfDay(after) && at <= before) return at;
  return undefined;
}

/** The date of a moved day in a year, 'YYYY-MM-DD'; by default, the last one that is not in the future. */
export function getMovedDay(wanted: MovedDayName, year?: number): string {
  const now = localNow(getDateEnvironment());
  const dateIn = (one: number) => movedDaysOf(one).find(([name]) => name === wanted)?.[1] ?? now;
  const last = dateIn(yearOf(now)) > now ? yearOf(now) - 1 : yearOf(now);
  return toDayText(dateIn(year ?? last));
}

const NAMES = movedDaysOf(2000).map(([name]) => name);

/** The longest range in which a single day is looked for. */
const MOST_DAYS = 100;

const toRange = ({ after, before }: RangeParams): LocalRange => ({
  after: Date.parse(`${after}Z`),
  before: Date.parse(`${before}Z`),
});

/**
 * The day that only one of a range and its comparison has, although it and the same weekdays both have it, or neither:
 * its date, 'YYYY-MM-DD', and those weekdays. `null` for a comparison that has the same weekdays or other dates.
 */
export function findMovedDay(
  primary: RangeParams,
  secondary: RangeParams,
  compare: Compare,
): { readonly name: MovedDayName; readonly date: string; readonly matched: RangeParams } | null {
  if (compare !== 'previous_year' && compare !== 'previous_period') return null;
  const [own, earlier] = [toRange(primary), toRange(secondary)];
  if (earlier.before > addUnits(earlier.after, MOST_DAYS, 'day')) return null;
  const same = onSameWeekdays(earlier, own, compare);
  if (same.after === earlier.after) return null;
  // A comparison up to now stays as long.
  const isWhole = earlier.before + 999 === endOfDay(earlier.before);
  const before = isWhole ? same.before : same.after + (earlier.before - earlier.after);
  const matched = { after: same.after, before };
  for (const name of NAMES) {
    const [ours, theirs, there] = [own, earlier, matched].map((range) => findIn(range, name));
    const date = ours ?? theirs;
    if (date === undefined || (ours && theirs)) continue;
    if ((ours === undefined) === (there === undefined))
      return {
        name,
        date: toDayText(date),
        matched: { after: toTimeText(matched.after), before: toTimeText(before) },
      };
  }
  return null;
}
