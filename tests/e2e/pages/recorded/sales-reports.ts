import { count, money, shortDate } from '../expected-texts.ts';
import {
  decimal,
  type Field,
  figureOf,
  type ReportExpectation,
  type Row,
  textOf,
} from '../recorded-report.ts';

const info = (row: Row): Row => row['extended_info'] as Row;
const list = (field: Field): Row[] => (Array.isArray(field) ? (field as Row[]) : []);

/** The first of several, and how many more there are. */
function firstOf(texts: readonly string[]): string {
  const [first = ''] = texts;
  return texts.length > 1 ? `${first} +${texts.length - 1} more` : first;
}

const STATUSES: Readonly<Record<string, string>> = {
  completed: 'Completed',
  processing: 'Processing',
  refunded: 'Refunded',
  'on-hold': 'On hold',
};

const ofRows = (rows: number, one: string, more: string): string =>
  `${count(rows)} ${rows === 1 ? one : more}`;

export const orders: ReportExpectation = {
  place: { path: '/analytics/orders', title: 'Orders' },
  cards: [
    ['Orders', 'orders_count', 'count'],
    ['Net sales', 'net_revenue', 'money'],
    ['Average order value', 'avg_order_value', 'money'],
    ['Average items per order', 'avg_items_per_order', 'decimal'],
  ],
  head: [
    'Date',
    'Order # Order number',
    'Status',
    'Customer',
    'Customer type',
    'Product(s) Products',
    'Items sold',
    'Coupon(s) Coupons',
    'Net sales',
    'Attribution',
  ],
  row: (row) => {
    const { products, coupons, customer, attribution } = info(row);
    const { first_name: first, last_name: last } = customer as Row;
    return [
      shortDate(textOf(row['date'])),
      textOf(row['order_number']),
      STATUSES[textOf(row['status'])] ?? textOf(row['status']),
      `${textOf(first)} ${textOf(last)}`.trim(),
      row['customer_type'] === 'new' ? 'New' : 'Returning',
      firstOf(list(products).map(({ name, quantity }) => `${textOf(quantity)}× ${textOf(name)}`)),
      count(figureOf(row, 'num_items_sold')),
      firstOf(list(coupons).map(({ code }) => textOf(code))),
      money(figureOf(row, 'net_total')),
      textOf((attribution as Row)['origin']),
    ];
  },
  foot: (totals) => [
    `Totals ${ofRows(figureOf(totals, 'orders_count'), 'order', 'orders')}`,
    '',
    '',
    ofRows(figureOf(totals, 'total_customers'), 'customer', 'customers'),
    '',
    ofRows(figureOf(totals, 'products'), 'product', 'products'),
    count(figureOf(totals, 'num_items_sold')),
    ofRows(figureOf(totals, 'coupons_count'), 'coupon', 'coupons'),
    money(figureOf(totals, 'net_revenue')),
    '',
  ],
};

const SOLD = [
  ['Items sold', 'items_sold', 'count'],
  ['Net sales', 'net_revenue', 'money'],
  ['Orders', 'orders_count', 'count'],
] as const;

const sold = (row: Row): string[] => [
  count(figureOf(row, 'items_sold')),
  money(figureOf(row, 'net_revenue')),
];

export const categories: ReportExpectation = {
  place: { path: '/analytics/categories', title: 'Categories' },
  cards: SOLD,
  head: ['', 'Category', 'Items sold', 'Net sales', 'Products', 'Orders'],
  row: (row) => [
    '',
    textOf(info(row)['name']),
    ...sold(row),
    count(figureOf(row, 'products_count')),
    count(figureOf(row, 'orders_count')),
  ],
  foot: (totals, rows) => [
    '',
    `Totals ${ofRows(rows, 'category', 'categories')}`,
    ...sold(totals),
    '',
    count(figureOf(totals, 'orders_count')),
  ],
};

export const coupons: ReportExpectation = {
  place: { path: '/analytics/coupons', title: 'Coupons' },
  cards: [
    ['Discounted orders', 'orders_count', 'count'],
    ['Amount', 'amount', 'money'],
  ],
  head: ['', 'Coupon code', 'Orders', 'Amount discounted', 'Created', 'Expires', 'Type'],
  row: (row) => {
    const { code, date_created: created, date_expires: expires, discount_type: type } = info(row);
    const types: Readonly<Record<string, string>> = {
      percent: 'Percentage',
      fixed_cart: 'Fixed cart',
      fixed_product: 'Fixed product',
    };
    return [
      '',
      textOf(code),
      count(figureOf(row, 'orders_count')),
      money(figureOf(row, 'amount')),
      shortDate(textOf(created)),
      expires ? shortDate(textOf(expires)) : 'N/A',
      types[textOf(type)] ?? 'N/A',
    ];
  },
  foot: (totals, rows) => [
    '',
    `Totals ${ofRows(rows, 'coupon', 'coupons')}`,
    count(figureOf(totals, 'orders_count')),
    money(figureOf(totals, 'amount')),
    '',
    '',
    '',
  ],
};

