import { configureDate } from '@tillview/date';
import { PLATFORM_DATE_FORMAT, type HostConfig } from './host-config.ts';
import { getRangePreferences } from './preferences.ts';

/** The settings that dates depend on. */
type DateSettings = Pick<
  HostConfig,
  'timeZone' | 'weekStart' | 'locale' | 'dateFormat' | 'defaultDateRange' | 'user'
>;

/** Configures the dates for the host and the user. */
export function configureHostDate(
  { timeZone, weekStart, locale, dateFormat, defaultDateRange, user }: DateSettings,
  now: () => Date,
): void {
  configureDate({
    timeZone,
    weekStart,
    locale,
    ...(dateFormat === PLATFORM_DATE_FORMAT ? {} : { dateFormat }),
    defaultDateRange,
    ...getRangePreferences(user?.preferences),
    now,
  });
}
