import { detailsOf, textOf } from './cells.ts';
import { toNumber, toRow, type Field, type Row } from './store-client.ts';

type TotalOf = (totals: Row, rows: readonly Row[]) => number | undefined;

/** What the file of a report's whole list must hold. */
export type ListCheck = {
  /** Columns that name a row, with what the store says of it. */
  keys: readonly (readonly [label: string, valueOf: (row: Row) => Field])[];
  /** Columns whose amounts add up to a figure of the totals, or of the store's own rows. */
  sums?: readonly (readonly [label: string, totalOf: TotalOf])[];
  /** The figure of the totals that counts the rows. */
  count?: string;
};

const total = (key: string) => (totals: Row) => toNumber(totals[key]);
const detail = (key: string) => (row: Row) => detailsOf(row)[key];
const field = (key: string) => (row: Row) => row[key];
const SOLD = [
  ['Items sold', total('items_sold')],
  ['Net sales', total('net_revenue')],
] as const;

/** Where the totals hold no such sum: averages, and tax rates that the store lists once for each rate of their place. */
const ofRows =
  (key: string): TotalOf =>
  (_totals, rows) =>
    rows.reduce((sum, row) => sum + (toNumber(row[key]) ?? 0), 0);

/** The lists by the name of their report. Amounts of categories overlap and add up to nothing. */
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
  categories: { keys: [['Category', detail('name')]] },
  coupons: {
    keys: [['Coupon code', detail('code')]],
    sums: [['Amount discounted', total('amount')]],
    count: 'coupons_count',
  },
  taxes: {
    keys: [['Orders', field('orders_count')]],
    sums: [
      ['Total tax', ofRows('total_tax')],
      ['Order tax', ofRows('order_tax')],
      ['Shipping tax', ofRows('shipping_tax')],
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
      ['Orders', field('orders_count')],
    ],
    sums: [['Total spend', ofRows('total_spend')]],
    count: 'customers_count',
  },
};

/** A row as its keys name it. */
export const keyOfRow = ({ keys }: ListCheck, row: Row): string =>
  keys.map(([, valueOf]) => textOf(valueOf(toRow(row)))).join(' | ');
