import { formatTime, getDateEnvironment, getStoreTimeZoneMoment } from '@tillview/date';

/**
 * The time of day of an instant in the store's time zone, in the locale's format. `instant` is in milliseconds since
 * 1970.
 */
export function formatTimeOfDay(instant: number): string {
  const { now } = getDateEnvironment();
  const age = now().getTime() - instant;
  const localTime = getStoreTimeZoneMoment().subtract(age, 'milliseconds');
  return formatTime(localTime);
}
