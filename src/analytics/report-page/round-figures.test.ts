import { CurrencyFactory } from '@tillview/currency';
import type { AnyTotals, StatsData } from '@tillview/data';
import { calculateDelta } from '@tillview/number';
import { describe, expect, it } from 'vitest';
import { roundFigures } from './round-figures.ts';

/** The figures of one range, rounded as the currency has it. */
function round(totals: Record<string, number>, precision = 2) {
  const data = {
    totals: { ...totals, segments: [{ segment_id: 1, segment_label: 'a', subtotals: totals }] },
    intervals: [{ interval: 'x', subtotals: totals }],
  } as unknown as StatsData<AnyTotals>;
  const { formatDecimal } = CurrencyFactory({ precision });
  return roundFigures(data, ['refunds', 'taxes'], formatDecimal);
}

describe('rounded figures', () => {
  it('drop floating-point noise, so that it is neither shown nor compared', () => {
    const earlier = round({ refunds: 7.1e-15 });
    expect(earlier.totals?.['refunds']).toBe(0);
    expect(earlier.intervals[0]?.subtotals['refunds']).toBe(0);
    expect(calculateDelta(406, earlier.totals?.['refunds'])).toBeNull();
  });

  it('are the figures of the exact sums: 154.49999999999997 yen is a half that rounds up', () => {
    const figures = round({ taxes: 154.49999999999997, refunds: 154.5 }, 0);
    const rounded = { taxes: 155, refunds: 155 };
    expect(figures.totals).toMatchObject(rounded);
    expect(figures.intervals[0]?.subtotals).toMatchObject(rounded);
  });

  it('never read -$0.00', () => {
    expect(Object.is(round({ taxes: -7.1e-15 }).totals?.['taxes'], 0)).toBe(true);
  });

  it('are rounded before they are compared: 967.5 percent is 968', () => {
    const [now, before] = [round({ taxes: 42.7 }), round({ taxes: 4 + 1e-9 })];
    expect(calculateDelta(now.totals?.['taxes'], before.totals?.['taxes'])).toBe(968);
  });

  it('follow the currency, in segments too, and leave other figures as they are', () => {
    const figures = { taxes: 12.6, avg_items_per_order: 3.027 };
    expect(round(figures, 0).totals).toMatchObject({
      taxes: 13,
      avg_items_per_order: 3.027,
      segments: [{ subtotals: { taxes: 13, avg_items_per_order: 3.027 } }],
    });
  });
});
