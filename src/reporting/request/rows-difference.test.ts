import { describe, expect, it } from 'vitest';
import { createTestContext } from '../definition/report-context.test-support.ts';
import { columns } from '../../screens/reports/taxes/columns.tsx';
import { getTotalsLine } from '../download/totals-line.ts';
import type { ReportColumn } from '../definition/report-definition.ts';
import type { ReportRow } from '@tillview/data';
import { describeRowsDifference } from './rows-difference.ts';

const context = createTestContext();
const taxColumns = columns as unknown as readonly ReportColumn<ReportRow>[];
const rowOf = (tax_rate_id: number, total_tax: number): ReportRow => ({
  tax_rate_id,
  total_tax,
  order_tax: total_tax,
  shipping_tax: 0,
  orders_count: 1,
});
const describeTax = (amounts: readonly number[], total_tax: number, key = 'total_tax') =>
  describeRowsDifference({
    column: taxColumns.find((column) => column.key === key)!,
    rows: amounts.map((amount, index) => rowOf(index, amount)),
    totals: { total_tax, orders_count: 9 },
    context,
  });

describe('rows that do not add up to their total', () => {
  it('are named with the difference', () => {
    expect(describeTax([1000, 952.44], 1619.37)).toBe('Rows: $333.07 more');
    expect(describeTax([1000], 1619.37)).toBe('Rows: $619.37 less');
  });

  it('are not named if each row was rounded, or if the values cannot be added up', () => {
    expect(describeTax([0.33, 0.33, 0.33], 1)).toBe('');
    expect(describeTax([1, 1], 2, 'orders_count')).toBe('');
  });
});

describe('the line of totals in a file', () => {
  const getLine = (total_tax: number, hidden: readonly string[] = []) =>
    getTotalsLine({
      columns: taxColumns,
      headers: taxColumns.map(({ key }) => ({ key, label: key, visible: !hidden.includes(key) })),
      totals: { total_tax, order_tax: 30, shipping_tax: 0, orders_count: 3 },
      rows: 2,
      all: [rowOf(1, 10), rowOf(2, 20)],
      isCounted: true,
      context,
    }).map(({ value }) => value);

  it('has a label, and plain values below their columns', () => {
    expect(getLine(30)).toEqual(['Totals: 2 tax codes', null, 30, 30, 0, 3]);
  });

  it('names a difference in the first visible column', () => {
    expect(getLine(25)[0]).toBe('Totals: 2 tax codes; Total tax: Rows: $5.00 more');
    expect(getLine(30, ['tax_code'])[1]).toBe('Totals');
  });
});
