import { formatTime, getDateEnvironment, toMoment } from '@tillview/date';

/** A Sunday: only its weekday and hours are shown. */
const SUNDAY = Date.parse('2023-01-01T00:00:00Z');

/** The weekdays in the order of the store's week, 0 for Sunday. */
export const getWeekdays = (): readonly number[] =>
  Array.from({ length: 7 }, (_, index) => (getDateEnvironment().weekStart + index) % 7);

/** The name of a weekday in the language of the locale. */
export const formatWeekday = (weekday: number, width: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(getDateEnvironment().locale, { weekday: width, timeZone: 'UTC' }).format(
    SUNDAY + weekday * 86_400_000,
  );

/** The time of an hour of a day, for functions that format a time. */
export const toHourText = (hour: number): string =>
  `2023-01-01 ${String(hour).padStart(2, '0')}:00:00`;

/** The start of an hour as time of day, such as "2:00 PM". */
export function formatHour(hour: number): string {
  const at = toMoment('YYYY-MM-DD HH:mm:ss', toHourText(hour));
  return at ? formatTime(at) : '';
}
