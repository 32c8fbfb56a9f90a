import { describe, expect, it } from 'vitest';
import {
  getCohortAverage,
  getCohorts,
  getCohortValue,
  getCustomerHistories,
  getRepeatGapLimits,
  getSegments,
  getSilentDays,
  isNewlyDue,
  isUnfinished,
  joinCohorts,
  mergeSmallCohorts,
  SEGMENTS,
  type Cohort,
  type CustomerHistory,
  type OrderColumns,
} from './index.ts';
import type { CohortSums } from './cohorts.ts';
import { getQuantile, getQuintiles } from './quantile.ts';
import sampleShop from './sample-shop.json' with { type: 'json' };

type Row = { customer: number; time: number; net: number; isRefund?: boolean };

const toSeconds = (date: string) => Date.parse(`${date}Z`) / 1000;

const toMonth = (time: number) => {
  const date = new Date(time * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

const toColumns = (rows: readonly Row[]): OrderColumns => ({
  customers: rows.map(({ customer }) => customer),
  times: rows.map(({ time }) => time),
  months: rows.map(({ time }) => toMonth(time)),
  net: rows.map(({ net }) => net),
  refunds: rows.map(({ isRefund = false }) => Number(isRefund)),
});

const order = (customer: number, date: string, net: number, isRefund = false): Row => ({
  customer,
  time: toSeconds(date),
  net,
  isRefund,
});

const [SEPTEMBER, NOVEMBER] = [2026 * 12 + 8, 2026 * 12 + 10];

describe('quantiles', () => {
  it('are values that so many of all values do not exceed', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect([0.01, 0.5, 0.9, 0.91, 1].map((each) => getQuantile(ten, each))).toEqual([
      1, 5, 9, 10, 10,
    ]);
    expect(getQuantile([], 0.5)).toBeUndefined();
  });

  it('give equal values the same quintile', () => {
    expect([...getQuintiles([50, 10, 40, 20, 30])]).toEqual([5, 1, 4, 2, 3]);
    expect([...getQuintiles([1, 1, 1, 2, 1])]).toEqual([1, 1, 1, 5, 1]);
    expect([...getQuintiles([])]).toEqual([]);
  });
});

describe('cohorts', () => {
  const columns = toColumns([
    order(1, '2026-11-03T10:00', 30),
    order(1, '2026-09-05T10:00', 100),
    order(1, '2026-09-30T23:59', 20),
    order(2, '2026-09-01T00:00', 50),
    order(2, '2026-11-01T00:00', -50, true),
    order(3, '2026-10-01T00:00', 10),
    order(4, '2026-10-02T00:00', -5, true),
  ]);
  const histories = getCustomerHistories(columns);
  const { customers, repeatGaps } = histories;
  const [september, october] = getCohorts(columns, histories, NOVEMBER);

  it('count each customer once a month, from the month of the first order', () => {
    expect(september).toMatchObject({ month: SEPTEMBER, customers: 2 });
    expect([...september!.active]).toEqual([2, 0, 1]);
    expect(getCohortValue(september!, 'active', 2)).toBe(0.5);
    expect(october).toMatchObject({ month: SEPTEMBER + 1, customers: 1 });
  });

  it('subtract a refund in its own month, and do not count it as an order', () => {
    expect([0, 1, 2].map((since) => getCohortValue(september!, 'net', since))).toEqual([
      85, 0, -10,
    ]);
    expect(getCohortValue(september!, 'cumulative', 2)).toBe(75);
    expect(customers.map(({ id, orders, net }) => [id, orders, net])).toEqual([
      [2, 1, 0],
      [1, 3, 150],
      [3, 1, 10],
    ]);
    expect([...repeatGaps]).toEqual([expect.closeTo(25.58, 2), expect.closeTo(33.42, 2)]);
  });

  it('have no value for months to come, and mark the present month', () => {
    expect(getCohortValue(october!, 'active', 2)).toBeUndefined();
    expect([0, 1].map((since) => isUnfinished(october!, since))).toEqual([false, true]);
  });

  it('are merged to a quarter if one of its months is small, except for the present month', () => {
    const cohort = (month: number, count: number, length: number): Cohort => ({
      unit: 'month',
      month,
      customers: count,
      active: Uint32Array.from({ length }, (_, since) => count - since),
      net: Float64Array.from({ length }, () => count * 10),
    });
    const april = 2026 * 12 + 3;
    const months = [
      cohort(april - 1, 12, 7),
      cohort(april, 20, 6),
      cohort(april + 1, 9, 5),
      cohort(april + 2, 30, 4),
      cohort(april + 4, 9, 2),
      cohort(april + 5, 8, 1),
    ];
    const merged = mergeSmallCohorts(months);
    expect(merged).toEqual([
      months[0],
      {
        unit: 'quarter',
        month: april,
        customers: 59,
        active: Uint32Array.of(59, 56, 53, 50),
        net: Float64Array.of(590, 590, 590, 590),
      },
      ...months.slice(4),
    ]);
    // Until its last month, which is not over for the last customers.
    expect(isUnfinished(merged[1]!, 3)).toBe(true);
  });

  it('are averaged by customer, over the months that are over', () => {
    const cohorts = [september!, october!];
    expect(getCohortAverage(cohorts, 'net', 0)).toBe(60);
    expect(getCohortAverage(cohorts, 'active', 1)).toBe(0);
    expect(getCohortAverage(cohorts, 'active', 2)).toBeUndefined();
  });
});

describe('segments', () => {
  /** A customer for each of the five ranks of recency, frequency and value. */
  const grid: CustomerHistory[] = [1, 2, 3, 4, 5].flatMap((lastTime) =>
    [1, 2, 3, 4, 5].flatMap((orders) =>
      [1, 2, 3, 4, 5].map((net) => ({ id: 0, firstMonth: 0, lastTime, orders, net })),
    ),
  );
  const limits = { median: 10, limit: 100 };
  const segments = getSegments(grid, 0, limits)!;
  const segmentOf = (lastTime: number, orders: number, net: number) =>
    segments[(lastTime - 1) * 25 + (orders - 1) * 5 + net - 1];

  it.each([
    ['best', 5, 5, 5],
    ['best', 4, 4, 4],
    ['loyal', 5, 3, 5],
    ['loyal', 3, 5, 5],
    ['loyal', 3, 2, 4],
    ['occasional', 5, 2, 3],
    ['new', 5, 1, 5],
    ['new', 3, 1, 1],
  ] as const)(
    'are %s for recency %d, frequency %d and value %d',
    (segment, recency, frequency, value) => {
      expect(segmentOf(recency, frequency, value)).toBe(segment);
    },
  );

  it('are by value after the limit, and lost after a year or a longer limit', () => {
    const of = (days: number, limit = 100) =>
      new Set(getSegments(grid, days * 86_400 + 5, { median: 1, limit }));
    expect(of(99)).toEqual(new Set(['best', 'loyal', 'new', 'occasional']));
    expect(of(101)).toEqual(new Set(['at-risk', 'slipping-away']));
    expect(of(364)).toEqual(new Set(['at-risk', 'slipping-away']));
    expect(of(366)).toEqual(new Set(['lost']));
    expect(of(366, 400)).toEqual(of(99));
    expect(of(401, 400)).toEqual(new Set(['lost']));
    expect(new Set(getSegments(grid, 364 * 86_400, undefined))).toEqual(of(99));
    const due = getSegments(grid, 200 * 86_400, limits)!;
    const at = (orders: number, net: number) => due[(orders - 1) * 5 + net - 1];
    expect([at(3, 3), at(1, 5), at(2, 3), at(1, 1)]).toEqual([
      'at-risk',
      'at-risk',
      'slipping-away',
      'slipping-away',
    ]);
  });

  it('are unknown under ten customers', () => {
    expect(getSegments(grid.slice(0, 9), 0, limits)).toBeUndefined();
  });

  it('are newly due in the seven days after the limit', () => {
    expect([99, 100, 100.1, 107, 107.1].map((days) => isNewlyDue(days, limits))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the sample shop on 20 November 2026', () => {
  const START = toSeconds('2024-09-01T00:00');
  const columns = toColumns(
    Array.from({ length: sampleShop.length / 4 }, (_, row) => {
      const [customer = 0, seconds = 0, cents = 0, isRefund = 0] = sampleShop.slice(row * 4);
      return { customer, time: START + seconds, net: cents / 100, isRefund: isRefund === 1 };
    }),
  );
  const histories = getCustomerHistories(columns);
  const { customers, repeatGaps } = histories;

  it('has 13 customers in its first cohort, and each cent in one cohort', () => {
    const cohorts = getCohorts(columns, histories, NOVEMBER);
    expect(cohorts[0]).toMatchObject({ month: 2024 * 12 + 8, customers: 13 });
    expect(cohorts).toHaveLength(27);
    expect(customers).toHaveLength(229);
    expect(cohorts.reduce((sum, each) => sum + each.customers, 0)).toBe(229);
    const net = cohorts.reduce((sum, each) => sum + each.net.reduce((one, two) => one + two), 0);
    expect(net).toBeCloseTo(266_693.19, 6);
  });

  it('has the same cohorts from sums by month', () => {
    const sums = new Map<string, CohortSums & { ids: Set<number> }>();
    Array.from(columns.customers).forEach((id, row) => {
      const first = customers[histories.positions[row] ?? -1]?.firstMonth;
      const month = columns.months[row] ?? 0;
      if (first === undefined) return;
      const key = `${month} ${first}`;
      const ids = sums.get(key)?.ids ?? new Set();
      if (columns.refunds[row] === 0) ids.add(id);
      const net = (sums.get(key)?.net ?? 0) + (columns.net[row] ?? 0);
      sums.set(key, { month, first, customers: ids.size, net, ids });
    });
    const joined = joinCohorts([...sums.values()], NOVEMBER);
    const cents = ({ net, ...others }: Cohort) => ({
      ...others,
      net: [...net].map((amount) => Math.round(100 * amount)),
    });
    expect(joined.map(cents)).toEqual(getCohorts(columns, histories, NOVEMBER).map(cents));
  });

  it('has a median repeat gap of 11.8 days, and 90 % are up to 95.2 days', () => {
    expect(repeatGaps).toHaveLength(2087);
    const limits = getRepeatGapLimits(repeatGaps)!;
    expect([limits.median.toFixed(1), limits.limit.toFixed(1)]).toEqual(['11.8', '95.2']);
    const now = toSeconds('2026-11-20T12:00');
    expect(customers.filter((each) => getSilentDays(each, now) > limits.limit)).toHaveLength(76);
    expect(getRepeatGapLimits(repeatGaps.subarray(0, 29))).toBeUndefined();
  });

  it('has each customer in one segment: the 76 silent ones at risk, slipping away or lost', () => {
    const now = toSeconds('2026-11-20T12:00');
    const segments = getSegments(customers, now, getRepeatGapLimits(repeatGaps))!;
    const counts = SEGMENTS.map((each) => segments.filter((segment) => segment === each).length);
    expect(counts.slice(4).reduce((sum, count) => sum + count)).toBe(76);
    expect(counts).toEqual([50, 39, 9, 55, 21, 37, 18]);
  });
});
