import { couponRows } from '../analytics/coupons.ts';
import { groupBy, lineRows } from '../analytics/lines.ts';
import type { LineRow, Range } from '../analytics/lines.ts';
import type { Db } from '../db.ts';
import type { DemoStore } from '../demo-store-types.ts';
import { moneyHtml } from '../money-text.ts';
import { toMajor } from '../money.ts';
import type { ArgSchemas, RestArgs } from '../rest-args.ts';
import { inStoreLanguage } from '../store-words.ts';
import { sum } from '../sum.ts';
import { countedSales } from '../analytics/counted-sales.ts';
import { DATE, TEXT, each } from './list.ts';
import type { RestRequest } from './route.ts';
import { readRange } from './stats-response.ts';

const BOARDS = {
  customers: ['Top Customers - Total Spend', 'Customer Name', 'Orders', 'Total Spend'],
  coupons: ['Top Coupons - Number of Orders', 'Coupon code', 'Orders', 'Amount discounted'],
  categories: ['Top categories - Items sold', 'Category', 'Items sold', 'Net sales'],
  products: ['Top products - Items sold', 'Product', 'Items sold', 'Net sales'],
} as const;
type Board = keyof typeof BOARDS;
/** The leaderboards, in the order of WooCommerce. */
export const BOARD_NAMES = Object.keys(BOARDS) as readonly Board[];

/** The parameters of leaderboards. */
export const BOARD_ARGS: ArgSchemas = {
  page: { type: 'integer', minimum: 1, default: 1 },
  per_page: { type: 'integer', minimum: 1, maximum: 20, default: 5 },
  ...each('after before', DATE),
  persisted_query: TEXT,
};

/** The id, label and headers of a leaderboard, in the store's language. */
export function boardHeader({ settings }: DemoStore, name: Board) {
  const [label = '', ...headers] = BOARDS[name].map((word) =>
    inStoreLanguage(word, settings.locale),
  );
  return { id: name, label, headers: headers.map((header) => ({ label: header })) };
}

/** A row of a leaderboard; `amount` is in minor units. */
type BoardEntry = {
  id: number;
  name: string;
  count: number;
  amount: number;
};

/** A leaderboard with its rows. */
export function serializeBoard({ store, args, site }: RestRequest, name: Board) {
  const { db } = store;
  const range = readRange(args, store);
  const entriesOf: Readonly<Record<Board, () => BoardEntry[]>> = {
    customers: () => topCustomers(db, range),
    coupons: () => topCoupons(db, range),
    categories: () => {
      const categoriesOf = new Map(db.products.map(({ id, category_ids }) => [id, category_ids]));
      return topItems(
        db,
        range,
        db.categories,
        ({ line }) => categoriesOf.get(line.product_id) ?? [],
      );
    },
    products: () => topItems(db, range, db.products, ({ line }) => [line.product_id]),
  };
  const single = {
    customers: 'customer',
    coupons: 'coupon',
    categories: 'category',
    products: 'product',
  }[name];
  const page = args.integer('page') ?? 1;
  const size = args.integer('per_page') ?? 5;
  const entries = entriesOf[name]()
    .toSorted(
      (a, b) => (name === 'customers' ? b.amount - a.amount : b.count - a.count) || a.id - b.id,
    )
    .slice((page - 1) * size, page * size);
  return {
    ...boardHeader(store, name),
    rows: entries.map((entry) => {
      const address = `${site}/wp-admin/admin.php?page=wc-admin&path=/analytics/${name}${persistedQuery(args)}&filter=single_${single}&${name}=${entry.id}`;
      return [
        { display: `<a href='${address}'>${entry.name}</a>`, value: entry.name },
        { display: String(entry.count), value: entry.count, format: 'number' },
        {
          display: moneyHtml(entry.amount, db.currency),
          value: toMajor(entry.amount, db.currency),
          format: 'currency',
        },
      ];
    }),
  };
}

/** The query parameters that are added to links; empty when the text is not a JSON object. */
function persistedQuery(args: RestArgs): string {
  try {
    const persisted: unknown = JSON.parse(args.text('persisted_query') ?? '{}');
    if (typeof persisted !== 'object' || persisted === null) return '';
    return Object.entries(persisted)
      .map(([name, value]) => `&${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
      .join('');
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}

function topCustomers(db: Db, range: Range): BoardEntry[] {
  const customers = new Map(db.customers.map((customer) => [customer.id, customer]));
  const groups = groupBy(countedSales(db, range, 'date_created'), ({ customerId }) => [customerId]);
  return [...groups].map(([id, rows]) => {
    const customer = customers.get(id);
    return {
      id,
      name: `${customer?.first_name ?? ''} ${customer?.last_name ?? ''}`.trim(),
      count: rows.filter(({ parentId }) => parentId === 0).length,
      amount: sum(rows, ({ total }) => total),
    };
  });
}

function topCoupons(db: Db, range: Range): BoardEntry[] {
  const codes = new Map(db.coupons.map(({ id, code }) => [id, code]));
  return [...groupBy(couponRows(db, range, new Set()), ({ couponId }) => [couponId])].map(
    ([id, rows]) => ({
      id,
      name: codes.get(id) ?? '',
      count: new Set(rows.map(({ order }) => order.id)).size,
      amount: sum(rows, ({ discount }) => discount),
    }),
  );
}

function topItems(
  db: Db,
  range: Range,
  items: readonly { id: number; name: string }[],
  keysOf: (row: LineRow) => readonly number[],
): BoardEntry[] {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return [...groupBy(lineRows(db, range), keysOf)].map(([id, rows]) => ({
    id,
    name: names.get(id) ?? '',
    count: sum(rows, ({ line }) => line.quantity),
    amount: sum(rows, ({ line }) => line.total),
  }));
}
