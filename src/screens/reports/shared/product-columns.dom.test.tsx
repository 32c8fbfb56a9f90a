import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getRowNames } from '../../../reporting/request/row-names.ts';
import { defineTable } from '../../../reporting/definition/report-definition.ts';
import { productColumns, productNaming, type ProductRow } from './product-columns.tsx';
import {
  createTestContext,
  getCells,
} from '../../../reporting/definition/report-context.test-support.ts';
import { getStockStatusLabel } from './stock-cells.tsx';

const categories = new Map(
  [
    { id: 16, name: 'Clothing', parent: 0 },
    { id: 17, name: 'Hoodies', parent: 16 },
  ].map((category) => [category.id, category]),
);
const context = createTestContext({ categories });

const hoodie: ProductRow = {
  product_id: 65,
  items_sold: 23,
  net_revenue: 1388,
  orders_count: 11,
  extended_info: {
    name: 'Hoodie <i>with</i> Pocket',
    sku: 'VAR-003',
    category_ids: [17, 16, 99],
    variations: [66, 67, 68, 69],
    stock_status: 'instock',
    stock_quantity: 0,
    manage_stock: false,
    low_stock_amount: 2,
  },
};
const [titleHref, ordersHref, hoodiesHref, variationsHref] = [
  /filter=single_product&products=65&path=%2Fanalytics%2Fproducts$/,
  /filter=advanced&product_includes=65&path=%2Fanalytics%2Forders$/,
  /filter=single_category&categories=17&path=%2Fanalytics%2Fcategories$/,
  /filter-variations=advanced&product_includes=65&path=%2Fanalytics%2Fvariations$/,
];

describe('the columns of products', () => {
  it('show the sales of a product, and its names as text', () => {
    expect(
      Object.values(getCells(productColumns, hoodie, context)).map(({ text }) => text),
    ).toEqual([
      'Hoodie <i>with</i> Pocket',
      '23',
      '$1,388.00',
      '11',
      'VAR-003',
      'Clothing › Hoodies +1 more',
      '4',
      'In stock',
      'N/A',
    ]);
  });

  it('show the SKU behind names that two products have', () => {
    const other = {
      ...hoodie,
      product_id: 70,
      extended_info: { ...hoodie.extended_info, sku: 'B' },
    };
    const table = defineTable({
      title: () => '',
      columns: productColumns,
      rowKey: ({ product_id }: ProductRow) => String(product_id),
      columnsOf: 'products',
      naming: productNaming,
    });
    const names = getRowNames(table, [hoodie, other], context);
    expect(
      [hoodie, other].map((row) => {
        const { product_name: cell } = getCells(productColumns, row, { ...context, names });
        return [cell?.text, cell?.value];
      }),
    ).toEqual([
      Array(2).fill('Hoodie <i>with</i> Pocket (VAR-003)'),
      Array(2).fill('Hoodie <i>with</i> Pocket (B)'),
    ]);
  });

  it('link to the product, its orders, its categories and its variations', () => {
    const cells = getCells(productColumns, hoodie, context);
    expect(cells['product_name']?.links[0]).toMatch(titleHref);
    expect(cells['orders_count']?.links[0]).toMatch(ordersHref);
    expect(cells['product_cat']?.links[0]).toMatch(hoodiesHref);
    expect(cells['variations']?.links[0]).toMatch(variationsHref);
  });

  it('contain all categories in a file, and list them on demand', async () => {
    const column = productColumns.find(({ key }) => key === 'product_cat');
    expect(column?.value(hoodie, context)).toBe('Clothing › Hoodies, Clothing');
    render(<>{column?.display?.(hoodie, context)}</>);
    await userEvent.setup().click(screen.getByRole('button', { name: '+1 more' }));
    expect(await screen.findByRole('link', { name: 'Clothing' })).toBeVisible();
  });

  it('show the id of a deleted product, and nothing for missing values', () => {
    const cells = Object.values(getCells(productColumns, { product_id: 65, extended_info: {} }));
    expect(cells.map(({ value }) => value)).toEqual([
      '#65',
      null,
      null,
      null,
      null,
      '',
      0,
      null,
      null,
    ]);
    expect(cells.map(({ text }) => text).join(' ')).not.toMatch(/NaN|undefined|\$/);
  });
});

describe('the stock of a row', () => {
  const quantity = (stock: ProductRow['extended_info']) => {
    const row: ProductRow = { product_id: 1, ...(stock ? { extended_info: stock } : {}) };
    return getCells(productColumns, row)['stock']?.text;
  };

  it.each([
    [{ stock_status: 'instock', stock_quantity: 136, manage_stock: true }, 'In stock', '136'],
    [{ stock_status: 'onbackorder', stock_quantity: -3, manage_stock: true }, 'On backorder', '-3'],
    [{ stock_status: 'outofstock', stock_quantity: 0 }, 'Out of stock', '0'],
    [{ stock_status: 'instock', stock_quantity: 0 }, 'In stock', 'N/A'],
    [{ stock_status: 'instock', stock_quantity: 2, low_stock_amount: 2 }, 'Low stock', '2'],
    [{ stock_status: 'preorder', stock_quantity: null }, 'preorder', 'N/A'],
  ])('%j is %s, %s', (stock, label, text) => {
    expect(getStockStatusLabel(stock)).toBe(label);
    expect(quantity(stock)).toBe(text);
  });

  it('links to the page where stock can be added when the stock is low', () => {
    const low = {
      stock_status: 'instock',
      stock_quantity: 1,
      manage_stock: true,
      low_stock_amount: 2,
    };
    const links = (extended_info: ProductRow['extended_info'] & object) =>
      getCells(productColumns, { product_id: 7, extended_info })['stock_status']?.links;
    expect(links(low)).toEqual(['/wp-admin/product/7']);
    expect(links({ ...low, stock_quantity: 3 })).toEqual([]);
  });
});
