import { formatDate } from '@tillview/date';
import { CALENDAR_DEFAULTS } from './calendar-defaults.ts';

/**
 * Names of days and months in the store's locale, not in moment's, which the host page may have changed. A day or month
 * is given as `YYYY-MM-DD`.
 */
export type CalendarNames = {
  /** "Friday, November 20, 2026": a day for screen readers. */
  day: (isoDay: string) => string;
  /** "November 2026": the title of a month. */
  month: (isoDay: string) => string;
  /** "20": the number in a day's cell. */
  dayNumber: (isoDay: string) => string;
  /** "Fr" and "Friday", for 0 (Sunday) to 6 (Saturday). */
  weekday: (index: number) => { short: string; long: string };
};

const at = (isoDay: string): Date => new Date(`${isoDay}T12:00:00Z`);

/** Creates the names for a locale such as `en-US`, in the Gregorian calendar and the digits of the store's dates. */
export function getCalendarNames(locale: string): CalendarNames {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    });
  const day = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const month = format({ year: 'numeric', month: 'long' });
  const long = format({ weekday: 'long' });
  // 2023-01-01 was a Sunday.
  const weekdayAt = (index: number) => `2023-01-0${index + 1}`;
  return {
    day: (isoDay) => day.format(at(isoDay)),
    month: (isoDay) => month.format(at(isoDay)),
    dayNumber: (isoDay) => String(Number(isoDay.slice(8))),
    weekday: (index) => ({
      short: formatDate(weekdayAt(index), CALENDAR_DEFAULTS.weekdayFormat),
      long: long.format(at(weekdayAt(index))),
    }),
  };
}
