import { addDays } from '../e2e/pages/expected-texts.ts';
import type { Ranges } from './ranges.ts';
import type { View } from './report-check.ts';

const YEAR_DAYS = 365;

/** The days up to `today`, over a year, on which the clocks of a zone change, the earliest first. */
export function clockChangeDays(timeZone: string, today: string): string[] {
  // Offsets never change, and not every platform knows them as zones.
  if (/^[+-]/.test(timeZone)) return [];
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // At noon UTC of a day, clocks that change at night have changed in most zones; the others follow a day later.
  const offsetOn = (day: string) => format.format(new Date(`${day}T12:00:00Z`)).split(', ')[1];
  return Array.from({ length: YEAR_DAYS }, (_, index) =>
    addDays(today, index + 1 - YEAR_DAYS),
  ).filter((day) => offsetOn(day) !== offsetOn(addDays(day, -1)));
}

/** Views over the days on which a store's clocks change, by hour and by day. */
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
