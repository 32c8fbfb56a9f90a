import type { Db } from '../db.ts';
import type { Order, OrderLine } from '../entities/order.ts';
import type { DemoStore } from '../demo-store.ts';

/**
 * A slow reference implementation of the reports, independent of `analytics/`: a list with one entry for each order and
 * each refund. Every check scans the whole list.
 */
export type LedgerEntry = {
  number: number;
  order: Order;
  isRefund: boolean;
  isFull: boolean;
  created: string;
  /** The date that revenue is counted by; empty when the order was never paid. */
  paid: string;
  lines: readonly OrderLine[];
  shipping: Order['shipping'];
};

export type Params = Readonly<
  Record<string, string | readonly string[] | readonly (readonly [number, number])[]>
>;

const text = (time: number | null) =>
  time === null ? '' : new Date(time).toISOString().slice(0, 19);
const EXCLUDED_STATUSES = ['pending', 'cancelled', 'failed', 'trash', 'checkout-draft'];

/** Builds the ledger of a store. */
export function createLedger({ db }: DemoStore): LedgerEntry[] {
  const ledger: LedgerEntry[] = [];
  for (const order of db.orders) {
    ledger.push({
      number: order.id,
      order,
      isRefund: false,
      isFull: false,
      created: text(order.date_created),
      paid: text(order.date_paid),
      lines: order.lines,
      shipping: order.shipping,
    });
    for (const refund of order.refunds)
      ledger.push({
        number: refund.id,
        order,
        isRefund: true,
        isFull: refund.is_full,
        created: text(refund.date_created),
        paid: text(refund.date_created),
        lines: refund.lines,
        shipping: refund.shipping,
      });
  }
  return ledger;
}

/** Whether reports count an entry with its order status. */
export const isCounted = ({ order }: LedgerEntry): boolean =>
  !EXCLUDED_STATUSES.includes(order.status);

/** Whether a time lies in the range of a request. */
export const isWithin = (time: string, { after, before }: Params): boolean =>
  time !== '' && time >= String(after) && time <= String(before);

/** The items of a list parameter. */
export const listOf = (params: Params, name: string): string[] => {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value.split(',') : [];
};
const pairsOf = (params: Params, name: string): [string, string][] => {
  const value = params[name];
  return Array.isArray(value)
    ? value.map((pair: unknown) => {
        const [first, second] = Array.isArray(pair) ? pair : [];
        return [String(first), String(second)];
      })
    : [];
};

/** Joins the results of the filters of a request by its `match`. `null` when the request has no such filter. */
function join(params: Params, results: readonly (boolean | null)[]): boolean {
  const applied = results.filter((result) => result !== null);
  if (applied.length === 0) return true;
  return params['match'] === 'any' ? applied.includes(true) : !applied.includes(false);
}

function matchFilter(
  params: Params,
  name: string,
  wanted: boolean,
  has: (list: string[]) => boolean,
) {
  const list = listOf(params, name);
  return list.length === 0 ? null : has(list) === wanted;
}

const hasTerm = (db: Db, variation: number, [attribute, term]: readonly [string, string]) =>
  db.variations.some(
    (item) =>
      item.id === variation &&
      item.attributes.some(
        (one) => String(one.attribute_id) === attribute && String(one.term_id) === term,
      ),
  );

/** Whether an entry passes the filters of the orders report. */
export function passesOrders({ db }: DemoStore, entry: LedgerEntry, params: Params): boolean {
  const { order, lines, isRefund, isFull } = entry;
  const byState = listOf(params, 'status_is').length + listOf(params, 'status_is_not').length > 0;
  if (byState ? /^(trash|checkout-draft)$/.test(order.status) : !isCounted(entry)) return false;
  const rates = [...lines.flatMap(({ taxes }) => taxes), ...(entry.shipping?.taxes ?? [])].map(
    ({ rate_id }) => String(rate_id),
  );
  const codes = isRefund ? [] : order.coupons.map(({ coupon_id }) => String(coupon_id));
  const products = lines.map(({ product_id }) => String(product_id));
  const variations = lines.map(({ variation_id }) => String(variation_id));
  const earliest = db.orders
    .filter(({ customer_id, status }) => customer_id === order.customer_id && status !== 'trash')
    .reduce((first, other) => (other.date_created < first.date_created ? other : first), order);
  const type = params['customer_type'];
  const refunds = params['refunds'];
  const common = (own: string[]) => (list: string[]) => own.some((id) => list.includes(id));
  return join(params, [
    matchFilter(params, 'status_is', true, common([order.status])),
    matchFilter(params, 'status_is_not', false, common([order.status])),
    matchFilter(params, 'product_includes', true, common(products)),
    matchFilter(params, 'product_excludes', false, common(products)),
    matchFilter(params, 'variation_includes', true, common(variations)),
    matchFilter(params, 'variation_excludes', false, common(variations)),
    matchFilter(params, 'coupon_includes', true, common(codes)),
    matchFilter(params, 'coupon_excludes', false, common(codes)),
    matchFilter(params, 'tax_rate_includes', true, common(rates)),
    matchFilter(params, 'tax_rate_excludes', false, common(rates)),
    ...pairsOf(params, 'attribute_is').map((pair) =>
      lines.some(({ variation_id }) => hasTerm(db, variation_id, pair)),
    ),
    ...pairsOf(params, 'attribute_is_not').map(
      (pair) => !lines.some(({ variation_id }) => hasTerm(db, variation_id, pair)),
    ),
    type ? !isRefund && (earliest.id === order.id ? type === 'new' : type === 'returning') : null,
    refunds === 'all' ? isRefund : null,
    refunds === 'none' ? !isRefund : null,
    refunds === 'full' ? isRefund && isFull : null,
    refunds === 'partial' ? isRefund && !isFull : null,
  ]);
}

