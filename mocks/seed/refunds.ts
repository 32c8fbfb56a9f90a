import type { Db } from '../db.ts';
import type { LineTax, Order, OrderLine, ShippingLine } from '../entities/order.ts';
import { sum } from '../sum.ts';
import { takePostId } from '../db.ts';
import { applyRatio } from '../money.ts';
import type { Random } from '../random.ts';
import { DAY, SECOND } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';

const REASONS = ['', 'Damaged in transit', 'Wrong size', 'Ordered by mistake', 'Zu spät geliefert'];

/** Adds full or partial refunds to some paid orders, a few days after payment. */
export function seedRefunds(db: Db, order: Order, random: Random, now: LocalTime): void {
  const kind = random.weighted([
    ['none', 944],
    ['full', 31],
    ['part', 23],
    ['twice', 2],
  ]);
  const days = random.between(DAY / 2, 21 * DAY);
  if (kind === 'none' || order.date_paid === null) return;
  const date = order.date_paid + Math.floor(days / SECOND) * SECOND;
  if (date > now) return;
  if (kind === 'full') {
    addRefund(db, order, random, date, order.lines.map(negateLine), order.shipping, true);
    order.status = 'refunded';
    return;
  }
  for (let times = kind === 'twice' ? 2 : 1; times > 0; times--) {
    // Partial refunds leave at least one item or the shipping: a store sets a fully refunded order to the status
    // `refunded`.
    const itemsLeft = sum(order.lines, (line) => line.quantity - refundedOf(order, line));
    const left = order.lines.find(
      (line) => line.total > 0 && line.quantity > refundedOf(order, line),
    );
    const at = date + (2 - times) * DAY;
    if (left && at <= now && (itemsLeft > 1 || order.shipping?.total))
      addRefund(db, order, random, at, [oneOf(left)], null, false);
  }
}

function addRefund(
  db: Db,
  order: Order,
  random: Random,
  date: LocalTime,
  lines: OrderLine[],
  shipping: ShippingLine | null,
  isFull: boolean,
): void {
  order.refunds.push({
    id: takePostId(db),
    date_created: date,
    reason: random.pick(REASONS),
    is_full: isFull,
    lines,
    shipping: shipping && {
      ...shipping,
      total: -shipping.total,
      taxes: negateTaxes(shipping.taxes),
    },
  });
}

function refundedOf(order: Order, line: OrderLine): number {
  return -order.refunds
    .flatMap((refund) => refund.lines)
    .filter((refunded) => refunded.id === line.id)
    .reduce((sum, refunded) => sum + refunded.quantity, 0);
}

function negateLine(line: OrderLine): OrderLine {
  return {
    ...line,
    quantity: -line.quantity,
    subtotal: -line.total,
    total: -line.total,
    taxes: negateTaxes(line.taxes),
  };
}

/** A refund line for one item, at the price that was paid. */
function oneOf(line: OrderLine): OrderLine {
  const total = -applyRatio(line.total, 1, line.quantity);
  return {
    ...line,
    quantity: -1,
    subtotal: total,
    total,
    taxes: line.taxes.map(({ rate_id, amount }) => ({
      rate_id,
      amount: -applyRatio(amount, 1, line.quantity) || 0,
    })),
  };
}

function negateTaxes(taxes: readonly LineTax[]): LineTax[] {
  return taxes.map(({ rate_id, amount }) => ({ rate_id, amount: -amount || 0 }));
}
