import moment, { type Moment } from 'moment';
import { type PeriodUnit, startOfUnit, toCalendar } from './calendar.ts';
import { getDateEnvironment } from './environment.ts';
import { localTimeAt } from './zone.ts';

/**
 * The store's local time at an instant, as a moment in UTC mode with the local fields. An invalid instant gives an
 * invalid moment.
 */
export function toStoreTime(instant: Date): Moment {
  if (Number.isNaN(instant.getTime())) return moment.invalid();
  const at = localTimeAt(instant, getDateEnvironment().timeZone);
  return toCalendar(
    moment.utc([at.year, at.month - 1, at.day, at.hour, at.minute, at.second, at.millisecond]),
  );
}

/** The first instant of the day, week, month, quarter or year of a date; a week starts on the configured day. */
export function getStartOfUnit(date: Moment, unit: PeriodUnit): Moment {
  return startOfUnit(toCalendar(date), unit, getDateEnvironment());
}
