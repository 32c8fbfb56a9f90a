import moment, { type Moment } from 'moment';
import { startOfUnit, storeNow, toCalendar } from './calendar.ts';
import { getDateEnvironment } from './environment.ts';
import type { PeriodUnit } from './local-time.ts';

/**
 * The store's local time at an instant, as a moment in UTC mode with the local fields. An invalid instant gives an
 * invalid moment.
 */
export function toStoreTime(instant: Date): Moment {
  if (Number.isNaN(instant.getTime())) return moment.invalid();
  return storeNow(getDateEnvironment(), instant);
}

/** The first instant of the day, week, month, quarter or year of a date; a week starts on the configured day. */
export function getStartOfUnit(date: Moment, unit: PeriodUnit): Moment {
  return startOfUnit(toCalendar(date), unit, getDateEnvironment());
}
