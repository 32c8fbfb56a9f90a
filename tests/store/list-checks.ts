import { detailsOf, textOf } from './cells.ts';
import { toNumber, toRow, type Field, type Row } from './store-client.ts';

type TotalOf = (totals: Row, rows: readonly Row[]) => number | undefined;

/** What the file with all rows of a report must contain. */
export type ListCheck = {
  /** Columns that identify a row, each with the value from the store. */
  keys: readonly (readonly [label: string, valueOf: (row: Row) => Field])[];
  /** Columns whose sum equals a metric of the totals, or of the rows from the store. */
  sums?: readonly (readonly [label: string, totalOf: TotalOf])[];
  /** The metric of the totals that is the number of rows. */
  count?: string;
};

const total = (key: string) => (totals: Row) => toNumber(totals[key]);
const detail = (key: string) => (row: Row) => detailsOf(row)[key];
const field = (key: string) => (row: Row) => row[key];
const SOLD = [
  ['Items sold', total('items_sold')],
  ['Net sales', total('net_revenue')],
] as const;

/** Sums the rows, for metrics without such a sum in the totals, such as averages. */
const ofRows =
  (key: string): TotalOf =>
  (_totals, rows) =>
    rows.reduce((sum, row) => sum + (toNumber(row[key]) ?? 0), 0);

/** The lists by the name of their report. The amounts of categories overlap, so they have no sums. */
export const LIST_CHECKS: Readonly<Record<string, ListCheck>> = {
  orders: {
    keys: [
      ['Order #', ({ order_number: number, order_id: id }) => number ?? id],
      ['Items sold', field('num_items_sold')],
    ],
    sums: [
      ['Items sold', total('num_items_sold')],
      ['Net sales', total('net_revenue')],
    ],
  },
  products: {
    keys: [
      ['Product title', detail('name')],
      ['SKU', detail('sku')],
      ['Items sold', field('items_sold')],
    ],
    sums: SOLD,
  },
  variations: {
    keys: [
      ['Product / Variation title', detail('name')],
      ['SKU', detail('sku')],
      ['Items sold', field('items_sold')],
    ],
    sums: SOLD,
  },
  // Without the name, which the file writes with the parents of the category.
  categories: {
    keys: [
      ['Items sold', field('items_sold')],
      ['Products', field('products_count')],
      ['Orders', field('orders_count')],
    ],
  },
  coupons: {
    keys: [['Coupon code', detail('code')]],
    sums: [['Amount discounted', total('amount')]],
    count: 'coupons_count',
  },
  taxes: {
    keys: [['Orders', field('orders_count')]],
    sums: [
      ['Total tax', total('total_tax')],
      ['Order tax', total('order_tax')],
      ['Shipping tax', total('shipping_tax')],
    ],
  },
  downloads: {
    keys: [
      ['File name', field('file_name')],
      ['Order #', ({ order_number: number, order_id: id }) => number ?? id],
      ['IP', field('ip_address')],
    ],
    count: 'download_count',
  },
  stock: {
    keys: [
      ['Product / Variation', field('name')],
      ['SKU', field('sku')],
    ],
    count: 'products',
  },
  customers: {
    keys: [
      ['Name', field('name')],
      ['Email', field('email')],
      ['Lifetime orders', field('orders_count')],
    ],
    sums: [['Lifetime spend', ofRows('total_spend')]],
    count: 'customers_count',
  },
};

/** The identifying cells of a row, as one text. */
export const keyOfRow = ({ keys }: ListCheck, row: Row): string =>
  keys.map(([, valueOf]) => textOf(valueOf(toRow(row)))).join(' | ');
