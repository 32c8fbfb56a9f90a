import moment, { type Moment } from 'moment';
import { defaultDateTimeFormat, isoDateFormat } from './constants.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import { endOf, FIRST_YEAR, type LocalMs, type PeriodUnit, startOf } from './local-time.ts';
import { localTimeAt } from './zone.ts';

/**
 * A date in the store's format ('2026-11-01', '2026-11-01 00:00:00', also with 'T'), or a moment, of which the
 * displayed fields are used.
 */
export type DateInput = string | Moment;

const STORE_DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d))?/;

// The host may have set a global moment locale with other digits, formats or week start.
const fixedLocale = (date: Moment): Moment => date.locale('en');

/** A new UTC-mode moment with the fields of a local time. */
export const toLocalMoment = (at: LocalMs): Moment => fixedLocale(moment.utc(at));

/** A new UTC-mode moment with the displayed fields of a moment in any mode. */
export function toCalendar(date: Moment): Moment {
  return fixedLocale(
    moment.utc([
      date.year(),
      date.month(),
      date.date(),
      date.hour(),
      date.minute(),
      date.second(),
      date.millisecond(),
    ]),
  );
}

/** Parses text strictly by a moment format; null for text that does not match and for years before 1000. */
export function parseStrictly(text: string, format: string): Moment | null {
  const parsed = moment.utc(text, format, 'en', true);
  return parsed.isValid() && parsed.year() >= FIRST_YEAR ? fixedLocale(parsed) : null;
}

/**
 * Reads a date in the store's format, or the displayed fields of a moment. Returns an invalid moment for unreadable
 * input.
 */
export function readDate(date: DateInput): Moment {
  if (typeof date !== 'string') return toCalendar(date);
  const match = STORE_DATE.exec(date);
  const text = match ? `${match[1]}T${match[2] ?? '00:00:00'}` : '';
  return parseStrictly(text, defaultDateTimeFormat) ?? moment.invalid();
}

/** The local time of an instant, otherwise of the present one, in the store's time zone. */
export const storeNow = (env: DateEnvironment, instant = env.now()): Moment =>
  toLocalMoment(localTimeAt(instant, env.timeZone));

/** Midnight at the start of the current day in the store's time zone. */
export function storeToday(env: DateEnvironment): Moment {
  return storeNow(env).startOf('day');
}

/**
 * The current time in the store's time zone, or that of `instant`: a new UTC-mode moment whose fields are the store's
 * local time.
 */
export function getStoreTimeZoneMoment(instant?: Date): Moment {
  return storeNow(getDateEnvironment(), instant);
}

/** First instant of the unit that contains a date; a week starts on the configured day. */
export function startOfUnit(date: Moment, unit: PeriodUnit, env: DateEnvironment): Moment {
  return toLocalMoment(startOf(toCalendar(date).valueOf(), unit, env.weekStart));
}

/** Last instant of the unit that contains a date. */
export function endOfUnit(date: Moment, unit: PeriodUnit, env: DateEnvironment): Moment {
  return toLocalMoment(endOf(toCalendar(date).valueOf(), unit, env.weekStart));
}

/** Whole days from `date2` to `date`, truncated; negative when `date` is earlier. */
export function getDateDifferenceInDays(date: DateInput, date2: DateInput): number {
  return readDate(date).diff(readDate(date2), 'days');
}

/** The date of a moment in ISO format, independent of the moment's locale. */
export function isoDay(date: Moment): string {
  return toCalendar(date).format(isoDateFormat);
}

/** Whether the Gregorian year has a 29 February. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Whether the range contains any part of a leap year; false for unreadable and reversed ranges. */
export function containsLeapYear(startDate: DateInput, endDate: DateInput): boolean {
  const [start, end] = [readDate(startDate), readDate(endDate)];
  // Leap years are at most eight years apart (1896, 1904).
  const last = Math.min(end.year(), start.year() + 8);
  for (let year = start.year(); year <= last; year += 1) if (isLeapYear(year)) return true;
  return false;
}
