import type { AnyTotals, StatsData, WithSegments } from '@tillview/data';
import type { Metric } from '../definition/metric.ts';
import { readMetric } from '../definition/metric-values.ts';

type Totals = WithSegments<AnyTotals>;

/** Sums can have floating-point noise such as 7.1e-15, which is not a valid amount in any currency. */
function roundTotals(
  totals: Totals,
  metrics: readonly Metric[],
  round: (amount: number) => number,
): Totals {
  const { segments, ...values } = totals;
  // A store sends null for a value that it does not know, which is not 0.
  const rounded: Record<string, number | undefined> = Object.fromEntries(
    Object.entries(values).filter(([, value]) => (value as unknown) !== null),
  );
  for (const metric of metrics) {
    const value = readMetric(metric, values);
    if (typeof value !== 'number' || !Number.isFinite(value)) continue;
    rounded[metric.key] = metric.type === 'currency' ? round(value) : value;
  }
  if (!Array.isArray(segments)) return rounded;
  return {
    ...rounded,
    segments: segments.map((segment) => ({
      ...segment,
      subtotals: roundTotals(segment.subtotals as Totals, metrics, round),
    })),
  } as unknown as Totals;
}

/**
 * Computes derived metrics, and rounds amounts of money to the currency's precision, once, before they are shown or
 * compared: comparisons use the amounts that are shown.
 */
export function roundStats(
  { totals, intervals }: StatsData<AnyTotals>,
  metrics: readonly Metric[],
  round: (amount: number) => number,
): StatsData<AnyTotals> {
  return {
    totals: totals && roundTotals(totals, metrics, round),
    intervals: intervals.map((interval) => ({
      ...interval,
      subtotals: roundTotals(interval.subtotals, metrics, round),
    })),
  };
}
