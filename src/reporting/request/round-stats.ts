import type { AnyTotals, StatsData, WithSegments } from '@tillview/data';

type Totals = WithSegments<AnyTotals>;

/** Sums can have floating-point noise such as 7.1e-15, which is not a valid amount in any currency. */
function roundTotals(
  totals: Totals,
  amounts: readonly string[],
  round: (amount: number) => number,
): Totals {
  const { segments, ...values } = totals;
  // A store sends null for a value that it does not know, which is not 0.
  const rounded: Record<string, number | undefined> = Object.fromEntries(
    Object.entries(values).filter(([, value]) => (value as unknown) !== null),
  );
  for (const name of amounts) {
    const value = rounded[name];
    if (typeof value === 'number' && Number.isFinite(value)) rounded[name] = round(value);
  }
  if (!Array.isArray(segments)) return rounded;
  return {
    ...rounded,
    segments: segments.map((segment) => ({
      ...segment,
      subtotals: roundTotals(segment.subtotals as Totals, amounts, round),
    })),
  } as unknown as Totals;
}

/**
 * Rounds amounts of money to the currency's precision, once, before they are shown or compared: comparisons use the
 * amounts that are shown. `amounts` names the metrics that are money.
 */
export function roundStats(
  { totals, intervals }: StatsData<AnyTotals>,
  amounts: readonly string[],
  round: (amount: number) => number,
): StatsData<AnyTotals> {
  return {
    totals: totals && roundTotals(totals, amounts, round),
    intervals: intervals.map((interval) => ({
      ...interval,
      subtotals: roundTotals(interval.subtotals, amounts, round),
    })),
  };
}
