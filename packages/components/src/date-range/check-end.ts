import { validateDateInputForRange } from '@tillview/date';
import type { Moment } from 'moment';

/** One end of a range as it is typed, and what it is measured by. */
type TypedEnd = {
  side: 'after' | 'before';
  text: string;
  /** The other end; null while it is not chosen. */
  other: Moment | null;
  /** Moment's tokens; ISO is always accepted. */
  dateFormat: string;
  /** The fewest nights between the ends. */
  minimumNights: number;
};

/** Reads one end of a range by the rules of spec §5; an empty field is not a mistake yet. */
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
