import { getQuantile } from './quantile.ts';

/** The weeks before that say what is usual, and the fewest of them. */
const [WEEKS, MIN_WEEKS] = [12, 4];

/**
 * What the weekday of the last one of consecutive days usually has: the median of the same weekday in the twelve weeks
 * before, and the number of these weeks. Undefined with fewer than four.
 */
export function getUsualOfWeekday(
  values: readonly number[],
): { readonly value: number; readonly weeks: number } | undefined {
  const before = Array.from({ length: WEEKS }, (_, week) => values.at(-1 - 7 * (week + 1))).filter(
    (value) => value !== undefined,
  );
  if (before.length < MIN_WEEKS) return undefined;
  return {
    value: getQuantile(
      before.toSorted((a, b) => a - b),
      0.5,
    )!,
    weeks: before.length,
  };
}
