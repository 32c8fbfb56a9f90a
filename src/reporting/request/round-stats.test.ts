import { CurrencyFactory } from '@tillview/currency';
import type { AnyTotals, StatsData } from '@tillview/data';
import { calculateDelta } from '@tillview/number';
import { describe, expect, it } from 'vitest';
import { roundStats } from './round-stats.ts';

/** The stats of one range, rounded to the precision of the currency. */
function round(totals: Record<string, number | null>, precision = 2) {
  const data = {
    totals: { ...totals, segments: [{ segment_id: 1, segment_label: 'a', subtotals: totals }] },
    intervals: [{ interval: 'x', subtotals: totals }],
  } as unknown as StatsData<AnyTotals>;
  const { formatDecimal } = CurrencyFactory({ precision });
  return roundStats(data, ['refunds', 'taxes'], formatDecimal);
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
