import type { Db } from '../db.ts';
import type { Order, OrderLine } from '../entities/order.ts';
import { allocate, toMajor } from '../money.ts';
import type { Minor } from '../money.ts';
import { sum } from '../sum.ts';
import type { LocalTime } from '../local-time.ts';
import type { Range } from './lines.ts';
import { excludedStatuses } from './sales-rows.ts';

/** One coupon of one order. */
export type CouponRow = {
  order: Order;
  couponId: number;
  discount: Minor;
  time: LocalTime;
};

/** The coupons used in a range, by the order's creation date. `only` limits them to these ids; empty means all. */
export function couponRows(
  db: Db,
  { after, before }: Range,
  only: ReadonlySet<number>,
): CouponRow[] {
  const excluded = excludedStatuses(db);
  const rows: CouponRow[] = [];
  for (const order of db.orders) {
    const time = order.date_created;
    if (time < after || time > before || excluded.has(order.status)) continue;
    for (const { coupon_id, discount } of order.coupons)
      if (only.size === 0 || only.has(coupon_id))
        rows.push({ order, couponId: coupon_id, discount, time });
  }
  return rows;
}

export function aggregateCoupons(db: Db, rows: readonly CouponRow[]) {
  return {
    amount: toMajor(
      sum(rows, ({ discount }) => discount),
      db.currency,
    ),
    coupons_count: new Set(rows.map(({ couponId }) => couponId)).size,
    orders_count: new Set(rows.map(({ order }) => order.id)).size,
  };
}

/** Reduces each discount to the part that belongs to the matching lines, in proportion to the discount of each line. */
export function couponShare(
  rows: readonly CouponRow[],
  has: (line: OrderLine) => boolean,
): CouponRow[] {
  return rows.flatMap((row) => {
    const { lines } = row.order;
    if (!lines.some(has)) return [];
    const shares = allocate(
      row.discount,
      lines.map(({ subtotal, total }) => subtotal - total),
    );
    return [
      {
        ...row,
        discount: sum(lines, (line) => (has(line) ? (shares[lines.indexOf(line)] ?? 0) : 0)),
      },
    ];
  });
}
