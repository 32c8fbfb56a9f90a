import { getDateEnvironment } from '@tillview/date';
import moment, { type Moment } from 'moment';

/**
 * The calendar library thinks in days of the browser's zone, at noon; everything else here in the store's
 * wall clock. Only year, month and day ever cross, so that no zone can shift a date.
 */

/** A locale that differs from English by the first day of its week; moment's own choice stays as it is. */
function getWeekLocale(weekStart: number): string {
  const name = `x-tillview-week-${weekStart}`;
  if (!moment.locales().includes(name)) {
    const chosen = moment.locale();
    moment.defineLocale(name, { parentLocale: 'en', week: { dow: weekStart, doy: 6 + weekStart } });
    moment.locale(chosen);
  }
  return name;
}

/** A store date as the calendar's day. Its week starts where the store's does, which is what Home and End go by. */
export function toCalendarDay(date: Moment): Moment;
export function toCalendarDay(date: Moment | null): Moment | null;
export function toCalendarDay(date: Moment | null): Moment | null {
  if (!date) return null;
  const day = moment({ year: date.year(), month: date.month(), date: date.date(), hour: 12 });
  return day.locale(getWeekLocale(getDateEnvironment().weekStart));
}

/** The calendar's day as a store date, at the start of that day; written in the digits of addresses, whatever the host's. */
export function fromCalendarDay(day: Moment | null): Moment | null {
  return day && moment.utc([day.year(), day.month(), day.date()]).locale('en');
}

/** The day as `YYYY-MM-DD`, read from its fields, whatever the host has done to moment's formats. */
export function toIsoDay(day: Moment): string {
  const pad = (value: number, size: number) => String(value).padStart(size, '0');
  return `${pad(day.year(), 4)}-${pad(day.month() + 1, 2)}-${pad(day.date(), 2)}`;
}
