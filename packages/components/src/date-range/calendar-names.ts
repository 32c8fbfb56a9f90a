import { formatDate } from '@tillview/date';
import { CALENDAR_DEFAULTS } from './calendar-defaults.ts';

/**
 * Names of days and months for the calendar, from the store's locale and never from moment's, which the
 * host may have redefined. All take `YYYY-MM-DD`.
 */
export type CalendarNames = {
  /** "Friday, November 20, 2026": what a screen reader says of a day. */
  day: (isoDay: string) => string;
  /** "November 2026": the title of a month. */
  month: (isoDay: string) => string;
  /** "20": the number in a day's cell, in the locale's digits. */
  dayNumber: (isoDay: string) => string;
  /** "Fr", in the words of the store's locale, and "Friday" for 0 (Sunday) to 6 (Saturday). */
  weekday: (index: number) => { short: string; long: string };
};

const at = (isoDay: string): Date => new Date(`${isoDay}T12:00:00Z`);

/** Names for a locale such as `en-US`; the Gregorian calendar, which is what the store's dates are in. */
export function getCalendarNames(locale: string): CalendarNames {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const day = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const month = format({ year: 'numeric', month: 'long' });
  const dayNumber = new Intl.NumberFormat(locale, { useGrouping: false });
  const long = format({ weekday: 'long' });
  // 2023-01-01 was a Sunday.
  const weekdayAt = (index: number) => `2023-01-0${index + 1}`;
  return {
    day: (isoDay) => day.format(at(isoDay)),
    month: (isoDay) => month.format(at(isoDay)),
    dayNumber: (isoDay) => dayNumber.format(Number(isoDay.slice(8))),
    weekday: (index) => ({
      short: formatDate(weekdayAt(index), CALENDAR_DEFAULTS.weekdayFormat),
      long: long.format(at(weekdayAt(index))),
    }),
  };
}
