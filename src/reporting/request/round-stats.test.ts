import { CurrencyFactory } from '@tillview/currency';
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

/** The stats of one range, rounded to the precision of the currency. */
function round(totals: Record<string, number | null>, precision = 2) {
  const data = {
    totals: { ...totals, segments: [{ segment_id: 1, segment_label: 'a', subtotals: totals }] },
    intervals: [{ interval: 'x', subtotals: totals }],
  } as unknown as StatsData<AnyTotals>;
  const { formatDecimal } = CurrencyFactory({ precision });
  return roundStats(data, metrics, formatDecimal);
}

describe('rounded stats', () => {
  it('contain no floating-point noise, neither where they are shown nor where they are compared', () => {
    const earlier = round({ refunds: 7.1e-15 });
    expect(earlier.totals?.['refunds']).toBe(0);
    expect(earlier.intervals[0]?.subtotals['refunds']).toBe(0);
    expect(calculateDelta(406, earlier.totals?.['refunds'])).toBeNull();
  });

  it('are rounded from the exact decimal sum: 154.49999999999997 yen is a half and is rounded up', () => {
    const stats = round({ taxes: 154.49999999999997, refunds: 154.5 }, 0);
    const rounded = { taxes: 155, refunds: 155 };
    expect(stats.totals).toMatchObject(rounded);
    expect(stats.intervals[0]?.subtotals).toMatchObject(rounded);
  });

  it('do not contain values that the store does not know', () => {
    const stats = round({ taxes: null, orders_count: null, refunds: 0 });
    expect(stats.totals).toEqual({ refunds: 0, segments: expect.anything() });
    expect(stats.intervals[0]?.subtotals).toEqual({ refunds: 0 });
  });

  it('contain derived metrics, computed from exact amounts in totals, intervals and segments', () => {
    const stats = round({ taxes: 10.005, orders_count: 2 });
    const derived = { tax_per_order: 5 };
    expect(stats.totals).toMatchObject({ ...derived, segments: [{ subtotals: derived }] });
    expect(stats.intervals[0]?.subtotals).toMatchObject(derived);
    expect(round({ taxes: 10, orders_count: 0 }).totals).not.toHaveProperty('tax_per_order');
    expect(getFields(metrics)).toEqual(['refunds', 'taxes', 'orders_count']);
    expect(getSortKeys(metrics)).toEqual(['refunds', 'taxes']);
  });

  it('are never shown as -$0.00', () => {
    expect(Object.is(round({ taxes: -7.1e-15 }).totals?.['taxes'], 0)).toBe(true);
  });

  it('are rounded before they are compared: the change is 968, not 967.5 percent', () => {
    const [now, before] = [round({ taxes: 42.7 }), round({ taxes: 4 + 1e-9 })];
    expect(calculateDelta(now.totals?.['taxes'], before.totals?.['taxes'])).toBe(968);
  });

  it("use the currency's precision, also in segments, and leave other metrics unchanged", () => {
    const values = { taxes: 12.6, avg_items_per_order: 3.027 };
    expect(round(values, 0).totals).toMatchObject({
      taxes: 13,
      avg_items_per_order: 3.027,
      segments: [{ subtotals: { taxes: 13, avg_items_per_order: 3.027 } }],
    });
  });
});
