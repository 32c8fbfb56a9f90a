import { expect, it } from 'vitest';
import { fromMonthNumber, getLedgerColumns, toMonthNumber } from './ledger-columns.ts';
import { isCurrentMonth } from './ledger-dimensions.ts';
import { toSeconds } from './ledger-month.ts';
import { packMonths } from './pack-months.ts';

const row = (
  order_id: number,
  date: string,
  net_total: number,
  customer_id: number,
  parent_id = 0,
) => ({
  order_id,
  date,
  net_total,
  total_sales: net_total + 1,
  customer_id,
  parent_id,
});

it('gives a refund the customer of its order, also of another month', () => {
  const months = packMonths(
    [
      row(4, '2026-11-05 10:00:00', -30, 99, 1),
      row(3, '2026-11-04 10:00:00', -5, 8, 77),
      row(2, '2026-11-02 10:00:00', 20, 0),
      row(1, '2026-10-31 23:59:59', 100, 7),
    ],
    ['2026-11', '2026-10'],
  );
  const { customers, times, net, total, refunds, ...columns } = getLedgerColumns(months);
  expect([...customers]).toEqual([7, 8, 7]);
  expect([...net]).toEqual([-30, -5, 100]);
  expect([...total]).toEqual([-29, -4, 101]);
  expect([...refunds]).toEqual([1, 1, 0]);
  expect(times[2]).toBe(toSeconds('2026-10-31T23:59:59'));
  expect([...columns.months].map(fromMonthNumber)).toEqual(['2026-11', '2026-11', '2026-10']);
  expect(columns.withoutCustomer).toBe(1);
});

it('numbers months without a gap between years', () => {
  expect(toMonthNumber('2027-01') - toMonthNumber('2026-12')).toBe(1);
});

it('accepts a stored month of this version with all columns, and no other value', () => {
  const [month] = packMonths([row(1, '2026-10-31 23:59:59', 100, 7)], ['2026-10']);
  expect(isCurrentMonth(month)).toBe(true);
  expect(isCurrentMonth(structuredClone(month))).toBe(true);
  const damaged = [
    null,
    'month',
    [],
    {},
    { ...month, version: '1' },
    { ...month, month: 202_610 },
    { ...month, month: 'constructor' },
    { ...month, net: undefined },
    { ...month, net: [100] },
    { ...month, net: new Float64Array(2) },
    { ...month, times: new DataView(new ArrayBuffer(4)) },
    { ...month, texts: null },
    { ...month, coupons: [] },
  ];
  expect(damaged.map(isCurrentMonth)).toEqual(damaged.map(() => false));
});
