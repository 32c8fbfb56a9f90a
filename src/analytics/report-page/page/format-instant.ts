import { formatDate, formatTime, getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';

/**
 * The time of an instant in the store's time zone, in the locale's format, with the date if it is not today. `instant`
 * is in milliseconds since 1970.
 */
export function formatInstant(instant: number): string {
  const at = getStoreTimeZoneMoment(new Date(instant));
  const day = at.format(isoDateFormat);
  const time = formatTime(at);
  return day === getStoreTimeZoneMoment().format(isoDateFormat)
    ? time
    : /* translators: 1: a date, 2: a time of day. */
      sprintf(__('%1$s, %2$s', 'tillview'), formatDate(day), time);
}
