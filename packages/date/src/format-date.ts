import { __ } from '@wordpress/i18n';
import type { Moment } from 'moment';
import { defaultDateTimeFormat } from './constants.ts';
import { type DateInput, readDate, toCalendar } from './calendar.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import { getLocaleFormat, toUtc } from './locale-dates.ts';
import {
  dayPeriodName,
  monthNames,
  numericDatePattern,
  shortestWeekdayNames,
  weekdayNames,
} from './locale-names.ts';

const TOKENS = /\[([^\]]*)\]|YYYY|YY|Q|MMMM|MMM|MM|M|DD|D|dddd|ddd|dd|HH|H|hh|h|mm|ss|A|a/g;

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

/**
 * Formats a date by a pattern of moment tokens, with the names of the configured locale; text in [brackets] is not
 * replaced. `days` replaces the day number, for a label with several days of one month.
 */
export function fillPattern(
  date: Moment,
  pattern: string,
  env: DateEnvironment,
  days?: string,
): string {
  const { locale } = env;
  const hasDay = /D/.test(pattern.replace(/\[[^\]]*\]/g, ''));
  const shortDays = env.weekdaysShort ?? weekdayNames(locale, 'short');
  const month = (width: 'long' | 'short'): string =>
    monthNames(locale, width, hasDay)[date.month()]!;
  const twelve = date.hour() % 12 === 0 ? 12 : date.hour() % 12;
  const values: Readonly<Record<string, () => string>> = {
    YYYY: () => padded(date.year(), 4),
    YY: () => padded(date.year() % 100, 2),
    Q: () => String(date.quarter()),
    MMMM: () => month('long'),
    MMM: () => month('short'),
    MM: () => padded(date.month() + 1, 2),
    M: () => String(date.month() + 1),
    DD: () => days ?? padded(date.date(), 2),
    D: () => days ?? String(date.date()),
    dddd: () => weekdayNames(locale, 'long')[date.day()]!,
    ddd: () => shortDays[date.day()]!,
    dd: () => shortestWeekdayNames(locale, shortDays)[date.day()]!,
    HH: () => padded(date.hour(), 2),
    H: () => String(date.hour()),
    hh: () => padded(twelve, 2),
    h: () => String(twelve),
    mm: () => padded(date.minute(), 2),
    ss: () => padded(date.second(), 2),
    A: () => dayPeriodName(locale, date.hour()).toLocaleUpperCase(locale),
    a: () => dayPeriodName(locale, date.hour()).toLocaleLowerCase(locale),
  };
  return pattern.replace(TOKENS, (token, literal: string | undefined) =>
    literal === undefined ? values[token]!() : literal,
  );
}

/** The pattern for displayed dates: 'MMM D, YYYY', or its translation (R9.4). */
export function displayPattern(): string {
  // translators: format of a date such as "Jan 5, 2024"; MMM short month, MMMM month, D day, YYYY year, [text] as is.
  return __('MMM D, YYYY', 'tillview');
}

/** The pattern for displayed dates without a year. */
export function displayPatternWithoutYear(): string {
  // translators: format of a date without its year such as "Jan 5"; MMM short month, MMMM month, D day, [text] as is.
  return __('MMM D', 'tillview');
}

/**
 * Formats a date with moment tokens (YYYY YY Q MMMM MMM MM M DD D dddd ddd dd HH H hh h mm ss A a and [text]) and the
 * month and weekday names of the configured locale. Default pattern: the one for displayed dates (R9.4). Returns '' for
 * an unreadable date.
 */
export function formatDate(date: DateInput, pattern?: string): string {
  const read = readDate(date);
  if (!read.isValid()) return '';
  const env = getDateEnvironment();
  if (pattern !== undefined) return fillPattern(read, pattern, env);
  const display = displayPattern();
  return getLocaleFormat(display, env)?.format(toUtc(read)) ?? fillPattern(read, display, env);
}

/**
 * The format for entering a date, in moment tokens: 'MM/DD/YYYY' in English (US), otherwise the numeric format of the
 * locale.
 */
export function getDateEntryFormat(): string {
  return numericDatePattern(getDateEnvironment().locale);
}

/**
 * Formats a date with a time for the API, 'YYYY-MM-DDTHH:mm:ss' without a time zone (readings C3): 00:00:00 for
 * `start`, 23:59:59 for `end`, the date's own time for `now`. Does not change the given date. Throws a RangeError for
 * any other time of day.
 */
export function appendTimestamp(date: Moment, timeOfDay: 'start' | 'now' | 'end'): string {
  const day = toCalendar(date);
  switch (timeOfDay) {
    case 'start':
      return day.startOf('day').format(defaultDateTimeFormat);
    case 'now':
      return day.format(defaultDateTimeFormat);
    case 'end':
      return day.endOf('day').format(defaultDateTimeFormat);
    default:
      throw new RangeError(`timeOfDay must be start, now or end, not ${String(timeOfDay)}`);
  }
}
