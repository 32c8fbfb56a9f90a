import type { Moment } from 'moment';
import { getDateEnvironment } from './environment.ts';

/** The time of day of a store date in the locale's form, such as "12:00 PM". */
export function formatTime(date: Moment): string {
  return new Intl.DateTimeFormat(getDateEnvironment().locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(date.valueOf());
}
