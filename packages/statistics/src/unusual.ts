import { getQuantile } from './quantile.ts';

/** The number of earlier values of the same kind, such as Tuesdays, whose median is usual. */
const COMPARED = 8;

/** A ratio is unusual only if it is at least this high, or at most its inverse. */
const LEAST_FACTOR = 1.5;

/** The part of the ratios of the year before that an unusual one exceeds. */
const RARE = 0.99;

/** Days in a year of whole weeks: the days that a value is compared with. */
const YEAR = 364;

/** A value that differs from what is usual, by its index; `ratio` is value / usual. */
export type UnusualValue = { readonly index: number; readonly ratio: number };

/**
 * Finds unusual values in a series without gaps: of days (`step` 7, compared with the same weekday) or of whole weeks
 * (`step` 1). Usual is the median of the 8 values one, two … steps before. A value is unusual if value / usual is above
 * 1.5 and above 99 % of these ratios in the year before, or below 1 / 1.5 and below 99 % of them: the threshold is the
 * store's own, as in conformal prediction (Vovk, Gammerman & Shafer, Algorithmic Learning in a Random World, 2005), so a
 * store with large differences has few unusual days. Values with less than half a year of ratios before them, and those
 * with nothing usual, are never unusual.
 */
export function findUnusual(values: readonly number[], step: 7 | 1): readonly UnusualValue[] {
  const year = (YEAR * step) / 7;
  const ratios = values.map((value, index) => {
    if (index < COMPARED * step) return undefined;
    const before = Array.from(
      { length: COMPARED },
      (_, back) => values[index - (back + 1) * step]!,
    ).toSorted((a, b) => a - b);
    const usual = (before[COMPARED / 2 - 1]! + before[COMPARED / 2]!) / 2;
    return usual > 0 ? value / usual : undefined;
  });
  return ratios.flatMap((ratio, index) => {
    if (ratio === undefined || (ratio < LEAST_FACTOR && ratio > 1 / LEAST_FACTOR)) return [];
    const earlier = ratios
      .slice(Math.max(0, index - year), index)
      .filter((each) => each !== undefined)
      .toSorted((a, b) => a - b);
    if (earlier.length < year / 2) return [];
    const isUnusual =
      ratio > getQuantile(earlier, RARE)! || ratio < getQuantile(earlier, 1 - RARE)!;
    return isUnusual ? [{ index, ratio }] : [];
  });
}
