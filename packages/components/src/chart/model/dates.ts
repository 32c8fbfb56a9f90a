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
 * neither the browser's time zone nor its daylight saving time shifts a value. Without `read`, or where it finds none,
 * dates are ISO date-times without a zone (R9.48, readings B29). Returns null for text that is no date.
 */
export function toDateParser(read?: (text: string) => Date | null): (text: string) => Date | null {
  return read ? (text) => read(text) ?? parseTimestamp(text) : parseTimestamp;
}

/** Makes one blank of repeated ones (padding of `%_I`). */
export function toDateFormatter(write: (date: Date) => string): (date: Date) => string {
  return (date) => write(date).replace(/\s+/g, ' ').trim();
}
