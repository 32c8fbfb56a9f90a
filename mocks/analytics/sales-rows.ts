import type { Db } from '../db.ts';
import type { LineTax, Order, OrderLine, OrderStatus } from '../entities/order.ts';
import type { Minor } from '../money.ts';
import { sum } from '../sum.ts';
import type { LocalTime } from '../local-time.ts';

/** The order dates that sales can be counted by; the option `woocommerce_date_type` sets the default. */
export const DATE_TYPES = ['date_paid', 'date_created', 'date_completed'] as const;
export type DateType = (typeof DATE_TYPES)[number];

/**
 * An order, or a refund with negative amounts and its own date. The revenue and orders reports aggregate
 * these rows.
 */
export type SalesRow = {
  readonly id: number;
  /** The refunded order; 0 for an order. */
  readonly parentId: number;
  /** Whether a refund returns the full amount. */
  readonly isFull: boolean;
  readonly order: Order;
  /** A refund has the status of its order. */
  readonly status: OrderStatus;
  readonly customerId: number;
  readonly dates: Readonly<Record<DateType, LocalTime | null>>;
  readonly lines: readonly OrderLine[];
  readonly shippingTaxes: readonly LineTax[];
  readonly items: number;
  /** Products after coupons, without tax. */
  readonly net: Minor;
  /** Tax on products and shipping. */
  readonly tax: Minor;
  readonly shipping: Minor;
  /** `net + tax + shipping`: the amount paid or refunded. */
  readonly total: Minor;
  /** The discount of coupons; 0 for a refund. */
  readonly discount: Minor;
};

/** Options that select sales rows by date range and by order. */
export type SalesQuery = {
  counts?: (order: Order) => boolean;
  range?: { date: DateType; after: LocalTime; before: LocalTime };
};

/** The sales rows in the order of `db.orders`, each order followed by its refunds. */
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

/** The order statuses that reports exclude: those of the setting, trash and drafts. */
export function excludedStatuses(db: Db): Set<string> {
  const setting = db.options['woocommerce_excluded_report_order_statuses'];
  return new Set([...(Array.isArray(setting) ? setting : []), 'trash', 'checkout-draft']);
}

/** The date type that sales are counted by unless a request sets another. */
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

/** The total amount paid or refunded: products, shipping and the taxes of both. */
export function paidTotalOf({ lines, shipping }: Pick<Order, 'lines' | 'shipping'>): Minor {
  let sum = shipping?.total ?? 0;
  for (const { amount } of shipping?.taxes ?? []) sum += amount;
  for (const { total, taxes } of lines) {
    sum += total;
    for (const { amount } of taxes) sum += amount;
  }
  return sum;
}
