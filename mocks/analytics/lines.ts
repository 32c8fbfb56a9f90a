import type { Db } from '../db.ts';
import type { Order, OrderLine } from '../entities/order.ts';
import { toMajor } from '../money.ts';
import type { RestArgs } from '../rest-args.ts';
import { sum } from '../sum.ts';
import type { LocalTime } from '../local-time.ts';
import { joinTests, variationsWith } from './order-filters.ts';
import { excludedStatuses } from './sales-rows.ts';

/** A range of local times; both ends are inclusive. */
export type Range = {
  after: LocalTime;
  before: LocalTime;
};

/**
 * One line of an order or of a refund. The reports of products, variations and categories aggregate these
 * rows. They use the date an order was created, not the date it was paid.
 */
export type LineRow = {
  order: Order;
  isRefund: boolean;
  line: OrderLine;
  time: LocalTime;
};

/** All lines of a range, without the order statuses that reports exclude. */
export function lineRows(
  db: Db,
  { after, before }: Range,
  excluded = excludedStatuses(db),
): LineRow[] {
  const rows: LineRow[] = [];
  for (const order of db.orders) {
    if (excluded.has(order.status)) continue;
    const time = order.date_created;
    if (time >= after && time <= before)
      for (const line of order.lines) rows.push({ order, isRefund: false, line, time });
    for (const refund of order.refunds) {
      const at = refund.date_created;
      if (at >= after && at <= before)
        for (const line of refund.lines) rows.push({ order, isRefund: true, line, time: at });
    }
  }
  return rows;
}

/** Aggregates lines. A refund reduces items and net revenue, but does not count as an order. */
export function aggregateLines(db: Db, rows: readonly LineRow[]) {
  const orders = new Set<number>();
  const products = new Set<number>();
  const variations = new Set<number>();
  for (const { isRefund, order, line } of rows) {
    if (!isRefund) orders.add(order.id);
    products.add(line.product_id);
    variations.add(line.variation_id);
  }
  return {
    items_sold: sum(rows, ({ line }) => line.quantity),
    net_revenue: toMajor(
      sum(rows, ({ line }) => line.total),
      db.currency,
    ),
    orders_count: orders.size,
    products_count: products.size,
    // All simple products together count as one variation with the id 0.
    variations_count: variations.size,
  };
}
export type LineMetrics = ReturnType<typeof aggregateLines>;

/** The ids of the products in any of the categories. */
export function productsIn(db: Db, categories: ReadonlySet<number>): Set<number> {
  return new Set(
    db.products
      .filter(({ category_ids }) => category_ids.some((id) => categories.has(id)))
      .map(({ id }) => id),
  );
}

type Test = (line: OrderLine) => boolean;

/** Tests whether a line passes the filters of a products report: product, category and variation together. */
export function productTest(db: Db, args: RestArgs): Test {
  const products = new Set(args.integers('products'));
  const categories = new Set(args.integers('categories'));
  const variations = new Set(args.integers('variations'));
  const inCategories = productsIn(db, categories);
  return (line) =>
    (products.size === 0 || products.has(line.product_id)) &&
    (categories.size === 0 || inCategories.has(line.product_id)) &&
    (variations.size === 0 || variations.has(line.variation_id));
}

/** Tests whether a line passes the filters of a variations report, joined by `match`. */
export function variationTest(db: Db, args: RestArgs): Test {
  const variations = new Set(args.integers('variations'));
  const products = new Set(args.integers('products'));
  const tests: Test[] = [];
  for (const rule of ['includes', 'excludes'] as const) {
    const ids = new Set(args.integers(`product_${rule}`));
    const isIn = rule === 'includes';
    if (ids.size > 0) tests.push((line) => ids.has(line.product_id) === isIn);
    const categories = new Set(args.integers(`category_${rule}`));
    const members = productsIn(db, categories);
    if (categories.size > 0) tests.push((line) => members.has(line.product_id) === isIn);
  }
  for (const name of ['attribute_is', 'attribute_is_not'] as const)
    for (const [attribute, term] of args.pairs(name)) {
      const members = variationsWith(db, attribute, term);
      tests.push((line) => members.has(line.variation_id) === (name === 'attribute_is'));
    }
  const passes = joinTests(args, tests);
  return (line) =>
    line.variation_id !== 0 &&
    (variations.size === 0 || variations.has(line.variation_id)) &&
    (products.size === 0 || products.has(line.product_id)) &&
    passes(line);
}

/** Groups rows by one or more ids each. Each of `ids` has a group even without rows. */
export function groupBy<Row>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly number[],
  ids: readonly number[] = [],
): Map<number, Row[]> {
  const groups = new Map<number, Row[]>(ids.map((id) => [id, []]));
  for (const row of rows)
    for (const key of keysOf(row)) {
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  return groups;
}
