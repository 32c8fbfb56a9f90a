import { validateDateInputForRange } from '@tillview/date';
import type { Moment } from 'moment';

/** The typed text of one end of a range, and its constraints. */
type TypedEnd = {
  side: 'after' | 'before';
  text: string;
  /** The other end; null while it is not set. */
  other: Moment | null;
  /** Moment's tokens; ISO is always accepted. */
  dateFormat: string;
  /** The minimum number of nights between the ends. */
  minimumNights: number;
};

/** Parses and validates one end of a range (R5.5, R5.6, R5.11); an empty field is no error. */
export function checkEnd({ side, text, other, dateFormat, minimumNights }: TypedEnd): {
  date: Moment | null;
  error: string | null;
} {
  // The other end, moved by the nights that have to lie between.
  const nights = side === 'after' ? -minimumNights : minimumNights;
  const bound = other && other.clone().add(nights, 'days');
  const bounds: [Moment | null, Moment | null] = side === 'after' ? [bound, null] : [null, bound];
  const { date, error } = validateDateInputForRange(side, text, ...bounds, dateFormat);
  return { date, error: text === '' ? null : (error ?? null) };
}
