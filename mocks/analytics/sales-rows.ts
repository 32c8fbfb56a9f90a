import type { Db, LineTax, Order, OrderLine, OrderStatus, ShippingLine } from '../db.ts';
import type { Minor } from '../money.ts';
import { sum } from '../sum.ts';
import type { WallTime } from '../wall-time.ts';

/** The dates of an order that sales can be counted by; `woocommerce_date_type` names the usual one. */
export const DATE_TYPES = ['date_paid', 'date_created', 'date_completed'] as const;
export type DateType = (typeof DATE_TYPES)[number];

/**
 * One entry of the store's sales book: an order, or a refund with all its figures negative and its own
 * date. This is the grain that revenue and orders are reckoned in.
 */
export interface SalesRow {
  readonly id: number;
  /** The order that a refund gives money back for; 0 for an order. */
  readonly parentId: number;
  /** Whether a refund gives back all that was paid. */
  readonly isFull: boolean;
  readonly order: Order;
  /** A refund is in the state of its order. */
  readonly status: OrderStatus;
  readonly customerId: number;
  readonly dates: Readonly<Record<DateType, WallTime | null>>;
  readonly lines: readonly OrderLine[];
  /** Of all lines and of shipping, one by one. */
  readonly taxes: readonly LineTax[];
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
}

/**
 * The sales book, in the order of the shop's order list, with each order's refunds after it: of all orders,
 * or of those that `counts`.
 */
export function salesRows(db: Db, counts: (order: Order) => boolean = () => true): SalesRow[] {
  const rows: SalesRow[] = [];
  for (const order of db.orders) {
    if (!counts(order)) continue;
    const { id, lines, shipping } = order;
    rows.push(toRow(order, id, false, order, lines, shipping, sum(order.coupons, discountOf)));
    for (const refund of order.refunds) {
      const { date_created, is_full } = refund;
      const dates = { date_created, date_paid: date_created, date_completed: date_created };
      rows.push(toRow(order, refund.id, is_full, dates, refund.lines, refund.shipping, 0));
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
  id: number,
  isFull: boolean,
  dates: SalesRow['dates'],
  lines: readonly OrderLine[],
  shippingLine: ShippingLine | null,
  discount: Minor,
): SalesRow {
  const net = sum(lines, (line) => line.total);
  const shipping = shippingLine?.total ?? 0;
  const taxes = [...lines.flatMap((line) => line.taxes), ...(shippingLine?.taxes ?? [])];
  const tax = sum(taxes, ({ amount }) => amount);
  return {
    id,
    parentId: id === order.id ? 0 : order.id,
    isFull,
    order,
    status: order.status,
    customerId: order.customer_id,
    dates,
    lines,
    taxes,
    items: sum(lines, (line) => line.quantity),
    net,
    tax,
    shipping,
    total: net + tax + shipping,
    discount,
  };
}

const discountOf = (line: { discount: Minor }): Minor => line.discount;
