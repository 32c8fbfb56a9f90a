import type { TableHeader, TableRow, TableTotals } from '../table/types.ts';

/** The columns of a revenue report, for stories and tests. */
export const headers: readonly TableHeader[] = [
  {
    key: 'date',
    label: 'Date',
    required: true,
    isSortable: true,
    defaultSort: true,
    isLeftAligned: true,
  },
  { key: 'orders', label: 'Orders', isSortable: true, isNumeric: true },
  {
    key: 'gross',
    label: 'Gross sales',
    isSortable: true,
    isNumeric: true,
    screenReaderLabel: 'Gross sales before refunds',
  },
  { key: 'refunds', label: 'Returns', isSortable: true, isNumeric: true },
  { key: 'coupons', label: 'Coupons', isSortable: true, isNumeric: true },
  { key: 'net', label: 'Net sales', isSortable: true, isNumeric: true },
  { key: 'taxes', label: 'Taxes', isSortable: true, isNumeric: true },
  { key: 'shipping', label: 'Shipping', isNumeric: true },
];

function toRow(day: number): TableRow {
  const gross = 900 + ((day * 137) % 800);
  const money = (amount: number) => `$${amount.toLocaleString('en-US')}.00`;
  return [
    { display: `October ${day}, 2026`, value: `2026-10-${String(day).padStart(2, '0')}` },
    { display: <a href="#orders">{10 + (day % 7)}</a>, value: 10 + (day % 7) },
    { display: money(gross), value: gross },
    { display: day % 5 ? '$0.00' : '-$25.00', value: day % 5 ? 0 : -25 },
    { display: money(day * 2), value: day * 2 },
    { display: money(gross - 40), value: gross - 40 },
    { display: money(63), value: 63 },
    { display: money(40), value: 40 },
  ];
}

export const rows: readonly TableRow[] = [5, 4, 3, 2, 1].map(toRow);

export const manyRows: readonly TableRow[] = Array.from({ length: 25 }, (_, index) =>
  toRow(31 - index),
);

export const totals: TableTotals = {
  date: '31 days',
  orders: '1,204',
  gross: '$148,220.00',
  refunds: '-$310.00',
  coupons: '$1,020.00',
  net: '$146,890.00',
  taxes: '$7,812.00',
  shipping: '$4,960.00',
};
