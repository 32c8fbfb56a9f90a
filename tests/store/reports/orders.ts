import { counted, detailsOf, metricCells, firstOf, textOf } from '../cells.ts';
import type { ReportCheck } from '../report-check.ts';
import { toNumber, toRow, toRows, type Row } from '../store-client.ts';

const CUSTOMER_TYPES: Readonly<Record<string, string>> = { new: 'New', returning: 'Returning' };

const isRefund = (row: Row) =>
  Boolean(row['parent_id']) && !((toNumber(row['net_total']) ?? 0) > 0);

/** The expected Orders report. */
export const orders: ReportCheck = {
  path: '/analytics/orders',
  title: 'Orders',
  stats: 'orders',
  cards: [
    ['Orders', 'orders_count', 'count'],
    ['Net sales', 'net_revenue', 'money'],
    ['Average order value', 'avg_order_value', 'money'],
    ['Average items per order', 'avg_items_per_order', 'decimal'],
  ],
  table: {
    endpoint: 'orders',
    params: { extended_info: 'true' },
    id: ({ order_id }) => textOf(order_id),
    sortValue: (row, orderby) => row[orderby],
    head: [
      'Date',
      'Order # Order number',
      'Status',
      'Customer',
      'Net sales',
      'Customer type',
      'Product(s) Products',
      'Items sold',
      'Coupon(s) Coupons',
      'Attribution',
    ],
    row: (row, { texts, facts }) => {
      const { products, coupons, customer, attribution } = detailsOf(row);
      const { first_name: first, last_name: last } = toRow(customer);
      const status = textOf(row['status']);
      return [
        row['date'] ? texts.shortDate(textOf(row['date'])) : '',
        `${textOf(row['order_number'] ?? row['order_id'])}${isRefund(row) ? ' Refund' : ''}`,
        facts.statuses[status] ?? status,
        `${textOf(first)} ${textOf(last)}`.trim(),
        ...metricCells(texts, row, [['net_total', 'money']]),
        isRefund(row)
          ? ''
          : (CUSTOMER_TYPES[textOf(row['customer_type'])] ?? textOf(row['customer_type'])),
        firstOf(
          toRows(products).map(({ name, quantity }) => `${textOf(quantity)}× ${textOf(name)}`),
        ),
        ...metricCells(texts, row, [['num_items_sold', 'count']]),
        firstOf(toRows(coupons).map(({ code }) => textOf(code))),
        textOf(toRow(attribution)['origin']),
      ];
    },
    foot: (totals, _counts, { texts }) => {
      const count = (key: string, one: string, more: string) =>
        counted(texts, toNumber(totals[key]), one, more);
      return [
        `Totals ${count('orders_count', 'order', 'orders')}`,
        '',
        '',
        count('total_customers', 'customer', 'customers'),
        ...metricCells(texts, totals, [['net_revenue', 'money']]),
        '',
        count('products', 'product', 'products'),
        ...metricCells(texts, totals, [['num_items_sold', 'count']]),
        count('coupons_count', 'coupon', 'coupons'),
        '',
      ];
    },
  },
};
