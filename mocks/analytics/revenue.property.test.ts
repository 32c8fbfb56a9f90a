import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { currencyOf } from '../currencies.ts';
import { DAY, INTERVALS, formatLocalTime, parseLocalTime } from '../local-time.ts';
import type { Interval } from '../local-time.ts';
import { MONEY, fetchRevenue, createTestStore } from './fetch-revenue.test-support.ts';
import type { RevenueMetrics } from './revenue.ts';
import { expectMetrics, labelOf, salesOf } from './reference-revenue.test-support.ts';
import type { Sale } from './reference-revenue.test-support.ts';

/** The number of random requests per property; a deep run sends more. */
const RUNS = isDeep ? 600 : 20;

/** The maximum length of a random range in days, so that no request needs thousands of intervals. */
const MAX_DAYS: Record<Interval, number> = {
  hour: 9,
  day: 250,
  week: 800,
  month: 900,
  quarter: 900,
  year: 900,
};

const SHOPS = [
  createTestStore({ orders: 400, seed: 11 }),
  createTestStore({ orders: 400, seed: 12, currency: 'JPY', timeZone: 'Asia/Tokyo', weekStart: 0 }),
  createTestStore({
    orders: 400,
    seed: 13,
    currency: 'KWD',
    timeZone: 'Asia/Kuwait',
    weekStart: 6,
  }),
  createTestStore({
    orders: 400,
    seed: 14,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    weekStart: 1,
  }),
  createTestStore({ orders: 30, seed: 15, timeZone: '-03:30', weekStart: 3 }),
];

const revenueRequest = fc.record({
  store: fc.constantFrom(...SHOPS),
  interval: fc.constantFrom(...INTERVALS),
  start: fc.integer({ min: -DAY / 1000, max: 800 * (DAY / 1000) }),
  length: fc.double({ min: 0, max: 1, noNaN: true }),
});

const rangeOf = (interval: Interval, start: number, length: number) => {
  const from = (parseLocalTime('2024-09-15T00:00:00') ?? 0) + start * 1000;
  const to = from + Math.floor((length * MAX_DAYS[interval] * DAY) / 1000) * 1000;
  return { after: formatLocalTime(from), before: formatLocalTime(to) };
};

describe('the revenue report of any range, interval and shop', () => {
  it('agrees with a reference implementation that reads the orders directly', async () => {
    await fc.assert(
      fc.asyncProperty(revenueRequest, async ({ store, interval, start, length }) => {
        const range = rangeOf(interval, start, length);
        const response = await fetchRevenue(store, { ...range, interval });
        const sales = salesOf(store, range);
        expectMetrics(response.totals, sales, store);
        const { weekStart } = store.settings;
        const byLabel = new Map<string, Sale[]>();
        for (const sale of sales) {
          const label = labelOf(sale.at, interval, weekStart);
          byLabel.set(label, [...(byLabel.get(label) ?? []), sale]);
        }
        for (const { interval: label, date_start, subtotals } of response.intervals) {
          expect(label).toBe(labelOf(date_start, interval, weekStart));
          expectMetrics(subtotals, byLabel.get(label) ?? [], store);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('covers the range without gaps, and its intervals add up to its totals', async () => {
    await fc.assert(
      fc.asyncProperty(revenueRequest, async ({ store, interval, start, length }) => {
        const range = rangeOf(interval, start, length);
        const { totals, intervals } = await fetchRevenue(store, { ...range, interval });
        expect(intervals[0]?.date_start).toBe(range.after.replace('T', ' '));
        expect(intervals.at(-1)?.date_end).toBe(range.before.replace('T', ' '));
        for (const [position, { date_start }] of intervals.slice(1).entries())
          expect(secondsOf(date_start)).toBe(secondsOf(intervals[position]?.date_end ?? '') + 1);
        const scale = 10 ** currencyOf(store.settings.currency).decimals;
        const names = [...MONEY, 'orders_count', 'num_items_sold'] as const;
        const unitsOf = (metrics: Pick<RevenueMetrics, (typeof names)[number]>) =>
          names.map((name) => Math.round(metrics[name] * scale));
        const sums = names.map(() => 0);
        for (const { subtotals } of intervals)
          for (const [position, units] of unitsOf(subtotals).entries())
            sums[position] = (sums[position] ?? 0) + units;
        expect(sums).toEqual(unitsOf(totals));
      }),
      { numRuns: RUNS },
    );
  });
});

function secondsOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`) / 1000;
}
