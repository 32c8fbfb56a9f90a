import { validateDateInputForRange } from '@tillview/date';
import type { Moment } from 'moment';

/** The typed text of the start or the end of a range, and its constraints. */
type TypedEnd = {
  side: 'after' | 'before';
  text: string;
  /** The date at the opposite end of the range; `null` when it is not set. */
  other: Moment | null;
  /** The format of typed dates for moment; ISO dates are always accepted. */
  dateFormat: string;
  /** The minimum number of nights between start and end. */
  minimumNights: number;
};

/** Parses and validates the start or the end of a range (R5.5, R5.6, R5.11); an empty field is not an error. */
export function checkEnd({ side, text, other, dateFormat, minimumNights }: TypedEnd): {
  date: Moment | null;
  error: string | null;
} {
  // The date at the opposite end, moved by the minimum number of nights.
  const nights = side === 'after' ? -minimumNights : minimumNights;
  const bound = other && other.clone().add(nights, 'days');
  const bounds: [Moment | null, Moment | null] = side === 'after' ? [bound, null] : [null, bound];
  const { date, error } = validateDateInputForRange(side, text, ...bounds, dateFormat);
  return { date, error: text === '' ? null : (error ?? null) };
}
