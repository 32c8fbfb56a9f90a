import type { Moment } from 'moment';
import { getDateEnvironment } from './environment.ts';

/** Cached by locale, because creating a formatter takes much longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(locale: string): Intl.DateTimeFormat {
  const known = formatters.get(locale);
  if (known) return known;
  const created = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    // As in dates and amounts: one kind of digits on the page.
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  formatters.set(locale, created);
  return created;
}

/** The time of day of a store date in the format of the locale, such as "12:00 PM". */
export function formatTime(date: Moment): string {
  return formatterFor(getDateEnvironment().locale).format(date.valueOf());
}
