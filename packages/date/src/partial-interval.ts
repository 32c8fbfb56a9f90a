import { _n, sprintf } from '@wordpress/i18n';
import { type DateInput, endOfUnit, readDate, startOfUnit, storeToday } from './calendar.ts';
import { getDateEnvironment } from './environment.ts';
import type { Interval } from './intervals.ts';

/** The number of days in a partial interval, and in its whole calendar unit. */
export type PartialDays = { readonly days: number; readonly of: number };

/**
 * The number of days in a week, month, quarter or year that is cut off at its start or end by its range or by the
 * current date; today counts as a day. `null` for a whole unit, for hours and days, and for unreadable dates. The dates
 * are the interval's start and end as the store reports them.
 */
export function getPartialDays(
  interval: Interval,
  dateStart: DateInput,
  dateEnd: DateInput,
): PartialDays | null {
  if (interval === 'hour' || interval === 'day') return null;
  const env = getDateEnvironment();
  const [start, end] = [readDate(dateStart).startOf('day'), readDate(dateEnd).startOf('day')];
  if (!start.isValid() || !end.isValid()) return null;
  const today = storeToday(env);
  const days = (end.isAfter(today) ? today : end).diff(start, 'days') + 1;
  const unitEnd = endOfUnit(start, interval, env).startOf('day');
  const of = unitEnd.diff(startOfUnit(start, interval, env), 'days') + 1;
  return days > 0 && days < of ? { days, of } : null;
}

/** `getPartialDays` as text, such as "5 of 7 days"; empty for a whole interval. */
export function formatPartialDays(
  interval: Interval,
  dateStart: DateInput,
  dateEnd: DateInput,
): string {
  const partial = getPartialDays(interval, dateStart, dateEnd);
  if (!partial) return '';
  return sprintf(
    /* translators: 1: the days that a part of a week, month, quarter or year has; 2: the days of the whole one. */
    _n('%1$d of %2$d day', '%1$d of %2$d days', partial.of, 'tillview'),
    partial.days,
    partial.of,
  );
}
