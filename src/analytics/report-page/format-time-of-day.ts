import { formatTime, getDateEnvironment, getStoreTimeZoneMoment } from '@tillview/date';

/**
 * The time of day in the store's zone at which something happened, in the locale's form. `instant` is in milliseconds
 * since 1970.
 */
export function formatTimeOfDay(instant: number): string {
  const { now } = getDateEnvironment();
  const age = now().getTime() - instant;
  const localTime = getStoreTimeZoneMoment().subtract(age, 'milliseconds');
  return formatTime(localTime);
}
