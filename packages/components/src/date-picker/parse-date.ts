import { dateValidationMessages, getStoreTimeZoneMoment, toMoment } from '@tillview/date';
import type { Moment } from 'moment';

/** A date, or the error of an invalid text. */
export type ParsedDate = {
  date: Moment | null;
  error: string | null;
};

/** Whether a day is after today in the store's time zone: such a day cannot be selected (R5.3). */
export function isFutureDate(date: Moment): boolean {
  return date.isAfter(getStoreTimeZoneMoment().endOf('day'));
}

/**
 * Parses a typed date, strictly in the entry format (R5.1, readings A3). Empty text is neither a date nor an error; a day
 * that cannot be selected in the calendar cannot be typed either.
 */
export function parseDate(
  text: string,
  dateFormat: string,
  isInvalidDate: (date: Moment) => boolean = isFutureDate,
): ParsedDate {
  if (text === '') return { date: null, error: null };
  const date = toMoment(dateFormat, text);
  // Strict: other formats that `toMoment` accepts, such as ISO, are errors here.
  if (date?.format(dateFormat) !== text)
    return { date: null, error: dateValidationMessages.invalid };
  if (!isInvalidDate(date)) return { date, error: null };
  const error = isFutureDate(date) ? dateValidationMessages.future : dateValidationMessages.invalid;
  return { date: null, error };
}
