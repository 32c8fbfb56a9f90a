import type { DateFormatter } from '../types.ts';

/**
 * The format of the server: date and time are separated by a space or a T; the seconds or the whole time can be
 * missing.
 */
const TIMESTAMP = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?)?$/;

/** Parses a text such as `2026-11-20T13:00:00`. */
function parseTimestamp(text: string): Date | null {
  if (!TIMESTAMP.test(text)) return null;
  const isDay = text.length === 10;
  const date = new Date(`${text.replace(' ', 'T')}${isDay ? 'T00:00' : ''}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Creates the parser for dates of the store. The fields of the local time become the UTC fields of the result, so
 * neither the time zone nor the daylight saving time of the browser shifts a value. Without `read`, or when it returns
 * null, dates are parsed as ISO date-times without a zone (R9.48, readings B29). Returns null for text that is not a
 * date.
 */
export function toDateParser(read?: (text: string) => Date | null): (text: string) => Date | null {
  return read ? (text) => read(text) ?? parseTimestamp(text) : parseTimestamp;
}

/** Replaces repeated spaces, such as the padding of `%_I`, by one. */
export function toDateFormatter(write: DateFormatter): DateFormatter {
  return (date, isCompared) => write(date, isCompared).replace(/\s+/g, ' ').trim();
}
