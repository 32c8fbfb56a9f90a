import type { ReportRequest } from '@tillview/data';
import { expect, it } from 'vitest';
import { createTestContext } from '../definition/report-context.test-support.ts';
import { getView, sumReturns } from './returns.ts';

const line = (product_id: number, variation_id: number, quantity: number, total: string) => ({
  product_id,
  variation_id,
  quantity,
  total,
});

const refunds = [
  { id: 1, line_items: [line(10, 0, -3, '-54.00'), line(55, 58, -3, '-165.00')] },
  { id: 2, line_items: [line(55, 57, 0, '-12.50')] },
  { id: 3, line_items: [] },
];

it('adds up refunded items by product and by variation, also amounts without items', () => {
  const products = sumReturns(refunds, 'product_id');
  expect(Object.fromEntries(products.byId)).toEqual({
    10: { units: 3, amount: 54 },
    55: { units: 3, amount: 177.5 },
  });
  expect(products.withoutItems).toBe(1);
  const variations = sumReturns(refunds, 'variation_id');
  expect(variations.byId.get('57')).toEqual({ units: 0, amount: 12.5 });
});

it('shows the returns after net sales, 0 for an item without returns, and their sum over all rows', () => {
  const plain = ['product_name', 'net_revenue', 'sku'].map((key) => ({
    key,
    label: () => key,
    value: () => null,
  }));
  const context = createTestContext();
  const { columns } = getView(
    {
      columns: plain,
      request: {} as ReportRequest,
      data: { items: { data: [], totalResults: 0 } } as never,
      context,
      query: {},
      sort: { orderby: '', order: 'desc' },
    },
    { rows: refunds, isError: false, error: undefined, isRequesting: false },
    'product_id',
  );
  expect(columns.map(({ key }) => key)).toEqual([
    'product_name',
    'net_revenue',
    'returns.units',
    'returns.amount',
    'sku',
  ]);
  const rows = [{ product_id: 55 }, { product_id: 11 }];
  expect(columns.slice(2, 4).map(({ value }) => rows.map((row) => value(row, context)))).toEqual([
    [3, 0],
    [177.5, 0],
  ]);
  expect(columns[2]?.total?.({}, context, 2, rows)).toBe('3');
  expect(columns[2]?.total?.({}, context, 300)).toBe(null);
});