export const taxes: ReportExpectation = {
  place: { path: '/analytics/taxes', title: 'Taxes' },
  cards: [
    ['Total tax', 'total_tax', 'money'],
    ['Order tax', 'order_tax', 'money'],
    ['Shipping tax', 'shipping_tax', 'money'],
    ['Orders', 'orders_count', 'count'],
  ],
  head: ['', 'Tax code', 'Rate', 'Total tax', 'Order tax', 'Shipping tax', 'Orders'],
  row: (row) => {
    const { country, state, name, priority } = row;
    const parts = [country, state === country ? '' : state, name, priority].map(textOf);
    return [
      '',
      parts.filter(Boolean).join('-').toUpperCase(),
      `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 }).format(Number(row['tax_rate']))}%`,
      money(figureOf(row, 'total_tax')),
      money(figureOf(row, 'order_tax')),
      money(figureOf(row, 'shipping_tax')),
      count(figureOf(row, 'orders_count')),
    ];
  },
  foot: (totals, rows) => [
    '',
    `Totals ${ofRows(rows, 'tax code', 'tax codes')}`,
    '',
    money(figureOf(totals, 'total_tax')),
    money(figureOf(totals, 'order_tax')),
    money(figureOf(totals, 'shipping_tax')),
    count(figureOf(totals, 'orders_count')),
  ],
};

/** In stock, but not more than the number from which on the store calls it low. */
const isLow = (row: Row): boolean =>
  row['stock_status'] === 'instock' &&
  Boolean(row['manage_stock']) &&
  figureOf(row, 'stock_quantity') <= figureOf(row, 'low_stock_amount');

export const stock: ReportExpectation = {
  place: { path: '/analytics/stock', title: 'Stock' },
  cards: [],
  head: ['Product / Variation', 'SKU', 'Status', 'Stock'],
  row: (row) => {
    const statuses: Readonly<Record<string, string>> = {
      instock: 'In stock',
      outofstock: 'Out of stock',
      onbackorder: 'On backorder',
      lowstock: 'Low stock',
    };
    return [
      textOf(row['name']),
      textOf(row['sku']),
      statuses[isLow(row) ? 'lowstock' : textOf(row['stock_status'])] ?? '',
      row['manage_stock'] ? count(figureOf(row, 'stock_quantity')) : 'N/A',
    ];
  },
  foot: (totals, rows) => [
    rows < figureOf(totals, 'products')
      ? `Totals ${count(rows)} of ${count(figureOf(totals, 'products'))} products`
      : `Totals ${ofRows(rows, 'product', 'products')}`,
    '',
    [
      `${count(figureOf(totals, 'outofstock'))} out of stock`,
      `${count(figureOf(totals, 'lowstock'))} low stock`,
      `${count(figureOf(totals, 'onbackorder'))} on backorder`,
      `${count(figureOf(totals, 'instock'))} in stock`,
    ].join(', '),
    '',
  ],
};

export const customers: ReportExpectation = {
  place: { path: '/customers', title: 'Customers' },
  cards: [],
  head: [
    'Name',
    'Username',
    'Last active',
    'Date registered',
    'Email',
    'Orders',
    'Total spend',
    'AOV Average order value',
    'Country / Region',
    'City',
    'Region',
    'Postal code',
  ],
  row: (row) => [
    textOf(row['name']) || 'N/A',
    textOf(row['username']),
    row['date_last_active'] ? shortDate(textOf(row['date_last_active'])) : 'N/A',
    row['date_registered'] ? shortDate(textOf(row['date_registered'])) : 'N/A',
    textOf(row['email']),
    count(figureOf(row, 'orders_count')),
    money(figureOf(row, 'total_spend')),
    money(figureOf(row, 'avg_order_value')),
    textOf(row['country']),
    textOf(row['city']),
    textOf(row['state']),
    textOf(row['postcode']),
  ],
  foot: (totals) => [
    `Totals ${ofRows(figureOf(totals, 'customers_count'), 'customer', 'customers')}`,
    '',
    '',
    '',
    '',
    `${decimal(figureOf(totals, 'avg_orders_count'))} on average`,
    `${money(figureOf(totals, 'avg_total_spend'))} on average`,
    `${money(figureOf(totals, 'avg_avg_order_value'))} on average`,
    '',
    '',
    '',
    '',
  ],
};
