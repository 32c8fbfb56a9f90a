import type { AnyTotals, StatsData, WithSegments } from '@tillview/data';
import type { Metric } from '../definition/metric.ts';
import { readExact, readMetric } from '../definition/metric-values.ts';

type Totals = WithSegments<AnyTotals>;

function roundTotals(totals: Totals, metrics: readonly Metric[]): Totals {
  const { segments, ...values } = totals;
  // A store sends null for a value that it does not know, which is not 0.
  const rounded: Record<string, number | undefined> = Object.fromEntries(
    Object.entries(values).filter(([, value]) => (value as unknown) !== null),
  );
  for (const metric of metrics) {
    const value = readMetric(metric, values);
    const exact = typeof value === 'number' ? readExact(metric.type, value) : null;
    if (exact !== null) rounded[metric.key] = exact;
  }
  if (!Array.isArray(segments)) return rounded;
  return {
    ...rounded,
    segments: segments.map((segment) => ({
      ...segment,
      subtotals: roundTotals(segment.subtotals as Totals, metrics),
    })),
  } as unknown as Totals;
}

/**
 * Computes derived metrics, and removes floating-point errors from amounts of money. They are rounded to the decimals of
 * the currency where they are shown: percentages are those of the amounts that the store sent.
 */
export function roundStats(
  { totals, intervals }: StatsData<AnyTotals>,
  metrics: readonly Metric[],
): StatsData<AnyTotals> {
  return {
    totals: totals && roundTotals(totals, metrics),
    intervals: intervals.map((interval) => ({
      ...interval,
      subtotals: roundTotals(interval.subtotals, metrics),
    })),
  };
}
