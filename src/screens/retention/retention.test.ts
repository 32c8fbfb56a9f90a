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
  }) as LedgerMonth;

const NOW = '2026-11-20T12:00:00';
const customers = (count: number, day: string) =>
  Array.from({ length: count }, (_, index): Order => [index + 1, day, 10 + index]);

describe('who comes back', () => {
  it('lists customers who have been silent for longer than 90 % of the repeat gaps', () => {
    const { limits, lists, cohorts } = getRetention(
      [
        toMonth('2026-09', [...customers(40, '01'), [41, '02', 99]]),
        toMonth('2026-10', customers(40, '01')),
        // The order of customer 1 is later than now: another clock.
        toMonth('2026-11', [[1, '30', 5], ...customers(30, '01').slice(1)]),
      ],
      NOW,
    );
    expect(limits).toEqual({ median: 30, limit: 31 });
    expect(lists['slipping-away']?.map(({ id }) => id)).toEqual([
      31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41,
    ]);
    expect(lists['slipping-away']?.at(-1)).toEqual({
      id: 41,
      orders_count: 1,
      net_revenue: 99,
      last_order: toSeconds('2026-09-02T12:00:00'),
      silent_days: 79,
    });
    expect(cohorts).toMatchObject([{ customers: 41 }]);
    const listed = Object.entries(lists).flatMap(([list, rows = []]) =>
      list === 'slipping-away' ? [] : rows,
    );
    expect(listed).toHaveLength(41);
  });

  it('has no list where the shop has too few customers or repeat orders', () => {
    const { lists, limits } = getRetention([toMonth('2026-10', customers(9, '01'))], NOW);
    expect(limits).toBeUndefined();
    expect(Object.values(lists)).toEqual(Array.from({ length: 7 }, () => undefined));
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
