import type { ReportRow } from '@tillview/data';
import { expect, it } from 'vitest';
import { createTestContext } from '../definition/report-context.test-support.ts';
import type { ReportColumn } from '../definition/report-definition.ts';
import { getTotals } from './table-content.ts';

const context = createTestContext();
const COLUMNS: ReportColumn<ReportRow>[] = [
  {
    key: 'name',
    label: () => 'Name',
    value: ({ name }) => String(name),
    total: (_totals, _context, rows) => `${rows} rows`,
    countsRows: true,
  },
  {
    key: 'net',
    label: () => 'Net',
    value: ({ net }) => Number(net),
    total: ({ net }) => `$${net}`,
  },
  { key: 'sku', label: () => 'SKU', value: ({ sku }) => String(sku) },
];
const name = '3 rows';
const net = '$12';

it.each([
  ['all columns that have one, if the number of rows is exact', true, 3, { name, net }],
  ['the columns that do not count rows, if the number of rows is a guess', false, 3, { net }],
  ['no column, if there are no rows', true, 0, undefined],
])('totals %s', (_title, isCounted, rows, totals) => {
  expect(getTotals(COLUMNS, { net: 12 }, context, rows, { isCounted })).toEqual(totals);
});

it('has no totals until the store has sent them', () => {
  expect(getTotals(COLUMNS, null, context, 3, { isCounted: true })).toBeUndefined();
});
