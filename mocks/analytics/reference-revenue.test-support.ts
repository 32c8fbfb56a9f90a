import { expect } from 'vitest';
import { currencyOf } from '../currencies.ts';
import type { Order, OrderLine } from '../entities/order.ts';
import type { DemoStore } from '../demo-store.ts';
import type { Interval } from '../local-time.ts';
import type { RevenueMetrics } from './revenue.ts';

/** A sale or a refund of the reference implementation, with amounts as on a customer's receipt. */
export type Sale = {
  at: string;
  order: Order;
  lines: OrderLine[];
  shipping: number;
  tax: number;
  isRefund: boolean;
};

/** The sales and refunds of a range, directly from the orders. Both ends are inclusive. */
export function salesOf(store: DemoStore, range: { after: string; before: string }): Sale[] {
  const sales: Sale[] = [];
  const note = (
    time: number | null,
    order: Order,
    part: Pick<Order, 'lines' | 'shipping'>,
    isRefund: boolean,
  ) => {
    if (time === null) return;
    const at = new Date(time).toISOString().slice(0, 19);
    if (at < range.after || at > range.before) return;
    let tax = 0;
    for (const line of part.lines) for (const { amount } of line.taxes) tax += amount;
    for (const { amount } of part.shipping?.taxes ?? []) tax += amount;
    sales.push({
      at: at.replace('T', ' '),
      order,
      lines: part.lines,
      shipping: part.shipping?.total ?? 0,
      tax,
      isRefund,
    });
  };
  for (const order of store.db.orders) {
    if (/^(pending|cancelled|failed|trash|checkout-draft)$/.test(order.status)) continue;
    note(order.date_paid, order, order, false);
    for (const refund of order.refunds) note(refund.date_created, order, refund, true);
  }
  return sales;
}

/** Computes the metrics from the sales and expects the given metrics to equal them. */
export function expectMetrics(
  metrics: Partial<RevenueMetrics>,
  sales: readonly Sale[],
  store: DemoStore,
): void {
  const scale = 10 ** currencyOf(store.settings.currency).decimals;
  const money = { gross: 0, refunds: 0, net: 0, coupons: 0, tax: 0, shipping: 0 };
  let orders = 0;
  let items = 0;
  for (const sale of sales) {
    money.tax += sale.tax;
    money.shipping += sale.shipping;
    if (!sale.isRefund) orders++;
    for (const line of sale.lines) {
      items += line.quantity;
      money.net += line.total;
      if (sale.isRefund) money.refunds -= line.total;
      else {
        money.gross += line.subtotal;
        money.coupons += line.subtotal - line.total;
      }
    }
  }
  expect({
    orders_count: metrics.orders_count,
    num_items_sold: metrics.num_items_sold,
    gross: Math.round((metrics.gross_sales ?? 0) * scale),
    refunds: Math.round((metrics.refunds ?? 0) * scale),
    coupons: Math.round((metrics.coupons ?? 0) * scale),
    net: Math.round((metrics.net_revenue ?? 0) * scale),
    tax: Math.round((metrics.taxes ?? 0) * scale),
    shipping: Math.round((metrics.shipping ?? 0) * scale),
    total: Math.round((metrics.total_sales ?? 0) * scale),
    total_customers: metrics.total_customers,
    coupons_count: metrics.coupons_count,
  }).toEqual({
    orders_count: orders,
    num_items_sold: items,
    ...money,
    total: money.net + money.tax + money.shipping,
    total_customers: new Set(sales.map(({ order }) => order.customer_id)).size,
    coupons_count: new Set(
      sales.flatMap(({ order, isRefund }) =>
        isRefund ? [] : order.coupons.map(({ code }) => code),
      ),
    ).size,
    tax: money.tax,
  });
  expect(metrics.avg_order_value).toBeCloseTo(orders ? money.net / scale / orders : 0, 6);
  expect(metrics.avg_items_per_order).toBeCloseTo(orders ? items / orders : 0, 3);
}

/**
 * The label of an interval, computed without the code under test: weeks are counted one by one. `at` is `YYYY-MM-DD
 * HH:mm:ss`.
 */
export function labelOf(at: string, interval: Interval, weekStart: number): string {
  const [year = '', month = ''] = at.split('-');
  if (interval === 'hour') return at.slice(0, 13);
  if (interval === 'day') return at.slice(0, 10);
  if (interval === 'month') return `${year}-${month}`;
  if (interval === 'quarter') return `${year}-${Math.ceil(Number(month) / 3)}`;
  if (interval === 'year') return year;
  const start = firstOfWeek(new Date(`${at.slice(0, 10)}T00:00:00Z`), weekStart);
  for (const candidate of [Number(year) + 1, Number(year), Number(year) - 1]) {
    // The first ISO week contains 4 January; in other schemes, week 1 contains 1 January.
    const first = firstOfWeek(new Date(Date.UTC(candidate, 0, weekStart === 1 ? 4 : 1)), weekStart);
    if (start < first) continue;
    let number = 1;
    for (let day = first.getTime(); day < start.getTime(); day += 7 * 86_400_000) number++;
    return `${candidate}-${String(number).padStart(2, '0')}`;
  }
  throw new Error(`No week for ${at}`);
}

function firstOfWeek(date: Date, weekStart: number): Date {
  const day = new Date(date);
  while (day.getUTCDay() !== weekStart) day.setUTCDate(day.getUTCDate() - 1);
  return day;
}
