import type { ReportRow } from '@tillview/data';
import { expect, it } from 'vitest';
import { createTestContext } from '../../reporting/definition/report-context.test-support.ts';
import {
  createRowFormatter,
  getTotals,
  getValueRows,
} from '../../reporting/table/table-content.ts';
import { getPayoutTable, getPayoutTotals, type CurrencyPayout } from './payout-columns.ts';

const context = createTestContext();
const row = (currency: string, gross: number): CurrencyPayout => ({
  method: 'card',
  name: 'Card',
  month: '2026-10',
  currency,
  orders_count: 2,
  gross,
  refunds: 0,
  fees: 0,
  assumed_fees: 0,
  without_fee: 0,
  unpaid: 0,
  unpaid_orders: 0,
  expected: gross,
});
const ROWS = [
  row('USD', 1234.5),
  row('JPY', 1501),
  row('KWD', 12.345),
  row('USDT', 5),
  row('', 7.25),
];

/** Currency and gross of each row: as shown, and as in a file; the totals of orders and gross. */
function readTable(hasSeveral: boolean) {
  const { columns } = getPayoutTable(hasSeveral);
  const rows = ROWS as unknown as readonly ReportRow[];
  const at = ['currency', 'gross'].map((name) => columns.findIndex(({ key }) => key === name));
  const pick = <Cell>(cells: readonly Cell[]) => at.map((index) => cells[index]);
  const shown = rows
    .map(createRowFormatter(columns, context))
    .map((cells) => pick(cells).map((cell) => cell?.display));
  const values = [...getValueRows(columns, rows, context)].map((cells) =>
    pick(cells).map((cell) => cell?.value),
  );
  const totals = getTotals(columns, getPayoutTotals(ROWS), context, rows.length, {
    isCounted: true,
  });
  return { shown, values, totals: [totals?.['orders_count'], totals?.['gross']] };
}

it('has the expected payout first of all figures, with several currencies too', () => {
  const keys = getPayoutTable(true).columns.map(({ key }) => key);
  expect(keys.slice(0, 4)).toEqual(['month', 'method', 'currency', 'expected']);
});

it('has each amount in the currency of its row and with its decimals, and no total of amounts', () => {
  const { shown, values, totals } = readTable(true);
  expect(shown).toEqual([
    ['USD', '$1,234.50'],
    ['JPY', '¥1,501'],
    ['KWD', 'KWD 12.345'],
    ['USDT', 'USDT 5.00'],
    ['Unknown', '7.25'],
  ]);
  expect(values).toEqual([
    ['USD', 1234.5],
    ['JPY', 1501],
    ['KWD', 12.345],
    ['USDT', 5],
    ['Unknown', 7.25],
  ]);
  expect(totals).toEqual(['10', undefined]);
});

it('has the total of the fees that are known, and none where none is', () => {
  const fees = (...all: (number | null)[]) =>
    getPayoutTotals(all.map((each) => ({ ...row('USD', 1), fees: each })))['fees'];
  expect(fees(null, 3, 4)).toBe(7);
  expect(fees(null, null)).toBeUndefined();
});

it('has no column of currencies in a store of one, and a total of amounts', () => {
  const { shown, totals } = readTable(false);
  expect(shown[0]).toEqual([undefined, '$1,234.50']);
  expect(totals).toEqual(['10', '$2,760.10']);
});
