import { CurrencyFactory } from '@tillview/currency';
import type { ReportRow } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import {
  arrangeRows,
  getComparedColumns,
  sortByColumn,
  type ChangeMode,
} from './compared-columns.ts';
import { createTestContext } from '../definition/report-context.test-support.ts';
import type { ReportColumn } from '../definition/report-definition.ts';

const context = createTestContext();
const columns: ReportColumn<ReportRow>[] = [
  { key: 'name', label: () => 'Name', value: (row) => String(row['name']) },
  {
    key: 'net',
    label: () => 'Net',
    screenReaderLabel: () => 'Net sales',
    metric: { key: 'net', label: () => '', type: 'currency' },
    value: (row) => row['net'] as number,
    total: () => null,
  },
  {
    key: 'items',
    label: () => 'Items',
    metric: { key: 'items', label: () => '', type: 'number' },
    value: (row) => row['items'] as number,
    total: () => null,
  },
];
const EARLIER: Readonly<Record<string, ReportRow>> = {
  rise: { name: 'rise', net: 10, items: 4 },
  fall: { name: 'fall', net: 30.004, items: 10 },
  same: { name: 'same', net: 5, items: 5 },
  none: { name: 'none', net: 0, items: 0 },
  unknown: { name: 'unknown', net: null, items: 3 },
};
const ROWS: ReportRow[] = [
  { name: 'rise', net: 12.5, items: 5 },
  { name: 'fall', net: 20, items: 1 },
  { name: 'same', net: 5.004, items: 5 },
  { name: 'none', net: 7, items: 0 },
  { name: 'unknown', net: 7, items: null },
  { name: 'new', net: 3, items: 1 },
];

const compare = (mode: ChangeMode, earlierTotals: object | null = { net: 100, items: 10 }) =>
  getComparedColumns(columns, {
    label: 'Previous year',
    mode,
    earlierOf: (row) => EARLIER[String(row['name'])],
    earlierTotals: earlierTotals as never,
  });

describe('the columns of a comparison', () => {
  it('follow the column that they compare, and name that column and the range', () => {
    expect(
      compare('amount').map((column) => [
        column.key,
        column.label(),
        column.screenReaderLabel?.(),
        column.partOf,
      ]),
    ).toEqual([
      ['name', 'Name', undefined, undefined],
      ['net', 'Net', 'Net sales', undefined],
      ['net.earlier', 'Previous year', 'Net sales, Previous year', 'net'],
      ['net.change', 'Change', 'Net sales, change from Previous year', 'net'],
      ['items', 'Items', undefined, undefined],
      ['items.earlier', 'Previous year', 'Items, Previous year', 'items'],
      ['items.change', 'Change', 'Items, change from Previous year', 'items'],
    ]);
    expect(compare('percent')[3]?.label()).toBe('Change, %');
  });

  it.each<[ChangeMode, string, unknown[][]]>([
    [
      'amount',
      'net',
      [
        ['$10.00', 10, '+$2.50', 2.5],
        ['$30.00', 30, '-$10.00', -10],
        ['$5.00', 5, '$0.00', 0],
        ['$0.00', 0, '+$7.00', 7],
        ['N/A', null, 'N/A', null],
        ['N/A', null, 'N/A', null],
      ],
    ],
    [
      'percent',
      'net',
      [
        ['$10.00', 10, '+25%', 25],
        ['$30.00', 30, '-33%', -33],
        ['$5.00', 5, '0%', 0],
        ['$0.00', 0, 'N/A', null],
        ['N/A', null, 'N/A', null],
        ['N/A', null, 'N/A', null],
      ],
    ],
    [
      'amount',
      'items',
      [
        ['4', 4, '+1', 1],
        ['10', 10, '-9', -9],
        ['5', 5, '0', 0],
        ['0', 0, '0', 0],
        ['3', 3, 'N/A', null],
        ['N/A', null, 'N/A', null],
      ],
    ],
  ])('show with mode %s the earlier value and the change of %s', (mode, key, expected) => {
    const all = compare(mode);
    const find = (name: string) => all.find((column) => column.key === name)!;
    const [earlier, change] = [find(`${key}.earlier`), find(`${key}.change`)];
    expect(
      ROWS.map((row) => [
        earlier.display?.(row, context),
        earlier.value(row, context),
        change.display?.(row, context),
        change.value(row, context),
      ]),
    ).toEqual(expected);
  });

  it.each<[ChangeMode, object | null, (string | null)[]]>([
    ['amount', { net: 100, items: 10 }, ['$100.00', '+$20.00', '10', '-2']],
    ['percent', { net: 100, items: 10 }, ['$100.00', '+20%', '10', '-20%']],
    ['amount', {}, [null, null, null, null]],
    ['amount', null, [null, null, null, null]],
  ])('have totals with mode %s for the earlier totals %j', (mode, earlierTotals, expected) => {
    const totals = { net: 120, items: 8 } as never;
    const shown = compare(mode, earlierTotals)
      .filter(({ partOf }) => partOf)
      .map(({ total }) => total?.(totals, context, 6));
    expect(shown).toEqual(expected);
  });
});

it('compute a percentage from the amounts that the store sent, not from rounded ones', () => {
  const yen = createTestContext({ currency: CurrencyFactory({ code: 'JPY', precision: 0 }) });
  const [change] = getComparedColumns(columns, {
    label: 'Previous year',
    mode: 'percent',
    earlierOf: () => ({ net: 1.4 }),
    earlierTotals: { net: 1.4 },
  }).filter(({ key }) => key === 'net.change');
  expect(change?.display?.({ net: 2.6 }, yen)).toBe('+86%');
  expect(change?.total?.({ net: 2.6 }, yen, 1)).toBe('+86%');
  // What is left of amounts that cancel out is 0.
  expect(change?.display?.({ net: 1.4 + 1e-15 }, yen)).toBe('0%');
});

describe('the order of compared rows', () => {
  const names = (rows: readonly ReportRow[]) => rows.map((row) => row['name']);
  const all = compare('amount');
  const change = all.find(({ key }) => key === 'items.change')!;

  it.each([
    ['asc', ['fall', 'same', 'none', 'rise', 'unknown', 'new']],
    ['desc', ['rise', 'same', 'none', 'fall', 'unknown', 'new']],
  ] as const)(
    'is the order of their values, %s, with rows without a value last',
    (order, expected) => {
      expect(names(sortByColumn(ROWS, change, order, context))).toEqual(expected);
    },
  );

  it('applies to the columns that are shown', () => {
    const shown = all.filter(({ key }) => key !== 'net');
    const options = { shown, order: 'asc', context } as const;
    const arranged = arrangeRows(all, ROWS, { ...options, sortColumn: change });
    expect(arranged.columns).toEqual(shown);
    expect(names(arranged.rows)[0]).toBe('fall');
    expect(arrangeRows(all, ROWS, { ...options, sortColumn: undefined }).rows).toBe(ROWS);
  });
});
