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
  readonly order: Order;
  /** A refund is in the state of its order. */
  readonly status: OrderStatus;
  readonly customerId: number;
  readonly dates: Readonly<Record<DateType, WallTime | null>>;
  readonly lines: readonly OrderLine[];
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

/** The whole sales book, in the order of the shop's order list, with each order's refunds after it. */
export function salesRows(db: Db): SalesRow[] {
  return db.orders.flatMap((order) => [
    toRow(order, order.id, 0, order, order.lines, order.shipping, sum(order.coupons, discountOf)),
    ...order.refunds.map((refund) => {
      const dates = {
        date_created: refund.date_created,
        date_paid: refund.date_created,
        date_completed: refund.date_created,
      };
      return toRow(order, refund.id, order.id, dates, refund.lines, refund.shipping, 0);
    }),
  ]);
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
  parentId: number,
  dates: SalesRow['dates'],
  lines: readonly OrderLine[],
  shippingLine: ShippingLine | null,
  discount: Minor,
): SalesRow {
  const net = sum(lines, (line) => line.total);
  const shipping = shippingLine?.total ?? 0;
  const tax = sum(lines, (line) => sum(line.taxes, taxOf)) + sum(shippingLine?.taxes ?? [], taxOf);
  return {
    id,
    parentId,
    order,
    status: order.status,
    customerId: order.customer_id,
    dates,
    lines,
    items: sum(lines, (line) => line.quantity),
    net,
    tax,
    shipping,
    total: net + tax + shipping,
    discount,
  };
}

const taxOf = (tax: LineTax): Minor => tax.amount;
const discountOf = (line: { discount: Minor }): Minor => line.discount;
