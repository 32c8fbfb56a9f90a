import type { Moment } from 'moment';
import type { DateEnvironment } from './environment.ts';
import { dayPeriodName, monthNames, shortestWeekdayNames, weekdayNames } from './locale-names.ts';

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
