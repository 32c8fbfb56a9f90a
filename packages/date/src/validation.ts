import { __ } from '@wordpress/i18n';
import moment, { type Moment } from 'moment';
import { parseStrictly, storeToday, toCalendar } from './calendar.ts';
import { isoDateFormat } from './constants.ts';
import { getDateEnvironment } from './environment.ts';

/** The sentences for a custom range that cannot be used (spec §5), translated when they are read. */
export const dateValidationMessages = {
  get invalid(): string {
    return __('Invalid date', 'tillview');
  },
  get future(): string {
    return __('Select a date in the past', 'tillview');
  },
  get startAfterEnd(): string {
    return __('Start date must be before end date', 'tillview');
  },
  get endBeforeStart(): string {
    return __('Start date must be before end date', 'tillview');
  },
} as const;

/** A usable day, or why the text is none. */
export type DateInputResult =
  | { readonly date: Moment; readonly error?: undefined }
  | { readonly date: null; readonly error: string };

/**
 * A day from text, either ISO 'YYYY-MM-DD' or the given format, parsed strictly (spec §5); null for other text. A moment
 * is given back itself if it is valid. Throws a TypeError for anything else.
 */
export function toMoment(format: string, value: string | Moment): Moment | null {
  if (moment.isMoment(value)) return value.isValid() ? value : null;
  if (typeof value !== 'string') throw new TypeError('A date is read from text or from a moment.');
  return parseStrictly(value, isoDateFormat) ?? parseStrictly(value, format);
}

/**
 * Checks one end of a custom range (spec §5), in this order: can it be read, is it past or today in the store's zone,
 * does it fit the other end (null: not chosen yet; equal days fit, readings A16). Callers hide the error of empty text.
 */
export function validateDateInputForRange(
  type: 'after' | 'before',
  value: string | Moment,
  before: Moment | null | undefined,
  after: Moment | null | undefined,
  format: string,
): DateInputResult {
  const date = toMoment(format, value);
  if (!date) return { date: null, error: dateValidationMessages.invalid };
  const day = toCalendar(date);
  if (day.isAfter(storeToday(getDateEnvironment()), 'day'))
    return { date: null, error: dateValidationMessages.future };
  if (type === 'after' && before && day.isAfter(toCalendar(before), 'day'))
    return { date: null, error: dateValidationMessages.startAfterEnd };
  if (type === 'before' && after && day.isBefore(toCalendar(after), 'day'))
    return { date: null, error: dateValidationMessages.endBeforeStart };
  return { date };
}
