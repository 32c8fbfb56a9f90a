import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestContext,
  getCells,
} from '../../../reporting/definition/report-context.test-support.ts';
import { columns } from './columns.tsx';
import type { OrderRow } from './row.ts';

beforeEach(() => configureDate({ timeZone: 'UTC', locale: 'en_US' }));

const order: OrderRow = {
  order_id: 2744,
  parent_id: 0,
  order_number: 2744,
  date: '2026-11-20 11:01:38',
  status: 'completed',
  customer_id: 79,
  customer_type: 'returning',
  net_total: 1269.5,
  num_items_sold: 6,
  extended_info: {
    products: [
      { id: '34', name: 'Tea Towel', quantity: '3' },
      { id: '23', name: 'Card Wallet', quantity: '2' },
    ],
    coupons: [{ id: '109', code: 'freeship' }],
    customer: { first_name: 'Rosa', last_name: 'Berg' },
    attribution: { origin: 'Organic: Google' },
  },
};

const refund: OrderRow = {
  ...order,
  order_id: 2622,
  parent_id: 2621,
  order_number: 2621,
  status: 'refunded',
  net_total: -85.3,
  num_items_sold: -5,
};

describe('a row of the Orders report', () => {
  it('shows an order with its customer, products and coupons', () => {
    const cells = getCells(columns, order);
    expect(Object.values(cells).map(({ text }) => text)).toEqual([
      'Nov 20, 2026',
      '2744',
      'Status: completed',
      'Rosa Berg',
      '$1,269.50',
      'Returning',
      '3× Tea Towel +1 more',
      '6',
      'freeship',
      'Organic: Google',
    ]);
  });

  it('links to the order in the admin, and to the reports of customer, product and coupon', () => {
    const { order_number, customer, products, coupons } = getCells(columns, order);
    expect(order_number?.links).toEqual(['/wp-admin/order/2744']);
    expect(customer?.links[0]).toMatch(/filter=single_customer&customers=79&path=%2Fcustomers$/);
    expect(products?.links[0]).toMatch(
      /filter=single_product&products=34&path=%2Fanalytics%2Fproducts$/,
    );
    expect(coupons?.links[0]).toMatch(
      /filter=single_coupon&coupons=109&path=%2Fanalytics%2Fcoupons$/,
    );
  });

  it('links a refund to its order, and shows the number of the order', () => {
    const { order_number, net_total } = getCells(columns, refund);
    expect(order_number).toMatchObject({
      text: '2621 Refund',
      value: 2621,
      note: 'Refund',
      links: ['/wp-admin/order/2621'],
    });
    expect(net_total).toMatchObject({ text: '-$85.30', value: -85.3 });
  });

  it('does not call the customer of a refund returning', () => {
    expect(getCells(columns, refund)['customer_type']).toMatchObject({ text: '', value: null });
  });

  it('marks no order that another plugin made a part of another one', () => {
    const { order_number, customer_type } = getCells(columns, { ...order, parent_id: 2700 });
    expect(order_number).toMatchObject({ text: '2744', note: '' });
    expect(customer_type?.text).toBe('Returning');
  });

  it('shows the order number as plain text if the host has no order page', () => {
    const context = createTestContext({ adminHref: () => undefined });
    expect(getCells(columns, order, context)['order_number']).toMatchObject({
      text: '2744',
      links: [],
    });
  });

  it('writes every product and the full time to the file', () => {
    const values = Object.values(getCells(columns, order)).map(({ value }) => value);
    expect(values).toEqual([
      '2026-11-20 11:01:38',
      2744,
      'completed',
      'Rosa Berg',
      1269.5,
      'returning',
      '3× Tea Towel, 2× Card Wallet',
      6,
      'freeship',
      'Organic: Google',
    ]);
  });

  it('shows markup in names as text', () => {
    const name = '<img src=x onerror=alert(1)>';
    const { products } = getCells(columns, {
      ...order,
      extended_info: { products: [{ id: 1, name, quantity: 1 }] },
    });
    expect(products?.text).toBe(`1× ${name}`);
  });

  it('shows nothing for missing details of an order', () => {
    const cells = getCells(columns, {
      order_id: 7,
      date: null,
      status: 'pending',
      extended_info: [],
    });
    expect(cells).toMatchObject({
      date: { text: '', value: null },
      order_number: { text: '7', links: ['/wp-admin/order/7'] },
      customer: { text: 'N/A', links: [] },
      products: { text: '', value: '' },
      coupons: { text: '', value: '' },
      attribution: { text: '' },
    });
  });
});
