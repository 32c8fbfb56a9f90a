import { __ } from '@wordpress/i18n';
import type { Moment } from 'moment';
import { defaultDateTimeFormat } from './constants.ts';
import { type DateInput, readDate, toCalendar } from './calendar.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import { fillPattern } from './fill-pattern.ts';
import { formatPhpDate } from './format-php-date.ts';
import { getLocaleFormat, toUtc } from './locale-dates.ts';
import { numericDatePattern } from './locale-names.ts';

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

/** A day in the date format of the site, or without one in the pattern for displayed dates. */
export function displayDay(date: Moment, env: DateEnvironment): string {
  const { dateFormat } = env;
  if (dateFormat !== undefined) return formatPhpDate(date, dateFormat);
  const pattern = displayPattern();
  return getLocaleFormat(pattern, env)?.format(toUtc(date)) ?? fillPattern(date, pattern, env);
}

/**
 * Formats a date with moment tokens (YYYY YY Q MMMM MMM MM M DD D dddd ddd dd HH H hh h mm ss A a and [text]) and the
 * month and weekday names of the configured locale. By default, the date format of the site, or
 * without one the pattern for displayed dates (R9.4). Returns '' for an unreadable date.
 */
export function formatDate(date: DateInput, pattern?: string): string {
  const read = readDate(date);
  if (!read.isValid()) return '';
  const env = getDateEnvironment();
  if (pattern !== undefined) return fillPattern(read, pattern, env);
  return displayDay(read, env);
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
