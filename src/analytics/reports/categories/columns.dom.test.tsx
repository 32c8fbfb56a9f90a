import { describe, expect, it } from 'vitest';
import { getCells } from '../../report-page/page/report-context.test-support.ts';
import { columns } from './columns.tsx';
import type { CategoryRow } from './row.ts';

const kitchen: CategoryRow = {
  category_id: 22,
  items_sold: 1068,
  net_revenue: 1935.6699999999998,
  orders_count: 37,
  products_count: 8,
  extended_info: { name: 'Home & <b>Kitchen</b>' },
};

describe('the columns of Categories', () => {
  it('show the sales of a category, and its name as plain text', () => {
    const cells = Object.values(getCells(columns, kitchen));
    const texts = ['Home & <b>Kitchen</b>', '1,068', '$1,935.67', '8', '37'];
    expect(cells.map(({ text }) => text)).toEqual(texts);
    expect(cells.map(({ value }) => value)).toEqual([texts[0], 1068, 1935.67, 8, 37]);
  });

  it('link a name to the products of the category', () => {
    expect(getCells(columns, kitchen)['category']?.links).toEqual([
      expect.stringMatching(/filter=single_category&categories=22&path=%2Fanalytics%2Fcategories$/),
    ]);
  });

  it('show the id of an unknown category, and N/A for missing values', () => {
    const cells = getCells(columns, { category_id: 22, extended_info: {} });
    expect(Object.values(cells).map(({ text }) => text)).toEqual([
      '#22',
      ...Array<string>(4).fill('N/A'),
    ]);
    expect(cells['net_revenue']?.value).toBeNull();
  });
});
