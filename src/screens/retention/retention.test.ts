import type { LedgerMonth } from '@tillview/data';
import { toSeconds } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { getRetention, sortCustomers, type CustomerRow } from './retention.ts';

type Order = readonly [customer: number, day: string, net: number];

/** A month of the ledger, with the columns that are read here. */
const toMonth = (month: string, orders: readonly Order[]) =>
  ({
    month,
    orderIds: Float64Array.from(orders, (_, index) => toSeconds(`${month}-01T00:00:00`) + index),
    parentIds: new Float64Array(orders.length),
    times: Uint32Array.from(orders, ([, day]) => toSeconds(`${month}-${day}T12:00:00`)),
    customerIds: Float64Array.from(orders, ([customer]) => customer),
    net: Float64Array.from(orders, ([, , net]) => net),
    total: Float64Array.from(orders, ([, , net]) => net),
    // The store knows customer 41 from an order that is not in the reports.
    returning: Uint8Array.from(orders, ([customer]) =>
      Number(month !== '2026-09' || customer === 41),
    ),
  }) as LedgerMonth;

const NOW = '2026-11-20T12:00:00';
const customers = (count: number, day: string) =>
  Array.from({ length: count }, (_, index): Order => [index + 1, day, 10 + index]);

describe('who comes back', () => {
  it('has each customer in one segment, and lists those who are newly due', () => {
    const months = [
      toMonth('2026-09', [...customers(40, '01'), [41, '02', 99]]),
      toMonth('2026-10', customers(40, '01')),
      // The order of customer 1 is later than now: another clock.
      toMonth('2026-11', [[1, '30', 5], ...customers(30, '01').slice(1)]),
    ];
    const { limits, lists, cohorts, withoutFirst } = getRetention(months, NOW);
    expect(withoutFirst).toBe(1);
    expect(limits).toEqual({ median: 30, limit: 31 });
    const { 'newly-due': due, ...segments } = lists;
    expect(due).toEqual([]);
    const idsOf = (rows: readonly CustomerRow[] = []) => rows.map(({ id }) => id);
    const silent = [segments['at-risk'], segments['slipping-away'], segments.lost].flatMap(idsOf);
    expect(silent.toSorted((one, other) => one - other)).toEqual([
      31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41,
    ]);
    expect(segments['at-risk']?.at(-1)).toEqual({
      id: 41,
      orders_count: 1,
      net_revenue: 99,
      last_order: toSeconds('2026-09-02T12:00:00'),
      silent_days: 79,
    });
    expect(cohorts).toMatchObject([{ customers: 41 }]);
    const listed = Object.values(segments).flatMap((rows) => idsOf(rows));
    expect(new Set(listed).size).toBe(41);
    expect(listed).toHaveLength(41);
    // 35 days after their last orders, and 64 days after that of customer 41.
    expect(idsOf(getRetention(months, '2026-11-05T12:00:00').lists['newly-due'])).toEqual([
      31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
    ]);
  });

  it('has no list where the shop has too few customers or repeat orders', () => {
    const { lists, limits } = getRetention([toMonth('2026-10', customers(9, '01'))], NOW);
    expect(limits).toBeUndefined();
    expect(Object.values(lists)).toEqual(Array.from({ length: 8 }, () => undefined));
  });
});

it('sorts customers, equal ones by id', () => {
  const row = (id: number, net_revenue: number, last_order: string): CustomerRow => ({
    id,
    net_revenue,
    last_order: toSeconds(last_order),
    orders_count: 1,
    silent_days: 0,
  });
  const rows = [row(3, 5, '2026-01-02'), row(2, 5, '2026-03-01'), row(1, 7, '2025-12-31')];
  const idsBy = (orderby: string, order: 'asc' | 'desc') =>
    sortCustomers(rows, { orderby, order }).map(({ id }) => id);
  expect(idsBy('net_revenue', 'desc')).toEqual([1, 2, 3]);
  expect(idsBy('last_order', 'asc')).toEqual([1, 3, 2]);
  expect(idsBy('orders_count', 'desc')).toEqual([1, 2, 3]);
});
