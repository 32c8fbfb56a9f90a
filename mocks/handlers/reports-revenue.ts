import { filterOrders } from '../analytics/order-filters.ts';
import { aggregateRevenue } from '../analytics/revenue.ts';
import { DATE_TYPES, dateTypeOf } from '../analytics/sales-rows.ts';
import { SALES_SEGMENT_BY, computeSegments } from '../analytics/sales-segments.ts';
import { RestError } from '../rest-error.ts';
import { oneOf, canViewReports, withPermission } from './list.ts';
import { ORDER_FILTERS } from './order-filter-args.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';
import { readRange, statsArgs } from './stats-response.ts';
import { respondWithStats } from './stats-route.ts';

/** The routes of the revenue stats and of the orders stats, which have the same metrics. */
export const revenueRoutes: readonly Route[] = withPermission(canViewReports, [
  {
    path: '/wc-analytics/reports/revenue/stats',
    args: {
      ...statsArgs(
        'date total_sales coupons refunds shipping taxes net_revenue orders_count items_sold gross_sales',
      ),
      segmentby: oneOf(SALES_SEGMENT_BY),
      date_type: oneOf(DATE_TYPES),
    },
    handle: salesStats,
  },
  {
    path: '/wc-analytics/reports/orders/stats',
    args: {
      ...statsArgs('date net_revenue orders_count avg_order_value'),
      ...ORDER_FILTERS,
      customer: oneOf(['new', 'returning']),
      customer_type: oneOf(['new', 'returning']),
      segmentby: oneOf(SALES_SEGMENT_BY),
    },
    handle: salesStats,
  },
]);

function salesStats(request: RestRequest): RestResponse {
  const { args, store } = request;
  const { db } = store;
  const segmentBy = args.choice('segmentby', SALES_SEGMENT_BY);
  const [product = null, ...others] = args.integers('product_includes');
  if (segmentBy === 'variation' && (product === null || others.length > 0))
    throw singleProductRequired('product_includes');
  const date = args.choice('date_type', DATE_TYPES) ?? dateTypeOf(db);
  return respondWithStats(request, {
    rows: filterOrders(db, args, { date, ...readRange(args, store) }),
    localTimeOf: (row) => row.dates[date],
    aggregate: (rows) => aggregateRevenue(db, rows),
    segmentsOf: (rows) => (segmentBy ? computeSegments(db, rows, segmentBy, product) : []),
    aliases: { items_sold: 'num_items_sold' },
    // A real store always includes these metrics.
    always: { totals: ['coupons_count', 'products'], first: ['coupons_count'] },
    onlyTotals: ['products'],
    ignoresTextFields: true,
  });
}

/** The error for variation segments without exactly one product. */
export function singleProductRequired(parameter: string): RestError {
  return new RestError(
    'wc_admin_reports_invalid_segmenting_variation',
    `${parameter} parameter need to specify exactly one product when segmenting by variation.`,
    400,
  );
}
