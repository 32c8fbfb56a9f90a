import { formatDate } from '@tillview/date';
import { timeFormatLocale, utcParse, type TimeLocaleObject } from 'd3-time-format';
import type { DateFormat } from '../types.ts';

/** The d3 time format of row dates: ISO date-time without a zone (R9.48, readings B29). */
export const DATE_FORMAT = '%Y-%m-%dT%H:%M:%S';

const TIMESTAMP = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?$/;
const HAS_DAY = /%[-_0]?[de]/;

type Seven = [string, string, string, string, string, string, string];
type Twelve = [...Seven, string, string, string, string, string];

function seven(names: readonly string[]): Seven {
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = names;
  return [a, b, c, d, e, f, g];
}

function twelve(names: readonly string[]): Twelve {
  const [, , , , , , , h = '', i = '', j = '', k = '', l = ''] = names;
  return [...seven(names), h, i, j, k, l];
}

const toTimestamp = (month: number, day: number) =>
  `2024-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Many languages inflect the name of a month next to a day, so the pattern includes the day if there is one. */
function monthNames(pattern: 'MMMM' | 'MMM', isBesideDay: boolean): Twelve {
  const named = isBesideDay ? `${pattern}[|]D` : pattern;
  return twelve(
    Array.from(
      { length: 12 },
      (_, month) => formatDate(toTimestamp(month, 1), named).split('|')[0] ?? '',
    ),
  );
}

/** 7 January 2024 is a Sunday. */
function dayNames(pattern: 'dddd' | 'ddd'): Seven {
  return seven(Array.from({ length: 7 }, (_, day) => formatDate(toTimestamp(0, 7 + day), pattern)));
}

function timeLocale(isBesideDay: boolean): TimeLocaleObject {
  return timeFormatLocale({
    dateTime: '%x %X',
    date: '%Y-%m-%d',
    time: '%H:%M:%S',
    periods: [formatDate('2024-01-01T01:00:00', 'A'), formatDate('2024-01-01T13:00:00', 'A')],
    days: dayNames('dddd'),
    shortDays: dayNames('ddd'),
    months: monthNames('MMMM', isBesideDay),
    shortMonths: monthNames('MMM', isBesideDay),
  });
}

/** Parses `2026-11-20T13:00:00`; the server separates with a blank, and seconds or the time may be missing. */
function parseTimestamp(text: string): Date | null {
  const fields = TIMESTAMP.exec(text);
  if (!fields) return null;
  const [, year, month, day, hour = 0, minute = 0, second = 0] = fields;
  return new Date(
    Date.UTC(
      Number(year),
      Number(month) - 1,
      Number(day),
      Number(hour),
      Number(minute),
      Number(second),
    ),
  );
}

/**
 * Creates the parser for dates of the store: the fields of the local time become the UTC fields of the result, so that
 * neither the browser's time zone nor its daylight saving time shifts a value. Returns null for text that is no date.
 */
export function toDateParser(format: string = DATE_FORMAT): (text: string) => Date | null {
  const parse = utcParse(format);
  // The default format has a parser of its own, since d3's general one takes ten times as long.
  return format === DATE_FORMAT
    ? (text) => parseTimestamp(text) ?? parse(text)
    : (text) => parse(text) ?? parseTimestamp(text);
}

/** Creates the formatter of dates in the site's language; repeated blanks (padding of `%_I`) become one. */
export function toDateFormatter(format: DateFormat): (date: Date) => string {
  const write =
    typeof format === 'function' ? format : timeLocale(HAS_DAY.test(format)).utcFormat(format);
  return (date) => write(date).replace(/\s+/g, ' ').trim();
}
