import type { Moment } from 'moment';
import { createCache } from './create-cache.ts';
import { getDateEnvironment } from './environment.ts';
import { formatter } from './locale-names.ts';

const cached = createCache<Intl.DateTimeFormat>();

/** The time of day of a store date in the format of the locale, such as "12:00 PM". */
export function formatTime(date: Moment): string {
  const { locale } = getDateEnvironment();
  const format = cached(locale, () => formatter(locale, { hour: 'numeric', minute: '2-digit' }));
  return format.format(date.valueOf());
}
