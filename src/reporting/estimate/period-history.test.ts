import type { AnyTotals, StatsData } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestContext } from '../definition/report-context.test-support.ts';
import { source } from '../../screens/reports/revenue/source.ts';
import { resolveReportRequest } from '@tillview/data';
import { describeEstimate } from './describe-estimate.ts';
import { getHistory, getHistoryRequest } from './period-history.ts';

afterEach(() => configureDate());

it('reads the 500 days before today, in five pages of 100', () => {
  configureDate({ now: () => new Date('2026-11-20T12:34:56Z'), timeZone: 'UTC' });
  const request = resolveReportRequest(source, { period: 'month', interval: 'week' });
  expect(getHistoryRequest(request, '2026-11-20')).toMatchObject({
    primary: { after: '2025-07-08T00:00:00', before: '2026-11-19T23:59:59' },
    secondary: null,
    interval: 'day',
    stats: { endpoint: 'revenue', fields: ['net_revenue', 'orders_count'] },
  });
});

describe('the history of a shop', () => {
  const TODAY = { today: '2024-03-03', totals: null };
  const dataOf = (...days: [day: string, sales: number, orders: number][]): StatsData<AnyTotals> =>
    ({
      totals: {},
      intervals: days.map(([day, net_revenue, orders_count]) => ({
        interval: day,
        date_start: `${day} 00:00:00`,
        subtotals: { net_revenue, orders_count },
      })),
    }) as unknown as StatsData<AnyTotals>;

  it('begins with the first order, and has the calendar periods of these days', () => {
    const data = dataOf(
      ['2024-01-28', 0, 0],
      ['2024-01-30', 50, 1],
      // A day that the store left out, and a refund on a day without orders.
      ['2024-02-01', -20, 0],
      ['2024-03-01', 30, 2],
    );
    const { values, periods } = getHistory(data, { unit: 'month', ...TODAY })!;
    expect(values).toHaveLength(33);
    expect([values[0], values[1], values[2], values[31], values[32]]).toEqual([50, 0, -20, 30, 0]);
    expect(periods).toEqual([
      { start: -29, days: 31 },
      { start: 2, days: 29 },
      { start: 31, days: 31 },
    ]);
    for (const [unit, days] of [
      ['quarter', 91],
      ['year', 366],
    ] as const)
      expect(getHistory(data, { unit, ...TODAY })?.periods).toEqual([{ start: -29, days }]);
  });

  it('has what today has sold: the period to date without its complete days', () => {
    const data = dataOf(['2024-02-28', 50, 1], ['2024-03-01', 30, 2], ['2024-03-02', 15, 1]);
    const of = (net_revenue: number | null) =>
      getHistory(data, {
        ...TODAY,
        unit: 'month',
        totals: { net_revenue } as unknown as AnyTotals,
      })?.today;
    expect([of(60), of(45), of(40), of(null)]).toEqual([15, 0, 0, 0]);
  });

  it('is unknown without orders', () => {
    const data = dataOf(['2024-01-28', 0, 0]);
    expect(getHistory(data, { unit: 'month', ...TODAY })).toBeUndefined();
  });
});

describe('the text of an estimate', () => {
  const context = createTestContext();
  const known = {
    is: 'known',
    estimate: 19_167.95,
    low: 16_893,
    high: 22_026,
    method: 'combined',
    tested: 20,
    inside: 17,
    rest: [],
  } as const;

  it.each([
    [
      known,
      'Estimated net sales for November 2026: about $19,200 (80%: $16,900 to $22,000).',
      '17 of the last 20 months ended in their range.',
    ],
    [
      { ...known, estimate: 81.234, low: -4, high: 99.95, tested: 0 },
      'Estimated net sales for November 2026: about $81.20 (80%: -$4.00 to $100).',
      '',
    ],
    [
      { is: 'too-short', days: 92, needed: 150 },
      'No estimate for November 2026 yet: it needs 150 days of sales, the store has 92.',
      '',
    ],
    [{ is: 'unknown' }, 'No estimate for November 2026 yet: too many of its days are left.', ''],
  ] as const)('of %j', (made, text, tests) => {
    expect(describeEstimate(made, 'month', 'November 2026', context)).toEqual({ text, tests });
  });
});
