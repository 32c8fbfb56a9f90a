import { formatDate, formatTime, getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import type { Moment } from 'moment';

/** A local time of the store in the locale's format, with the date if it is not today. */
export function formatStoreTime(at: Moment): string {
  const day = at.format(isoDateFormat);
  const time = formatTime(at);
  return day === getStoreTimeZoneMoment().format(isoDateFormat)
    ? time
    : /* translators: 1: a date, 2: a time of day. */
      sprintf(__('%1$s, %2$s', 'tillview'), formatDate(day), time);
}

/** The time of an instant in the store's time zone; `instant` is in milliseconds since 1970. */
export const formatInstant = (instant: number): string =>
  formatStoreTime(getStoreTimeZoneMoment(new Date(instant)));
