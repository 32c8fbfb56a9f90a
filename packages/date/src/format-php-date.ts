import type { Moment } from 'moment';
import { type DateInput, isLeapYear, readDate } from './calendar.ts';
import { getDateEnvironment } from './environment.ts';
import { fillPattern } from './fill-pattern.ts';

/** PHP tokens with an equivalent token of `formatDate`. */
const COMMON_TOKENS: Readonly<Record<string, string>> = {
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

/** PHP tokens without an equivalent, for a date without a time zone. */
const PHP_ONLY_TOKENS: Readonly<Record<string, (date: Moment) => string>> = {
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

/** PHP uses English ordinals in every language. */
function getOrdinalSuffix(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

const PIECES = /\\([^])|([A-Za-z])|[^A-Za-z\\]+|\\/g;

/** Marks text that must not be replaced. A closing bracket cannot be in brackets, and needs none. */
const literal = (text: string): string => text.replaceAll(/[^\]]+/g, '[$&]');

/**
 * Formats a date with PHP tokens, such as 'F j, Y' or 'g:ia', and the month and weekday names of the configured locale.
 * A backslash escapes the next character; letters that are not a token, or that need a time zone, are not replaced.
 * Returns '' for an unreadable date.
 */
export function formatPhpDate(date: DateInput, format: string): string {
  const read = readDate(date);
  if (!read.isValid()) return '';
  const pieces = Array.from(format.matchAll(PIECES), ([all, escaped, letter]) => {
    if (letter === undefined) return literal(escaped ?? all);
    return Object.hasOwn(COMMON_TOKENS, letter)
      ? (COMMON_TOKENS[letter] ?? '')
      : literal(PHP_ONLY_TOKENS[letter]?.(read) ?? letter);
  });
  // The empty literal separates tokens: otherwise 'nm' would become 'MMM'.
  return fillPattern(read, pieces.join('[]'), getDateEnvironment());
}
