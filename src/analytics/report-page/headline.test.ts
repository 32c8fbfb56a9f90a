import type { AnyTotals } from '@tillview/data';
import { calculateDelta } from '@tillview/number';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headline, charts } from '../reports/revenue/summary.ts';
import { formatFigure } from './format-figure.ts';
import { getHeadline } from './headline.ts';
import { createTestContext } from './report-context.test-support.ts';

const context = createTestContext();

type Range = Record<string, number>;
type Compare = 'previous_year' | 'previous_period' | 'custom' | 'none';

const range = (totals: Range | null, byDay: readonly number[] = [], isError = false) => ({
  isRequesting: false,
  isError,
  data: {
    totals: totals as AnyTotals | null,
    intervals: byDay.map((net_revenue, index) => ({
      interval: `2026-11-0${index + 1}`,
      date_start: `2026-11-0${index + 1} 00:00:00`,
      date_end: `2026-11-0${index + 1} 23:59:59`,
      subtotals: { net_revenue } as AnyTotals,
    })),
  },
});

/** The headline of Revenue as sentences. */
function say(
  now: ReturnType<typeof range>,
  before: ReturnType<typeof range>,
  compare: Compare = 'previous_year',
  report: Parameters<typeof getHeadline>[0]['report'] = { charts, headline },
) {
  return getHeadline({
    report,
    request: { interval: 'day', dates: { params: { compare } } },
    figures: { primary: now, secondary: before },
    context,
  } as unknown as Parameters<typeof getHeadline>[0]);
}

const textsOf = (...parts: Parameters<typeof say>) => say(...parts).map(({ text }) => text);

const NOW = { net_revenue: 14_121.69, orders_count: 111, refunds: 468.5, coupons: 0 };
const BEFORE = { net_revenue: 10_441.7, orders_count: 79, refunds: 619.6, coupons: 0 };

describe('the headline of a report', () => {
  it('names the main figure with its change, what drives it, and the best day', () => {
    expect(textsOf(range(NOW, [5, 9, 7]), range(BEFORE))).toEqual([
      'Net sales $14,121.69, 35% above the year before.',
      'Orders: 111 against 79.',
      'Average order value: $127.22 against $132.17.',
      'Returns: $468.50 against $619.60.',
      'Best day: Nov 2, 2026.',
    ]);
  });

  it('leads from a driver to its report', () => {
    const [, orders] = say(range(NOW), range(BEFORE));
    expect(orders?.link?.label).toBe('Orders');
    expect(orders?.link?.href).toContain('path=%2Fanalytics%2Forders');
  });

  it.each<[Compare, Range, string]>([
    ['previous_period', { net_revenue: 20_000 }, '29% below the period before.'],
    ['custom', { net_revenue: 14_121.69 }, 'about the same as the comparison.'],
    ['previous_year', { net_revenue: 0 }, 'against $0.00 the year before.'],
  ])('compares by %s with %j: %s', (compare, before, end) => {
    expect(textsOf(range(NOW), range(before), compare)[0]).toBe(`Net sales $14,121.69, ${end}`);
  });

  it.each([
    ['without a comparison', range(null), 'none' as const],
    ['with a comparison that failed', range(null, [], true), 'previous_year' as const],
  ])('names only its own figures %s', (_case, before, compare) => {
    expect(textsOf(range(NOW), before, compare).slice(0, 2)).toEqual([
      'Net sales $14,121.69.',
      'Orders: 111.',
    ]);
  });

  it.each([[[3, 3]], [[0, 0]], [[4]], [[-2, -3]]])('names no best day of %j', (byDay) => {
    expect(textsOf(range(NOW, byDay), range(BEFORE)).join(' ')).not.toContain('Best');
  });

  it('is empty without figures', () => {
    expect(textsOf(range(null), range(BEFORE))).toEqual([]);
  });

  it('names the first chart and the two after it for a report that says nothing else', () => {
    const texts = textsOf(
      range({ gross_sales: 4, refunds: 1, coupons: 2, net_revenue: 9 }),
      range(null, [], true),
      'previous_year',
      { charts },
    );
    expect(texts).toEqual(['Gross sales $4.00.', 'Returns: $1.00.', 'Coupons: $2.00.']);
  });

  it('writes the figures and the change as the cards do, whatever they are', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(amount, amount, (now, before) => {
        const [text = ''] = textsOf(range({ net_revenue: now }), range({ net_revenue: before }));
        const delta = calculateDelta(now, before);
        expect(text).toContain(`Net sales ${formatFigure('currency', now, context)}, `);
        if (delta === null) expect(text).toContain('against $0.00');
        else if (delta === 0) expect(text).toContain('about the same');
        else expect(text).toContain(`${Math.abs(delta)}% ${delta > 0 ? 'above' : 'below'}`);
      }),
    );
  });
});
