import { paidTotalOf } from '../analytics/sales-rows.ts';
import { toDecimalText } from '../money.ts';
import type { Minor } from '../money.ts';
import { withGmt } from './catalog-entities.ts';
import { TEXT, collectionArgs, canManageShop, listResponse } from './list.ts';
import { serializeTaxes, taxLines } from './order-entity.ts';
import { serializeRefundLines } from './order-costs.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';

/** The refunds of all orders, with the refunded products. */
export const refundRoutes: readonly Route[] = [
  {
    path: '/wc/v3/refunds',
    args: { ...collectionArgs('date id include title slug modified', 'date'), _fields: TEXT },
    permission: canManageShop,
    handle: listRefunds,
  },
];

function listRefunds(request: RestRequest): RestResponse {
  const { args, store } = request;
  const { db } = store;
  const money = (amount: Minor) => toDecimalText(amount, db.currency);
  const [after, before] = [args.date('after'), args.date('before')];
  const included = new Set(args.integers('include'));
  const found = db.orders
    .flatMap((order) => order.refunds.map((refund) => ({ order, refund })))
    .filter(
      ({ refund: { date_created: date } }) =>
        date > (after ?? -Infinity) && date < (before ?? Infinity),
    )
    .filter(({ refund: { id } }) => included.size === 0 || included.has(id))
    .toSorted((a, b) => b.refund.date_created - a.refund.date_created);
  return listResponse(request, found, ({ order, refund }) => ({
    id: refund.id,
    parent_id: order.id,
    ...withGmt(request, 'date_created', refund.date_created),
    amount: money(-paidTotalOf(refund)),
    reason: refund.reason,
    // Payment services refund without a user.
    refunded_by: refund.id % 5 === 0 ? 0 : 1,
    line_items: serializeRefundLines(db, order, refund),
    shipping_lines: refund.shipping
      ? [
          {
            id: refund.id * 10 + 9,
            method_title: refund.shipping.method_title,
            total: money(refund.shipping.total),
            ...serializeTaxes(db, refund.shipping.taxes),
          },
        ]
      : [],
    fee_lines: [],
    tax_lines: taxLines(db, refund, money),
  }));
}
