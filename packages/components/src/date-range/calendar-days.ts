import { getDateEnvironment } from '@tillview/date';
import moment, { type Moment } from 'moment';

/**
 * The calendar library uses days in the browser's time zone, at noon; everything else uses the store's local time. Only
 * year, month and day are converted, so that no time zone can shift a date.
 */

/** Returns the name of an English locale with another first day of the week; moment's global locale is not changed. */
function getWeekLocale(weekStart: number): string {
  const name = `x-tillview-week-${weekStart}`;
  if (!moment.locales().includes(name)) {
    const globalLocale = moment.locale();
    moment.defineLocale(name, { parentLocale: 'en', week: { dow: weekStart, doy: 6 + weekStart } });
    moment.locale(globalLocale);
  }
  return name;
}

/** Converts a store date to the calendar's day, with the store's first day of the week for Home and End. */
export function toCalendarDay(date: Moment): Moment;
export function toCalendarDay(date: Moment | null): Moment | null;
export function toCalendarDay(date: Moment | null): Moment | null {
  if (!date) return null;
  const day = moment({ year: date.year(), month: date.month(), date: date.date(), hour: 12 });
  return day.locale(getWeekLocale(getDateEnvironment().weekStart));
}

/** Converts the calendar's day to the start of that day as a store date, with English digits for URLs. */
export function fromCalendarDay(day: Moment | null): Moment | null {
  return day && moment.utc([day.year(), day.month(), day.date()]).locale('en');
}

/** The day as `YYYY-MM-DD`, from its fields, since the host page may have changed moment's formats. */
export function toIsoDay(day: Moment): string {
  const pad = (value: number, size: number) => String(value).padStart(size, '0');
  return `${pad(day.year(), 4)}-${pad(day.month() + 1, 2)}-${pad(day.date(), 2)}`;
}
