import { customerRows } from '../analytics/customers.ts';
import { filterOrders, firstOrders } from '../analytics/order-filters.ts';
import { dateTypeOf, paidTotalOf } from '../analytics/sales-rows.ts';
import type { SalesRow } from '../analytics/sales-rows.ts';
import type { Db } from '../db.ts';
import { formatLocalTime } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { formatMoney, orderCurrencyOf } from '../money-text.ts';
import { toMajor } from '../money.ts';
import { sum } from '../sum.ts';
import { localTimeToInstant } from '../zone.ts';
import { FLAG, INTEGERS, each, listResponse, oneOf, canViewReports, sortBy } from './list.ts';
import { ORDER_FILTERS } from './order-filter-args.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';
import { rangeArgs, readRange } from './stats-response.ts';

/** The orders list. */
export const orderReportRoutes: readonly Route[] = [
  {
    path: '/wc-analytics/reports/orders',
    args: {
      ...rangeArgs('date num_items_sold net_total', 'date', 0),
      ...ORDER_FILTERS,
      // A real store validates `match` in the stats, but not in the list.
      match: { type: 'string', default: 'all' },
      customer_type: oneOf(['', 'returning', 'new'], ''),
      ...each('order_includes order_excludes', INTEGERS),
      extended_info: FLAG,
    },
    permission: canViewReports,
    handle: listOrders,
  },
];

const textOf = (time: LocalTime | null | undefined): string | null =>
  time === null || time === undefined ? null : formatLocalTime(time, ' ');

function listOrders(request: RestRequest): RestResponse {
  const { args, store, root } = request;
  const { db } = store;
  const date = dateTypeOf(db);
  const rows = filterOrders(db, args, { date, ...readRange(args, store) });
  const sorted = sortBy(args, rows, (row, orderby) => {
    if (orderby === 'num_items_sold') return row.items;
    return orderby === 'net_total' ? row.net : row.dates[date];
  });
  const first = firstOrders(db);
  const details = args.flag('extended_info') ? createDetails(db) : null;
  return listResponse(
    request,
    sorted,
    (row) => {
      const created = row.dates.date_created ?? 0;
      return {
        order_id: row.id,
        parent_id: row.parentId,
        date: textOf(row.dates[date]),
        date_created: textOf(created),
        date_created_gmt: formatLocalTime(
          localTimeToInstant(created, store.settings.timeZone),
          ' ',
        ),
        status: row.status,
        customer_id: row.customerId,
        net_total: toMajor(row.net, db.currency),
        total_sales: toMajor(row.total, db.currency),
        num_items_sold: row.items,
        customer_type: first.get(row.customerId) === row.id ? 'new' : 'returning',
        ...(details ? { extended_info: details(row) } : {}),
        order_number: row.order.id,
        total_formatted: totalText(db, row),
        _links: { order: [{ href: `${root}/wc-analytics/orders/${row.id}` }] },
      };
    },
    'no pages',
  );
}

/** The formatted order total and, after refunds, the remaining amount. */
function totalText(db: Db, { order }: SalesRow): string {
  const total = paidTotalOf(order);
  const back = sum(order.refunds, paidTotalOf);
  const currency = orderCurrencyOf(db, order);
  const text = formatMoney(total, currency);
  return order.refunds.length > 0 ? `${text} ${formatMoney(total + back, currency)}` : text;
}

/** Creates a function that returns the extended info of a row: products, coupons, customer and attribution. */
function createDetails(db: Db) {
  const customers = new Map(customerRows(db).map((row) => [row.customer.id, row]));
  return (row: SalesRow) => {
    const entry = customers.get(row.customerId);
    const customer = entry?.customer;
    // For a refund, a real store lists the products of the refunded order too.
    const lines = row.parentId === 0 ? row.lines : [...row.order.lines, ...row.lines];
    return {
      products: lines.map((line) => ({
        id: String(line.variation_id || line.product_id),
        name: line.name,
        quantity: String(line.quantity),
      })),
      coupons:
        row.parentId === 0
          ? row.order.coupons.map(({ coupon_id, code }) => ({ id: String(coupon_id), code }))
          : [],
      customer: {
        customer_id: row.customerId,
        user_id: customer?.user_id ? String(customer.user_id) : null,
        username: customer?.username ?? '',
        first_name: customer?.first_name ?? '',
        last_name: customer?.last_name ?? '',
        email: customer?.email ?? '',
        date_last_active: textOf(entry?.lastActive),
        date_registered: textOf(customer?.date_registered),
        country: customer?.country ?? '',
        postcode: customer?.postcode ?? '',
        city: customer?.city ?? '',
        state: customer?.state ?? '',
      },
      attribution: { origin: row.order.origin },
    };
  };
}
