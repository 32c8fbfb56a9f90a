import type { Moment } from 'moment';
import { createCache } from './create-cache.ts';
import type { DateEnvironment } from './environment.ts';
import { formatter } from './locale-names.ts';

/**
 * The date parts in each untranslated pattern. English uses the pattern as written; other languages have their own
 * order.
 */
const PARTS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  'MMM D, YYYY': { year: 'numeric', month: 'short', day: 'numeric' },
  'MMM D': { month: 'short', day: 'numeric' },
  'MMMM D, YYYY': { year: 'numeric', month: 'long', day: 'numeric' },
  'MMMM YYYY': { year: 'numeric', month: 'long' },
  'MMM YYYY': { year: 'numeric', month: 'short' },
};

const cached = createCache<Intl.DateTimeFormat>();

/**
 * The locale's format for a pattern without a translation. `undefined` in English, which uses the pattern as written,
 * and for translated patterns.
 */
export function getLocaleFormat(
  pattern: string,
  { locale }: DateEnvironment,
): Intl.DateTimeFormat | undefined {
  const parts = PARTS[pattern];
  if (!parts || /^en\b/.test(locale)) return undefined;
  return cached(`${locale} ${pattern}`, () => formatter(locale, parts));
}

/** The date's own year, month and day as a UTC instant, for formats in UTC. */
export const toUtc = (date: Moment): Date =>
  new Date(Date.UTC(date.year(), date.month(), date.date()));
