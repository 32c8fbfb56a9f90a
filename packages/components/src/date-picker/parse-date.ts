import { dateValidationMessages, getStoreTimeZoneMoment, toMoment } from '@tillview/date';
import type { Moment } from 'moment';

/** A day, and why the text is none. */
export type ParsedDate = {
  date: Moment | null;
  error: string | null;
};

/** Whether a day lies after the store's today: no picker offers it (spec §5). */
export function isFutureDate(date: Moment): boolean {
  return date.isAfter(getStoreTimeZoneMoment().endOf('day'));
}

/**
 * Reads a typed date, strictly in the entry format and in no other (spec §5, readings A3). Empty text is no date and no
 * fault; a day that cannot be chosen in the calendar cannot be typed either.
 */
export function parseDate(
  text: string,
  dateFormat: string,
  isInvalidDate: (date: Moment) => boolean = isFutureDate,
): ParsedDate {
  if (text === '') return { date: null, error: null };
  const date = toMoment(dateFormat, text);
  // Read strictly, a text is the one text of its day: ISO is none of this field's.
  if (date?.format(dateFormat) !== text)
    return { date: null, error: dateValidationMessages.invalid };
  if (!isInvalidDate(date)) return { date, error: null };
  const error = isFutureDate(date) ? dateValidationMessages.future : dateValidationMessages.invalid;
  return { date: null, error };
}
