import type { Kind } from './recorded/recorded-view.ts';
import type { ReportPlace } from './report-page.ts';

/** The texts of a report that are the same for every store. */
type ReportTexts = {
  place: ReportPlace;
  cards: readonly (readonly [title: string, key: string, kind: Kind])[];
  /** The headers of the table, without the column of checkboxes that select rows. */
  head: readonly string[];
};

const AMOUNTS = [
  ['Gross sales', 'gross_sales', 'money'],
  ['Returns', 'refunds', 'money'],
  ['Coupons', 'coupons', 'money'],
  ['Net sales', 'net_revenue', 'money'],
  ['Taxes', 'taxes', 'money'],
  ['Shipping', 'shipping', 'money'],
  ['Total sales', 'total_sales', 'money'],
] as const;
const SOLD = [
  ['Items sold', 'items_sold', 'count'],
  ['Net sales', 'net_revenue', 'money'],
  ['Orders', 'orders_count', 'count'],
] as const;

/** The path, the title, the summary cards and the table headers of each report. */
export const REPORT_TEXTS = {
  revenue: {
    place: { path: '/analytics/revenue', title: 'Revenue' },
    cards: AMOUNTS,
    head: ['Date', 'Orders', ...AMOUNTS.map(([title]) => title)],
  },
  orders: {
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
  },
  products: {
    place: { path: '/analytics/products', title: 'Products' },
    cards: SOLD,
    head: [
      'Product title',
      'SKU',
      'Items sold',
      'Net sales',
      'Orders',
      'Category',
      'Variations',
      'Status',
      'Stock',
    ],
  },
  variations: {
    place: { path: '/analytics/variations', title: 'Variations' },
    cards: SOLD,
    head: [
      'Product / Variation title',
      'SKU',
      'Items sold',
      'Net sales',
      'Orders',
      'Status',
      'Stock',
    ],
  },
  categories: {
    place: { path: '/analytics/categories', title: 'Categories' },
    cards: SOLD,
    head: ['Category', 'Items sold', 'Net sales', 'Products', 'Orders'],
  },
  coupons: {
    place: { path: '/analytics/coupons', title: 'Coupons' },
    cards: [
      ['Discounted orders', 'orders_count', 'count'],
      ['Amount', 'amount', 'money'],
    ],
    head: ['Coupon code', 'Orders', 'Amount discounted', 'Created', 'Expires', 'Type'],
  },
  taxes: {
    place: { path: '/analytics/taxes', title: 'Taxes' },
    cards: [
      ['Total tax', 'total_tax', 'money'],
      ['Order tax', 'order_tax', 'money'],
      ['Shipping tax', 'shipping_tax', 'money'],
      ['Orders', 'orders_count', 'count'],
    ],
    head: ['Tax code', 'Rate', 'Total tax', 'Order tax', 'Shipping tax', 'Orders'],
  },
  downloads: {
    place: { path: '/analytics/downloads', title: 'Downloads' },
    cards: [['Downloads', 'download_count', 'count']],
    head: ['Date', 'Product title', 'File name', 'Order # Order number', 'Username', 'IP'],
  },
  stock: {
    place: { path: '/analytics/stock', title: 'Stock' },
    cards: [],
    head: ['Product / Variation', 'SKU', 'Status', 'Stock'],
  },
  customers: {
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
  },
} as const satisfies Readonly<Record<string, ReportTexts>>;
