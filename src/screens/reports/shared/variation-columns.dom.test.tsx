import { describe, expect, it } from 'vitest';
import { getCells } from '../../../reporting/definition/report-context.test-support.ts';
import { variationColumns as columns, type VariationRow } from './variation-columns.tsx';

const green: VariationRow = {
  product_id: 65,
  variation_id: 66,
  items_sold: 10,
  net_revenue: 580.005,
  orders_count: 5,
  extended_info: {
    name: 'Hoodie - Green, <b>Large</b>',
    sku: 'VAR-003-1',
    stock_status: 'onbackorder',
    stock_quantity: -3,
  },
};

describe('the columns of a table of variations', () => {
  it('show the sales of a variation, and its name as plain text', () => {
    const cells = Object.values(getCells(columns, green));
    const name = 'Hoodie - Green, <b>Large</b>';
    const [sku, status] = ['VAR-003-1', 'On backorder'];
    expect(cells.map(({ text }) => text)).toEqual([name, '10', '$580.01', '5', sku, status, '-3']);
    expect(cells.map(({ value }) => value)).toEqual([name, 10, 580.01, 5, sku, status, -3]);
  });

  it('link to the product in the admin, and to the orders of the variation', () => {
    const cells = getCells(columns, green);
    expect(cells['name']?.links).toEqual(['/wp-admin/product/65']);
    expect(cells['orders_count']?.links).toEqual([
      expect.stringMatching(/filter=advanced&variation_includes=66&path=%2Fanalytics%2Forders$/),
    ]);
  });

  it('show the id of a deleted variation, and N/A or nothing for missing values', () => {
    const cells = Object.values(getCells(columns, { product_id: 65, variation_id: 66 }));
    expect(cells.map(({ value }) => value)).toEqual(['#66', ...Array<null>(6).fill(null)]);
    expect(cells.map(({ text }) => text).join(' ')).not.toMatch(/NaN|undefined|\$/);
  });
});
