import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOf } from '../currencies.ts';
import { DAY, INTERVALS, formatWallTime, parseWallTime } from '../wall-time.ts';
import type { Interval } from '../wall-time.ts';
import { MONEY, ask, open } from './ask-revenue.test-support.ts';
import type { RevenueFigures } from './revenue.ts';
import { expectFigures, labelOf, salesOf } from './slow-revenue.test-support.ts';
import type { Sale } from './slow-revenue.test-support.ts';

/** The most days that a random range spans, so that no request asks for thousands of intervals. */
const MOST_DAYS: Record<Interval, number> = {
  hour: 9,
  day: 250,
  week: 800,
  month: 900,
  quarter: 900,
  year: 900,
};

const SHOPS = [
  open({ orders: 400, seed: 11 }),
  open({ orders: 400, seed: 12, currency: 'JPY', timeZone: 'Asia/Tokyo', weekStart: 0 }),
  open({ orders: 400, seed: 13, currency: 'KWD', timeZone: 'Asia/Kuwait', weekStart: 6 }),
  open({ orders: 400, seed: 14, currency: 'EUR', timeZone: 'Europe/Berlin', weekStart: 1 }),
  open({ orders: 30, seed: 15, timeZone: '-03:30', weekStart: 3 }),
];

const question = fc.record({
  store: fc.constantFrom(...SHOPS),
  interval: fc.constantFrom(...INTERVALS),
  start: fc.integer({ min: -DAY / 1000, max: 800 * (DAY / 1000) }),
  length: fc.double({ min: 0, max: 1, noNaN: true }),
});

const rangeOf = (interval: Interval, start: number, length: number) => {
  const from = (parseWallTime('2024-09-15T00:00:00') ?? 0) + start * 1000;
  const to = from + Math.floor((length * MOST_DAYS[interval] * DAY) / 1000) * 1000;
  return { after: formatWallTime(from), before: formatWallTime(to) };
};

describe('the revenue report of any range, interval and shop', () => {
  it('agrees with a slow reckoning straight from the orders', async () => {
    await fc.assert(
      fc.asyncProperty(question, async ({ store, interval, start, length }) => {
        const range = rangeOf(interval, start, length);
        const reply = await ask(store, { ...range, interval });
        const sales = salesOf(store, range);
        expectFigures(reply.totals, sales, store);
        const { weekStart } = store.settings;
        const byLabel = new Map<string, Sale[]>();
        for (const sale of sales) {
          const label = labelOf(sale.at, interval, weekStart);
          byLabel.set(label, [...(byLabel.get(label) ?? []), sale]);
        }
        for (const { interval: label, date_start, subtotals } of reply.intervals) {
          expect(label).toBe(labelOf(date_start, interval, weekStart));
          expectFigures(subtotals, byLabel.get(label) ?? [], store);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('covers the range without gap, and its intervals sum to its totals', async () => {
    await fc.assert(
      fc.asyncProperty(question, async ({ store, interval, start, length }) => {
        const range = rangeOf(interval, start, length);
        const { totals, intervals } = await ask(store, { ...range, interval });
        expect(intervals[0]?.date_start).toBe(range.after.replace('T', ' '));
        expect(intervals.at(-1)?.date_end).toBe(range.before.replace('T', ' '));
        for (const [place, { date_start }] of intervals.slice(1).entries())
          expect(secondsOf(date_start)).toBe(secondsOf(intervals[place]?.date_end ?? '') + 1);
        const scale = 10 ** currencyOf(store.settings.currency).decimals;
        const names = [...MONEY, 'orders_count', 'num_items_sold'] as const;
        const unitsOf = (figures: Pick<RevenueFigures, (typeof names)[number]>) =>
          names.map((name) => Math.round(figures[name] * scale));
        const sums = names.map(() => 0);
        for (const { subtotals } of intervals)
          for (const [place, units] of unitsOf(subtotals).entries())
            sums[place] = (sums[place] ?? 0) + units;
        expect(sums).toEqual(unitsOf(totals));
      }),
      { numRuns: 150 },
    );
  });
});

function secondsOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`) / 1000;
}
