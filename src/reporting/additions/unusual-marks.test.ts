import { resolveReportRequest, type AnyTotals, type StatsData } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { source } from '../../screens/reports/revenue/source.ts';
import { addDays } from '../estimate/period-history.ts';
import { canHaveUnusual, getUnusualMarks } from './unusual-marks.ts';

const TODAY = '2026-11-20';

beforeEach(() => configureDate({ now: () => new Date(`${TODAY}T12:00:00Z`), timeZone: 'UTC' }));
afterEach(() => configureDate());

/** 499 days before today, with 100 a day but on some days. */
const historyOf = (different: Readonly<Record<string, number>>): StatsData<AnyTotals> =>
  ({
    totals: {},
    intervals: Array.from({ length: 499 }, (_, index) => {
      const day = addDays(TODAY, index - 499);
      const value = different[day] ?? 100;
      return {
        interval: day,
        date_start: `${day} 00:00:00`,
        subtotals: { net_revenue: value, orders_count: value },
      };
    }),
  }) as unknown as StatsData<AnyTotals>;

const options = { metric: 'net_revenue', today: TODAY, formatNumber: String } as const;

it('names an unusual day by its weekday', () => {
  const history = historyOf({ '2026-11-10': 312, '2026-11-14': 40 });
  expect(getUnusualMarks(history, { ...options, interval: 'day' })).toEqual([
    { date: '2026-11-10', kind: 'unusual', text: 'Unusual: 3.1 times the usual Tuesday' },
    { date: '2026-11-14', kind: 'unusual', text: 'Unusual: 0.4 times the usual Saturday' },
  ]);
});

it.each([
  [1, '2026-11-09'],
  [0, '2026-11-08'],
])('compares whole weeks only, with the first weekday %d', (weekStart, date) => {
  configureDate({ now: () => new Date(`${TODAY}T12:00:00Z`), timeZone: 'UTC', weekStart });
  const week = Array.from({ length: 7 }, (_, day) => [addDays(date, day), 200]);
  // The week that has not ended, and the one that began before the history.
  const cut = [addDays(TODAY, -1), addDays(TODAY, -499)].map((day) => [day, 9000]);
  const history = historyOf(Object.fromEntries([...week, ...cut]));
  expect(getUnusualMarks(history, { ...options, interval: 'week' })).toEqual([
    { date, kind: 'unusual', text: 'Unusual: 2 times the usual week' },
  ]);
});

describe('only intervals with more than 100 orders on average are marked:', () => {
  it.each([
    [{ period: 'month' }, 2001, true],
    [{ period: 'month' }, 2000, false],
    [{ period: 'month', interval: 'week' }, 286, true],
    [{ period: 'month', interval: 'week' }, 285, false],
    [{ period: 'today', interval: 'hour' }, 9000, false],
    [{ period: 'year', interval: 'month' }, 90_000, false],
    [{ period: 'month' }, null, false],
  ])('%j with %s orders', (query, orders_count, expected) => {
    const request = resolveReportRequest(source, query);
    expect(canHaveUnusual(request, { orders_count } as AnyTotals, TODAY)).toBe(expected);
  });
});
