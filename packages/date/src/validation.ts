import { __ } from '@wordpress/i18n';
import moment, { type Moment } from 'moment';
import { parseStrictly, storeToday, toCalendar } from './calendar.ts';
import { isoDateFormat } from './constants.ts';
import { getDateEnvironment } from './environment.ts';

/** Messages for an invalid custom range (R5.5–R5.8), translated when they are read. */
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

/** A valid date, or an error message. */
export type DateInputResult =
  | { readonly date: Moment; readonly error?: undefined }
  | { readonly date: null; readonly error: string };

/**
 * A date from text, either ISO 'YYYY-MM-DD' or the given format, parsed strictly (R5.9–R5.11); null for other text. A
 * valid moment is returned as is. Throws a TypeError for any other type.
 */
export function toMoment(format: string, value: string | Moment): Moment | null {
  if (moment.isMoment(value)) return value.isValid() ? value : null;
  if (typeof value !== 'string') throw new TypeError('The date must be text or a moment.');
  return parseStrictly(value, isoDateFormat) ?? parseStrictly(value, format);
}

/**
 * Checks one end of a custom range (R5.5–R5.8), in this order: it is readable, it is in the past or today in the
 * store's time zone, it fits the other end (null: not selected yet; equal dates fit, readings A16). Callers hide the
 * error of empty text.
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
