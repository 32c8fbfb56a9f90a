import { paidTotalOf } from '../analytics/sales-rows.ts';
import type { Db } from '../db.ts';
import type { Order, OrderLine, Refund } from '../entities/order.ts';
import { serializeTaxes } from './order-entity.ts';
import { orderCurrencyOf } from '../money-text.ts';
import { applyRatio, toDecimalText, toMajor, type Minor } from '../money.ts';
import { getCost, hasCost } from './unit-costs.ts';

/** Some products were deleted after they were sold. */
const isDeleted = ({ id }: OrderLine): boolean => id % 97 === 0;

/** The fee of an order as the plugin of its payment method stores it. One order in twelve has none. */
function getFeeMeta(db: Db, order: Order): readonly { key: string; value: unknown }[] {
  if (order.date_paid === null || order.id % 12 === 0) return [];
  const fee = toDecimalText(applyRatio(paidTotalOf(order), 29, 1000), db.currency);
  switch (order.payment_method) {
    case 'card':
      return [
        { key: '_stripe_fee', value: fee },
        { key: '_stripe_currency', value: orderCurrencyOf(db, order).code },
      ];
    case 'paypal':
      return [
        {
          key: '_ppcp_paypal_fees',
          value: { paypal_fee: { currency_code: orderCurrencyOf(db, order).code, value: fee } },
        },
      ];
    default:
      return [];
  }
}

type Lines = readonly Readonly<Record<string, unknown>>[];

const toCost = (db: Db, line: OrderLine, cost: Minor) =>
  hasCost(line) ? { cost_of_goods_sold: { value: toMajor(cost, db.currency) } } : {};

/** Adds costs and fees to an order of `wc/v3/orders`, as WooCommerce 10.3 and later has them. */
export function addCosts(
  db: Db,
  order: Order,
  serialized: Record<string, unknown>,
): Record<string, unknown> {
  const lines = (serialized['line_items'] as Lines).map((line, index) => {
    const own = order.lines[index];
    if (!own) return line;
    const deleted = isDeleted(own) ? { product_id: 0, variation_id: 0 } : {};
    return { ...line, ...deleted, ...toCost(db, own, getCost(own)) };
  });
  // A gift that was removed from the order stays as a line without a quantity.
  const gift = {
    ...lines[0],
    id: order.id * 10 + 9,
    quantity: 0,
    subtotal: '0',
    subtotal_tax: '0',
    total: '0',
    total_tax: '0',
    taxes: [],
    price: 0,
    cost_of_goods_sold: { value: 0 },
  };
  return {
    ...serialized,
    line_items: order.id % 50 === 0 ? [...lines, gift] : lines,
    meta_data: [
      ...(serialized['meta_data'] as Lines),
      ...getFeeMeta(db, order).map((meta, index) => ({ id: order.id * 100 + 50 + index, ...meta })),
    ],
  };
}

/** Whether a refund returns an amount without items, as that of an order whose status was set to "Refunded". */
const hasNoItems = ({ id, is_full: isFull }: Refund): boolean => isFull && id % 4 === 0;

/** The lines of a refund of `wc/v3/refunds`. The line of a deleted product has the whole cost. */
export function serializeRefundLines(db: Db, order: Order, refund: Refund) {
  if (hasNoItems(refund)) return [];
  return refund.lines.map((line) => {
    const sold = order.lines.find(({ id }) => id === line.id) ?? line;
    const cost = isDeleted(line)
      ? getCost(sold)
      : applyRatio(getCost(sold), line.quantity, sold.quantity);
    return {
      id: refund.id * 10 + (line.id % 10),
      name: line.name,
      product_id: line.product_id,
      variation_id: line.variation_id,
      quantity: line.quantity,
      total: toDecimalText(line.total, db.currency),
      ...serializeTaxes(db, line.taxes),
      meta_data: [{ id: refund.id, key: '_refunded_item_id', value: String(line.id) }],
      ...toCost(db, line, cost),
    };
  });
}
