import type { AnyTotals, RangeParams, StatsInterval } from '@tillview/data';

/**
 * The part of a range that the whole days of a comparison do not have: from the day on with which the comparison ends.
 * Undefined if the range begins before the comparison.
 */
export function getRemainder(
  { after, before }: RangeParams,
  comparison: RangeParams,
): RangeParams | undefined {
  const start = `${comparison.before.slice(0, 10)}T00:00:00`;
  return after >= comparison.after && after < start && before >= start
    ? { after: start, before }
    : undefined;
}

/** The sum of a metric over the days of a comparison that a range has before its remainder. */
export const sumDays = (
  days: readonly StatsInterval<AnyTotals>[],
  { after }: RangeParams,
  remainder: RangeParams,
  key: string,
): number =>
  days
    .filter(
      ({ interval }) => interval >= after.slice(0, 10) && interval < remainder.after.slice(0, 10),
    )
    .reduce((sum, { subtotals }) => sum + (subtotals[key] ?? 0), 0);
