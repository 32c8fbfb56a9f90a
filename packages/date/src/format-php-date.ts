import type { Moment } from 'moment';
import { type DateInput, isLeapYear, readDate } from './calendar.ts';
import { getDateEnvironment } from './environment.ts';
import { fillPattern } from './format-date.ts';

/** PHP tokens that moment has too, as `formatDate` knows them. */
const SAME: Readonly<Record<string, string>> = {
  d: 'DD',
  j: 'D',
  D: 'ddd',
  l: 'dddd',
  m: 'MM',
  n: 'M',
  M: 'MMM',
  F: 'MMMM',
  Y: 'YYYY',
  y: 'YY',
  a: 'a',
  A: 'A',
  g: 'h',
  h: 'hh',
  G: 'H',
  H: 'HH',
  i: 'mm',
  s: 'ss',
};

/** The other tokens that a date without a zone can have. */
const OTHER: Readonly<Record<string, (date: Moment) => string>> = {
  N: (date) => String(date.isoWeekday()),
  w: (date) => String(date.day()),
  z: (date) => String(date.dayOfYear() - 1),
  W: (date) => String(date.isoWeek()).padStart(2, '0'),
  o: (date) => String(date.isoWeekYear()),
  t: (date) => String(date.daysInMonth()),
  L: (date) => (isLeapYear(date.year()) ? '1' : '0'),
  S: (date) => getOrdinalSuffix(date.date()),
  u: () => '000000',
  v: () => '000',
};

/** PHP writes ordinals in English in every language. */
function getOrdinalSuffix(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

const PIECES = /\\([^])|([A-Za-z])|[^A-Za-z\\]+|\\/g;

/** Text that `formatDate` keeps; a closing bracket needs no brackets around it. */
const literal = (text: string): string => text.replaceAll(/[^\]]+/g, '[$&]');

/**
 * A date as text with PHP tokens, such as 'F j, Y' or 'g:ia', and the month and weekday names of the configured locale. A
 * backslash keeps the next character; letters that are no token, or that need a time zone, stay. Empty for an unreadable
 * date.
 */
export function formatPhpDate(date: DateInput, format: string): string {
  const read = readDate(date);
  if (!read.isValid()) return '';
  const pieces = Array.from(format.matchAll(PIECES), ([all, escaped, letter]) => {
    if (letter === undefined) return literal(escaped ?? all);
    return Object.hasOwn(SAME, letter)
      ? (SAME[letter] ?? '')
      : literal(OTHER[letter]?.(read) ?? letter);
  });
  // The empty literal keeps tokens apart: 'nm' is not 'MMM'.
  return fillPattern(read, pieces.join('[]'), getDateEnvironment());
}
