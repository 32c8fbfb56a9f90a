import type { RevenueTotals } from '@tillview/data';
import type { Db } from '../db.ts';
import { toMajor } from '../money.ts';
import type { SalesRow } from './sales-rows.ts';

/** The metrics of the revenue and orders reports, in major units (dollars), under the names of the REST API. */
export type RevenueMetrics = Required<RevenueTotals>;

/**
 * Aggregates rows. Gross sales are before coupons and refunds, net revenue is after both, and total sales
 * add tax and shipping. A refund reduces net, tax, shipping, total and the items sold, but does not count
 * as an order.
 */
export function aggregateRevenue(db: Db, rows: readonly SalesRow[]): RevenueMetrics {
  const major = (amount: number) => toMajor(amount, db.currency);
  const money = { net: 0, discount: 0, refunded: 0, tax: 0, shipping: 0, total: 0 };
  let [orders, items] = [0, 0];
  const coupons = new Set<number>();
  const customers = new Set<number>();
  const products = new Set<number>();
  for (const row of rows) {
    items += row.items;
    money.net += row.net;
    money.discount += row.discount;
    money.refunded += Math.max(0, -row.net);
    money.tax += row.tax;
    money.shipping += row.shipping;
    money.total += row.total;
    customers.add(row.customerId);
    for (const { product_id } of row.lines) products.add(product_id);
    if (row.parentId !== 0) continue;
    orders++;
    for (const { coupon_id } of row.order.coupons) coupons.add(coupon_id);
  }
  return {
    orders_count: orders,
    num_items_sold: items,
    gross_sales: major(money.net + money.discount + money.refunded),
    total_sales: major(money.total),
    coupons: major(money.discount),
    coupons_count: coupons.size,
    refunds: major(money.refunded),
    taxes: major(money.tax),
    shipping: major(money.shipping),
    net_revenue: major(money.net),
    avg_items_per_order: orders ? Math.round((items / orders) * 1e4) / 1e4 : 0,
    avg_order_value: orders ? major(money.net) / orders : 0,
    total_customers: customers.size,
    products: products.size,
  };
}
