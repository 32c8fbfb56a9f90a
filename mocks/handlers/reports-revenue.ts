import { filterOrders } from '../analytics/order-filters.ts';
import { reckonRevenue } from '../analytics/revenue.ts';
import { DATE_TYPES, dateTypeOf } from '../analytics/sales-rows.ts';
import { SEGMENTS, reckonSegments } from '../analytics/segments.ts';
import { RestError } from '../rest-error.ts';
import { STRINGS, oneOf, seesReports } from './list.ts';
import { ORDER_FILTERS } from './order-filter-args.ts';
import type { RestReply, RestRequest, Route } from './route.ts';
import { readRange, statsArgs } from './stats-reply.ts';
import { answerStats } from './stats-route.ts';

/** The revenue report, and the figures of the orders report, which are the same. */
export const revenueRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/revenue/stats',
    args: {
      ...statsArgs(
        'date total_sales coupons refunds shipping taxes net_revenue orders_count items_sold gross_sales',
      ),
      segmentby: oneOf(SEGMENTS),
      date_type: oneOf(DATE_TYPES),
      fields: STRINGS,
    },
    permit: seesReports,
    answer: answerSalesStats,
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/orders/stats',
    args: {
      ...statsArgs('date net_revenue orders_count avg_order_value'),
      ...ORDER_FILTERS,
      customer: oneOf(['new', 'returning']),
      customer_type: oneOf(['new', 'returning']),
      segmentby: oneOf(SEGMENTS),
      fields: STRINGS,
    },
    permit: seesReports,
    answer: answerSalesStats,
  },
];

function answerSalesStats(request: RestRequest): RestReply {
  const { args, store } = request;
  const { db } = store;
  const segmentBy = args.choice('segmentby', SEGMENTS);
  const [product = null, ...others] = args.integers('product_includes');
  if (segmentBy === 'variation' && (product === null || others.length > 0))
    throw noSingleProduct('product_includes');
  const date = args.choice('date_type', DATE_TYPES) ?? dateTypeOf(db);
  return answerStats(request, {
    rows: filterOrders(db, args, { date, ...readRange(args, store) }),
    wallOf: (row) => row.dates[date],
    reckon: (rows) => reckonRevenue(db, rows),
    segmentsOf: (rows) => (segmentBy ? reckonSegments(db, rows, segmentBy, product) : []),
    aliases: { items_sold: 'num_items_sold' },
    // Asked for or not, these are told: a habit of real stores.
    always: { totals: ['coupons_count', 'products'], first: ['coupons_count'] },
    onlyTotals: ['products'],
  });
}

/** Variations are cut within one product only. */
export function noSingleProduct(parameter: string): RestError {
  return new RestError(
    'wc_admin_reports_invalid_segmenting_variation',
    `${parameter} parameter need to specify exactly one product when segmenting by variation.`,
    400,
  );
}
