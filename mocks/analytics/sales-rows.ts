import type { Db, LineTax, Order, OrderLine, OrderStatus } from '../db.ts';
import type { Minor } from '../money.ts';
import { sum } from '../sum.ts';
import type { LocalTime } from '../local-time.ts';

/** The dates of an order that sales can be counted by; `woocommerce_date_type` names the usual one. */
export const DATE_TYPES = ['date_paid', 'date_created', 'date_completed'] as const;
export type DateType = (typeof DATE_TYPES)[number];

/**
 * One entry of the store's sales book: an order, or a refund with all its figures negative and its own
 * date. This is the grain that revenue and orders are reckoned in.
 */
export type SalesRow = {
  readonly id: number;
  /** The order that a refund gives money back for; 0 for an order. */
  readonly parentId: number;
  /** Whether a refund gives back all that was paid. */
  readonly isFull: boolean;
  readonly order: Order;
  /** A refund is in the state of its order. */
  readonly status: OrderStatus;
  readonly customerId: number;
  readonly dates: Readonly<Record<DateType, LocalTime | null>>;
  readonly lines: readonly OrderLine[];
  readonly shippingTaxes: readonly LineTax[];
  readonly items: number;
  /** Goods after coupons, without tax. */
  readonly net: Minor;
  /** Of goods and shipping. */
  readonly tax: Minor;
  readonly shipping: Minor;
  /** `net + tax + shipping`: what was paid or given back. */
  readonly total: Minor;
  /** What coupons took off. A refund takes nothing off. */
  readonly discount: Minor;
};

/** Which entries of the sales book are wanted: those with a date in a range, of orders that count. */
export type SalesQuery = {
  counts?: (order: Order) => boolean;
  range?: { date: DateType; after: LocalTime; before: LocalTime };
};

/** The sales book, in the order of the shop's order list, with each order's refunds after it. */
export function salesRows(db: Db, { counts, range }: SalesQuery = {}): SalesRow[] {
  const rows: SalesRow[] = [];
  const isWanted = (time: LocalTime | null) =>
    !range || (time !== null && time >= range.after && time <= range.before);
  for (const order of db.orders) {
    if (counts && !counts(order)) continue;
    if (isWanted(range ? order[range.date] : null))
      rows.push(
        toRow(order, order, {
          id: order.id,
          isFull: false,
          discount: sum(order.coupons, discountOf),
        }),
      );
    for (const refund of order.refunds) {
      const { date_created, is_full } = refund;
      if (!isWanted(date_created)) continue;
      const dates = { date_created, date_paid: date_created, date_completed: date_created };
      const { id, lines, shipping } = refund;
      rows.push(toRow(order, { lines, shipping, ...dates }, { id, isFull: is_full, discount: 0 }));
    }
  }
  return rows;
}

/** States whose orders no report counts: those that the shop's setting names, and what never was an order. */
export function excludedStatuses(db: Db): Set<string> {
  const setting = db.options['woocommerce_excluded_report_order_statuses'];
  return new Set([...(Array.isArray(setting) ? setting : []), 'trash', 'checkout-draft']);
}

/** The date that sales count by unless a request says otherwise. */
export function dateTypeOf(db: Db): DateType {
  const setting = db.options['woocommerce_date_type'];
  return DATE_TYPES.find((type) => type === setting) ?? 'date_paid';
}

function toRow(
  order: Order,
  part: Pick<Order, 'lines' | 'shipping' | DateType>,
  { id, isFull, discount }: Pick<SalesRow, 'id' | 'isFull' | 'discount'>,
): SalesRow {
  const { lines } = part;
  const shipping = part.shipping?.total ?? 0;
  const shippingTaxes = part.shipping?.taxes ?? [];
  let [items, net, tax] = [0, 0, 0];
  for (const line of lines) {
    items += line.quantity;
    net += line.total;
    for (const { amount } of line.taxes) tax += amount;
  }
  for (const { amount } of shippingTaxes) tax += amount;
  return {
    id,
    parentId: id === order.id ? 0 : order.id,
    isFull,
    order,
    status: order.status,
    customerId: order.customer_id,
    dates: part,
    lines,
    shippingTaxes,
    items,
    net,
    tax,
    shipping,
    total: net + tax + shipping,
    discount,
  };
}

const discountOf = (line: { discount: Minor }): Minor => line.discount;

/** What was paid, or given back, in all: goods, shipping and the taxes of both. */
export function paidTotalOf({ lines, shipping }: Pick<Order, 'lines' | 'shipping'>): Minor {
  let worth = shipping?.total ?? 0;
  for (const { amount } of shipping?.taxes ?? []) worth += amount;
  for (const { total, taxes } of lines) {
    worth += total;
    for (const { amount } of taxes) worth += amount;
  }
  return worth;
}
