import { expect, it } from 'vitest';
import { NO_ORDERS } from '../groups/group-stats.ts';
import { getGroupTotals, getHourTotals, getLevel } from './hour-totals.ts';
import { getWholeWeeks } from './whole-weeks.ts';

it.each([
  // Until yesterday, also if the range has later days.
  ['2026-11-01', '2026-11-20', { from: '2026-11-06', to: '2026-11-19', weeks: 2 }],
  ['2026-11-01', '2026-12-31', { from: '2026-11-06', to: '2026-11-19', weeks: 2 }],
  ['2025-01-01', '2025-12-31', { from: '2025-01-02', to: '2025-12-31', weeks: 52 }],
  ['2026-11-13', '2026-11-19', { from: '2026-11-13', to: '2026-11-19', weeks: 1 }],
  ['2026-11-14', '2026-11-20', undefined],
  ['2027-01-01', '2027-01-31', undefined],
])('from %s to %s, the last whole weeks before today are used', (after, before, weeks) => {
  const range = { after: `${after}T00:00:00`, before: `${before}T23:59:59` };
  expect(getWholeWeeks(range, '2026-11-20')).toEqual(weeks);
});

it('adds up orders and net sales by weekday and hour', () => {
  const entries = [
    { hour: '2026-11-17 14', orders: 1, netSales: 20 },
    { hour: '2026-11-10 14', orders: 2, netSales: 30 },
    { hour: '2026-11-10 14', orders: 0, netSales: -5 },
    { hour: '2026-11-15 00', orders: 1, netSales: 7 },
  ];
  const orders = getHourTotals(entries, 'orders');
  expect([orders[2]?.[14], orders[0]?.[0], orders.flat().reduce((a, b) => a + b)]).toEqual([
    3, 1, 4,
  ]);
  expect(getHourTotals(entries, 'netSales')[2]?.[14]).toBe(45);
});

it('has five colours for values above 0', () => {
  expect([-3, 0, 1, 20, 21, 100].map((value) => getLevel(value, 100))).toEqual([0, 0, 1, 1, 2, 5]);
  expect(getLevel(0, 0)).toBe(0);
});

it('has the totals of orders that the Explorer groups by weekday and hour', () => {
  const group = (values: string[], orders_count: number, net_revenue: number) => ({
    ...NO_ORDERS,
    key: values.join('\n'),
    values,
    orders_count,
    net_revenue,
  });
  const groups = [group(['0', '23'], 2, 30), group(['3', '9'], 0, -5)];
  const of = (metric: string) => getGroupTotals(groups, metric);
  const [orders, netSales] = [of('orders_count'), of('net_revenue')];
  expect([orders[0]?.[23], orders[3]?.[9], netSales[3]?.[9]]).toEqual([2, 0, -5]);
  expect(of('avg_order_value').flat()).toEqual(Array.from({ length: 168 }, () => 0));
});
