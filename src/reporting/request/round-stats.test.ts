import type { AnyTotals, StatsData } from '@tillview/data';
import { calculateDelta } from '@tillview/number';
import { describe, expect, it } from 'vitest';
import { getFields, getSortKeys, type Metric } from '../definition/metric.ts';
import { roundStats } from './round-stats.ts';

const label = () => '';
const metrics: readonly Metric[] = [
  { key: 'refunds', label, type: 'currency' },
  { key: 'taxes', label, type: 'currency' },
  {
    key: 'tax_per_order',
    label,
    type: 'currency',
    fields: ['taxes', 'orders_count'],
    compute: ({ taxes = 0, orders_count: orders }) => (orders ? taxes / orders : undefined),
  },
];

/** The stats of one range without floating-point errors. */
function round(totals: Record<string, number | null>) {
  const data = {
    totals: { ...totals, segments: [{ segment_id: 1, segment_label: 'a', subtotals: totals }] },
    intervals: [{ interval: 'x', subtotals: totals }],
  } as unknown as StatsData<AnyTotals>;
  return roundStats(data, metrics);
}

describe('rounded stats', () => {
  it('contain no floating-point noise, neither where they are shown nor where they are compared', () => {
    const earlier = round({ refunds: 7.1e-15 });
    expect(earlier.totals?.['refunds']).toBe(0);
    expect(earlier.intervals[0]?.subtotals['refunds']).toBe(0);
    expect(calculateDelta(406, earlier.totals?.['refunds'])).toBeNull();
    expect(Object.is(round({ taxes: -7.1e-15 }).totals?.['taxes'], 0)).toBe(true);
  });

  it('do not contain values that the store does not know', () => {
    const stats = round({ taxes: null, orders_count: null, refunds: 0 });
    expect(stats.totals).toEqual({ refunds: 0, segments: expect.anything() });
    expect(stats.intervals[0]?.subtotals).toEqual({ refunds: 0 });
  });

  it('contain derived metrics, computed from exact amounts in totals, intervals and segments', () => {
    const stats = round({ taxes: 10.005, orders_count: 2 });
    const derived = { tax_per_order: 5.0025 };
    expect(stats.totals).toMatchObject({ ...derived, segments: [{ subtotals: derived }] });
    expect(stats.intervals[0]?.subtotals).toMatchObject(derived);
    expect(round({ taxes: 10, orders_count: 0 }).totals).not.toHaveProperty('tax_per_order');
    expect(getFields(metrics)).toEqual(['refunds', 'taxes', 'orders_count']);
    expect(getSortKeys(metrics)).toEqual(['refunds', 'taxes']);
  });

  it('keep the decimals that the store sent, also in segments, and leave other metrics unchanged', () => {
    const values = { taxes: 154.49999999999997, avg_items_per_order: 3.0270000001 };
    const expected = { taxes: 154.5, avg_items_per_order: 3.0270000001 };
    expect(round(values).totals).toMatchObject({
      ...expected,
      segments: [{ subtotals: expected }],
    });
  });
});
