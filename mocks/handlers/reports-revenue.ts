import { reckonRevenue, revenueRows, revenueSortValue } from '../analytics/revenue.ts';
import type { RevenueFigures } from '../analytics/revenue.ts';
import { DATE_TYPES } from '../analytics/sales-rows.ts';
import type { SalesRow } from '../analytics/sales-rows.ts';
import { SEGMENTS, reckonSegments } from '../analytics/segments.ts';
import type { Segment } from '../analytics/segments.ts';
import { reckonStats } from '../analytics/stats.ts';
import { requireCapability } from '../people.ts';
import { RestError } from '../rest-error.ts';
import type { RestReply, RestRequest, Route } from './route.ts';
import { readStatsQuery, statsArgs, statsReply } from './stats-reply.ts';

/** The revenue report, and the figures of the orders report, which are the same. */
export const revenueRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/revenue/stats',
    args: {
      ...statsArgs([
        'date',
        'total_sales',
        'coupons',
        'refunds',
        'shipping',
        'taxes',
        'net_revenue',
        'orders_count',
        'items_sold',
        'gross_sales',
      ]),
      segmentby: { type: 'string', enum: SEGMENTS },
      date_type: { type: 'string', enum: DATE_TYPES },
    },
    permit: (user) => requireCapability(user, 'view_woocommerce_reports'),
    answer: answerSalesStats,
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/orders/stats',
    args: {
      ...statsArgs(['date', 'net_revenue', 'orders_count', 'avg_order_value']),
      segmentby: { type: 'string', enum: SEGMENTS },
    },
    permit: (user) => requireCapability(user, 'view_woocommerce_reports'),
    answer: answerSalesStats,
  },
];

interface Reckoned {
  figures: RevenueFigures;
  rows: readonly SalesRow[];
}

function answerSalesStats(request: RestRequest): RestReply {
  const { store, args } = request;
  const query = readStatsQuery(args, store);
  const segmentBy = args.choice('segmentby', SEGMENTS);
  // A real store ends in a fatal error here, since variations are cut within one product only.
  if (segmentBy === 'variation') throw fatalError();
  const { rows, wallOf } = revenueRows(store.db, args.choice('date_type', DATE_TYPES));
  const report = reckonStats<SalesRow, Reckoned>(
    rows,
    wallOf,
    (some) => ({ figures: reckonRevenue(store.db, some), rows: some }),
    ({ figures }, orderby) => revenueSortValue(figures, orderby),
    query,
    store.settings.weekStart,
  );
  const fields = args.list('fields');
  const segmentsOf = ({ rows: some }: Reckoned): Segment[] =>
    segmentBy ? reckonSegments(store.db, some, segmentBy, null) : [];
  return statsReply(
    request,
    query,
    report && {
      totals: {
        ...limitFigures(report.totals.figures, fields, ['coupons_count', 'products']),
        segments: segmentsOf(report.totals),
      },
      intervals: report.intervals.map(({ subtotals, ...interval }, index) => {
        const { products: _, ...figures } = subtotals.figures;
        return {
          ...interval,
          subtotals: {
            // Asked for or not, the first interval tells its coupons: a habit of real stores.
            ...limitFigures(figures, fields, index === 0 ? ['coupons_count'] : []),
            segments: segmentsOf(subtotals),
          },
        };
      }),
    },
  );
}

/** Of the figures those that were asked for, and a few that always come. */
function limitFigures(
  figures: object,
  fields: readonly string[],
  always: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).filter(
      ([name]) => fields.length === 0 || fields.includes(name) || always.includes(name),
    ),
  );
}

function fatalError(): RestError {
  return new RestError(
    'internal_server_error',
    '<p>There has been a critical error on this website.</p><p><a href="https://wordpress.org/documentation/article/faq-troubleshooting/">Learn more about troubleshooting WordPress.</a></p>',
    500,
    { error: { type: 1, message: 'Uncaught Error', file: 'demo-store', line: 0 } },
  );
}
