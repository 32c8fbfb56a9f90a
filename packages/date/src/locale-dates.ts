import type { Moment } from 'moment';
import type { DateEnvironment } from './environment.ts';

/** What each untranslated pattern shows. English has these very texts; another language has an order of its own. */
const PARTS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  'MMM D, YYYY': { year: 'numeric', month: 'short', day: 'numeric' },
  'MMM D': { month: 'short', day: 'numeric' },
  'MMMM D, YYYY': { year: 'numeric', month: 'long', day: 'numeric' },
  'MMMM YYYY': { year: 'numeric', month: 'long' },
  'MMM YYYY': { year: 'numeric', month: 'short' },
};

const cache = new Map<string, Intl.DateTimeFormat>();

/**
 * The format of a locale for a pattern that nobody translated; undefined in English, which has the pattern's exact text,
 * and for a pattern that is translated.
 */
export function getLocaleFormat(
  pattern: string,
  { locale }: DateEnvironment,
): Intl.DateTimeFormat | undefined {
  const parts = PARTS[pattern];
  if (!parts || /^en\b/.test(locale)) return undefined;
  const key = `${locale} ${pattern}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    ...parts,
    // Store dates are Gregorian, independent of the locale's own calendar and digits.
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  cache.set(key, made);
  return made;
}

/** A date's own day, month and year as an instant for formats in UTC. */
export const toUtc = (date: Moment): Date =>
  new Date(Date.UTC(date.year(), date.month(), date.date()));