const inCategories = (db: Db, product: number, list: readonly string[]) =>
  db.products.some(
    ({ id, category_ids }) =>
      id === product && category_ids.some((one) => list.includes(String(one))),
  );

/** Whether a line passes the filters of the products report. */
export function passesProducts({ db }: DemoStore, line: OrderLine, params: Params): boolean {
  return [
    matchFilter(params, 'products', true, (list) => list.includes(String(line.product_id))),
    matchFilter(params, 'categories', true, (list) => inCategories(db, line.product_id, list)),
  ].every((result) => result !== false);
}

/** Whether a line passes the filters of the variations report. */
export function passesVariations({ db }: DemoStore, line: OrderLine, params: Params): boolean {
  if (line.variation_id === 0) return false;
  if (
    matchFilter(params, 'variations', true, (list) => list.includes(String(line.variation_id))) ===
    false
  )
    return false;
  const isProduct = (list: string[]) => list.includes(String(line.product_id));
  const isIn = (list: string[]) => inCategories(db, line.product_id, list);
  return join(params, [
    matchFilter(params, 'product_includes', true, isProduct),
    matchFilter(params, 'product_excludes', false, isProduct),
    matchFilter(params, 'category_includes', true, isIn),
    matchFilter(params, 'category_excludes', false, isIn),
    ...pairsOf(params, 'attribute_is').map((pair) => hasTerm(db, line.variation_id, pair)),
    ...pairsOf(params, 'attribute_is_not').map((pair) => !hasTerm(db, line.variation_id, pair)),
  ]);
}

/** A line with its ledger entry. */
export type SoldLine = {
  entry: LedgerEntry;
  line: OrderLine;
};

/** Counts items, net amount in minor units, and orders. */
export function countSold(sold: readonly SoldLine[]) {
  let [items, net] = [0, 0];
  const orders: number[] = [];
  for (const { entry, line } of sold) {
    items += line.quantity;
    net += line.total;
    if (!entry.isRefund && !orders.includes(entry.order.id)) orders.push(entry.order.id);
  }
  return { items, net, orders: orders.length };
}

/** The total tax of the given rates, or of all rates, on ledger entries. */
export function countTaxes(entries: readonly LedgerEntry[], rates: readonly string[]) {
  let [orderTax, shippingTax] = [0, 0];
  const codes: number[] = [];
  const orders: number[] = [];
  for (const entry of entries) {
    const note = (id: number, kind: 'items' | 'shipping', amount: number) => {
      if (rates.length > 0 && !rates.includes(String(id))) return;
      if (kind === 'items') orderTax += amount;
      else shippingTax += amount;
      if (!codes.includes(id)) codes.push(id);
      if (!entry.isRefund && !orders.includes(entry.order.id)) orders.push(entry.order.id);
    };
    for (const line of entry.lines)
      for (const { rate_id, amount } of line.taxes) note(rate_id, 'items', amount);
    for (const { rate_id, amount } of entry.shipping?.taxes ?? [])
      note(rate_id, 'shipping', amount);
  }
  return { orderTax, shippingTax, codes: codes.length, orders: orders.length };
}

/** The total discount of the given coupons, or of all coupons, on ledger entries. */
export function countCoupons(entries: readonly LedgerEntry[], coupons: readonly string[]) {
  let amount = 0;
  const used: number[] = [];
  const orders: number[] = [];
  for (const { isRefund, order } of entries) {
    if (isRefund) continue;
    for (const { coupon_id, discount } of order.coupons) {
      if (coupons.length > 0 && !coupons.includes(String(coupon_id))) continue;
      amount += discount;
      if (!used.includes(coupon_id)) used.push(coupon_id);
      if (!orders.includes(order.id)) orders.push(order.id);
    }
  }
  return { amount, codes: used.length, orders: orders.length };
}
