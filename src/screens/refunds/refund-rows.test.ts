import { describe, expect, it } from 'vitest';
import { getReturnedProducts, sortBy, toRefundRows } from './refund-rows.ts';

/** Three refunds as `wc/v3/refunds` sends them: of two caps with shipping, of an amount without items, and of a third cap. */
const refunds = [
  {
    id: 90,
    parent_id: 9,
    date_created: '2026-10-05T12:00:00',
    amount: '26.18',
    reason: 'Wrong size',
    refunded_by: 3,
    line_items: [
      {
        name: 'Cap',
        product_id: 5,
        variation_id: 0,
        quantity: -2,
        total: '-18.00',
        total_tax: '-3.42',
      },
      {
        name: 'Scarf',
        product_id: 6,
        variation_id: 0,
        quantity: 0,
        total: '0.00',
        total_tax: '0.00',
      },
    ],
    shipping_lines: [{ method_title: 'Flat rate', total: '-4.00', total_tax: '-0.76' }],
    fee_lines: [],
    tax_lines: [{ tax_total: '-3.42', shipping_tax_total: '-0.76' }],
  },
  { id: 91, parent_id: 8, date_created: '2026-10-06T12:00:00', amount: '5.00', line_items: [] },
  {
    id: 92,
    parent_id: 7,
    date_created: '2026-10-07T12:00:00',
    amount: '10.71',
    line_items: [
      {
        name: 'Cap',
        product_id: 5,
        variation_id: 0,
        quantity: -1,
        total: '-9.00',
        total_tax: '-1.71',
      },
    ],
    tax_lines: [{ tax_total: '-1.71', shipping_tax_total: '0.00' }],
  },
];

describe('refunds', () => {
  it('have positive amounts, the tax of goods and shipping, and only what was returned', () => {
    expect(toRefundRows(refunds)).toEqual([
      {
        id: 90,
        date: '2026-10-05T12:00:00',
        order: 9,
        items: [
          { name: 'Cap', units: 2 },
          { name: 'Flat rate', units: 0 },
        ],
        // 18 + 3.42 and 4 + 0.76.
        amount: 26.18,
        tax: 4.18,
        reason: 'Wrong size',
        user: 3,
      },
      expect.objectContaining({ id: 91, items: [], amount: 5, tax: 0, reason: '', user: 0 }),
      expect.objectContaining({ id: 92, amount: 10.71, tax: 1.71 }),
    ]);
  });

  it('are added up by product and the month in which it was sold', () => {
    // Both caps of order 9 were sold in September, that of order 7 in an order that was deleted.
    const products = getReturnedProducts([...refunds, refunds[0] ?? {}], (order) =>
      order === 9 ? '2026-09-30T23:59:59' : undefined,
    );
    expect(sortBy(products, ({ units }) => units, 'desc')).toEqual([
      {
        key: '2026-09 5',
        month: '2026-09',
        name: 'Cap',
        refunds: 2,
        units: 4,
        amount: 36,
        tax: 6.84,
      },
      { key: ' 5', month: '', name: 'Cap', refunds: 1, units: 1, amount: 9, tax: 1.71 },
      {
        key: '2026-09 6',
        month: '2026-09',
        name: 'Scarf',
        refunds: 2,
        units: 0,
        amount: 0,
        tax: 0,
      },
    ]);
  });
});
