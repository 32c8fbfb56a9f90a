import type { RevenueTotals } from '@tillview/data';
import type { Db } from '../db.ts';
import { toMajor } from '../money.ts';
import { sum } from '../sum.ts';
import type { SalesRow } from './sales-rows.ts';

/** The figures of the revenue and orders reports, in major units (dollars), spelt as a store spells them. */
export type RevenueFigures = Required<RevenueTotals>;

/**
 * Reckons a set of rows. Gross is what goods would have brought without coupons and refunds; net is what
 * they did bring; total adds tax and shipping. A refund lowers net, tax, shipping, total and the items
 * sold, but is no order of its own.
 */
export function reckonRevenue(db: Db, rows: readonly SalesRow[]): RevenueFigures {
  const major = (amount: number) => toMajor(amount, db.currency);
  const orders = rows.filter((row) => row.parentId === 0);
  const items = sum(rows, (row) => row.items);
  const net = sum(rows, (row) => row.net);
  const discount = sum(rows, (row) => row.discount);
  const refunded = sum(rows, (row) => Math.max(0, -row.net));
  return {
    orders_count: orders.length,
    num_items_sold: items,
    gross_sales: major(net + discount + refunded),
    total_sales: major(sum(rows, (row) => row.total)),
    coupons: major(discount),
    coupons_count: new Set(orders.flatMap((row) => row.order.coupons.map((line) => line.coupon_id)))
      .size,
    refunds: major(refunded),
    taxes: major(sum(rows, (row) => row.tax)),
    shipping: major(sum(rows, (row) => row.shipping)),
    net_revenue: major(net),
    avg_items_per_order: orders.length ? Math.round((items / orders.length) * 1e4) / 1e4 : 0,
    avg_order_value: orders.length ? major(net) / orders.length : 0,
    total_customers: new Set(rows.map((row) => row.customerId)).size,
    products: new Set(rows.flatMap((row) => row.lines.map((line) => line.product_id))).size,
  };
}
