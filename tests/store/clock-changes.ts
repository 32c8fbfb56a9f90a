import { addDays } from './days.ts';
import type { Ranges } from './ranges.ts';
import type { View } from './report-check.ts';

const YEAR_DAYS = 365;

/**
 * The days of the year up to `today` on which daylight saving time starts or ends in a time zone, the earliest first.
 */
export function clockChangeDays(timeZone: string, today: string): string[] {
  // Fixed offsets have no clock changes, and not every platform supports them as time zones.
  if (/^[+-]/.test(timeZone)) return [];
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // Most zones that change their clocks at night have done so by noon UTC; in the others the next day is found.
  const offsetOn = (day: string) => format.format(new Date(`${day}T12:00:00Z`)).split(', ')[1];
  return Array.from({ length: YEAR_DAYS }, (_, index) =>
    addDays(today, index + 1 - YEAR_DAYS),
  ).filter((day) => offsetOn(day) !== offsetOn(addDays(day, -1)));
}

/** Views that include the clock changes of a store, by hour and by day. */
export function clockChangeViews(ranges: Ranges, timeZone: string): View[] {
  const { today } = ranges;
  const upToToday = (day: string) => (day < today ? day : today);
  return clockChangeDays(timeZone, today).flatMap((day): View[] => [
    {
      name: `clock change on ${day} by hour`,
      ...ranges.custom([day, day], 'previous_period', 'hour'),
    },
    {
      name: `clock change on ${day}, two days by hour`,
      ...ranges.custom([addDays(day, -1), day], 'previous_year', 'hour'),
    },
    {
      name: `clock change on ${day}, a week by day`,
      ...ranges.custom([addDays(day, -3), upToToday(addDays(day, 3))], 'previous_year', 'day'),
    },
  ]);
}
