import type { DateFormat } from '../types.ts';
import { createDateReader, writeDate } from './date-directives.ts';

/** The d3 time format of row dates: ISO date-time without a zone (R9.48, readings B29). */
export const DATE_FORMAT = '%Y-%m-%dT%H:%M:%S';

/** What the server writes: separated by a blank, and seconds or the time may be missing. */
const TIMESTAMP = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?)?$/;

/** Parses `2026-11-20T13:00:00`. */
function parseTimestamp(text: string): Date | null {
  if (!TIMESTAMP.test(text)) return null;
  const isDay = text.length === 10;
  const date = new Date(`${text.replace(' ', 'T')}${isDay ? 'T00:00' : ''}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Creates the parser for dates of the store: the fields of the local time become the UTC fields of the result, so that
 * neither the browser's time zone nor its daylight saving time shifts a value. Returns null for text that is no date.
 */
export function toDateParser(format: string = DATE_FORMAT): (text: string) => Date | null {
  if (format === DATE_FORMAT) return parseTimestamp;
  const read = createDateReader(format);
  return (text) => read(text) ?? parseTimestamp(text);
}

/** Creates the formatter of dates in the site's language; repeated blanks (padding of `%_I`) become one. */
export function toDateFormatter(format: DateFormat): (date: Date) => string {
  const write = typeof format === 'function' ? format : (date: Date) => writeDate(format, date);
  return (date) => write(date).replace(/\s+/g, ' ').trim();
}
