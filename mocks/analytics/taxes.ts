import type { Db } from '../db.ts';
import type { LineTax, Order } from '../entities/order.ts';
import { toMajor } from '../money.ts';
import type { Minor } from '../money.ts';
import { sum } from '../sum.ts';
import type { LocalTime } from '../local-time.ts';
import type { Range } from './lines.ts';
import { excludedStatuses } from './sales-rows.ts';

/** The tax of one rate on one order or refund. */
export type TaxRow = {
  order: Order;
  isRefund: boolean;
  rateId: number;
  orderTax: Minor;
  shippingTax: Minor;
  time: LocalTime;
};

/** The taxes of a range, by the date of the order or refund. `only` limits them to these rates; empty means all. */
export function taxRows(db: Db, { after, before }: Range, only: ReadonlySet<number>): TaxRow[] {
  const excluded = excludedStatuses(db);
  const rows: TaxRow[] = [];
  const note = (
    order: Order,
    part: Pick<Order, 'lines' | 'shipping'>,
    time: LocalTime,
    isRefund: boolean,
  ) => {
    if (time < after || time > before) return;
    const byRate = new Map<number, TaxRow>();
    const add = (taxes: readonly LineTax[], kind: 'orderTax' | 'shippingTax') => {
      for (const { rate_id, amount } of taxes) {
        if (only.size > 0 && !only.has(rate_id)) continue;
        let row = byRate.get(rate_id);
        if (!row) {
          row = { order, isRefund, rateId: rate_id, orderTax: 0, shippingTax: 0, time };
          byRate.set(rate_id, row);
        }
        row[kind] += amount;
      }
    };
    for (const line of part.lines) add(line.taxes, 'orderTax');
    add(part.shipping?.taxes ?? [], 'shippingTax');
    rows.push(...byRate.values());
  };
  for (const order of db.orders) {
    if (excluded.has(order.status)) continue;
    note(order, order, order.date_created, false);
    for (const refund of order.refunds) note(order, refund, refund.date_created, true);
  }
  return rows;
}

export function aggregateTaxes(db: Db, rows: readonly TaxRow[]) {
  const orderTax = sum(rows, (row) => row.orderTax);
  const shippingTax = sum(rows, (row) => row.shippingTax);
  return {
    tax_codes: new Set(rows.map(({ rateId }) => rateId)).size,
    total_tax: toMajor(orderTax + shippingTax, db.currency),
    order_tax: toMajor(orderTax, db.currency),
    shipping_tax: toMajor(shippingTax, db.currency),
    orders_count: new Set(rows.filter(({ isRefund }) => !isRefund).map(({ order }) => order.id))
      .size,
  };
}
