import { couponRows, aggregateCoupons } from '../analytics/coupons.ts';
import { downloadRows } from '../analytics/downloads.ts';
import { lineRows, aggregateLines } from '../analytics/lines.ts';
import { aggregateRevenue } from '../analytics/revenue.ts';
import { aggregateTaxes, taxRows } from '../analytics/taxes.ts';
import type { ArgSchemas } from '../rest-args.ts';
import { countedSales } from '../analytics/counted-sales.ts';
import { DATE, each, oneOf } from './list.ts';
import type { RestRequest } from './route.ts';
import { inStoreLanguage } from '../store-words.ts';
import { readRange } from './stats-response.ts';

/** The REST path of reports. */
export const REPORTS = '/wc-analytics/reports';

/** Stat, label and format of each performance indicator, in the order of WooCommerce. */
const INDICATORS = [
  ['revenue/total_sales', 'Total sales', 'currency'],
  ['revenue/net_revenue', 'Net sales', 'currency'],
  ['orders/orders_count', 'Orders', 'number'],
  ['orders/avg_order_value', 'Average order value', 'currency'],
  ['products/items_sold', 'Products sold', 'number'],
  ['revenue/refunds', 'Returns', 'currency'],
  ['coupons/orders_count', 'Discounted orders', 'number'],
  ['coupons/amount', 'Net discount amount', 'currency'],
  ['taxes/total_tax', 'Total tax', 'currency'],
  ['taxes/order_tax', 'Order tax', 'currency'],
  ['taxes/shipping_tax', 'Shipping tax', 'currency'],
  ['revenue/shipping', 'Shipping', 'currency'],
  ['downloads/download_count', 'Downloads', 'number'],
  ['revenue/gross_sales', 'Gross sales', 'currency'],
  ['variations/items_sold', 'Variations Sold', 'number'],
] as const;

/** The accepted stats, in the order of WooCommerce's error messages. */
const STATS =
  'revenue/total_sales revenue/net_revenue revenue/shipping revenue/refunds revenue/gross_sales orders/orders_count orders/avg_order_value products/items_sold variations/items_sold coupons/amount coupons/orders_count taxes/total_tax taxes/order_tax taxes/shipping_tax downloads/download_count'.split(
    ' ',
  );

/** The parameters of performance indicators. */
export const INDICATOR_ARGS: ArgSchemas = {
  context: oneOf(['view', 'edit'], 'view'),
  stats: { type: 'list', items: 'string', enum: STATS, default: STATS },
  ...each('after before', DATE),
};

/** Responds with performance indicators, with or without their values. */
export function indicators(request: RestRequest, hasValues: boolean) {
  const { args, root } = request;
  const wanted = args.list('stats');
  const metrics = hasValues ? indicatorMetrics(request) : null;
  // Without both ends of the range, a real store returns no values.
  const hasRange = args.has('after') && args.has('before');
  const body = INDICATORS.filter(([stat]) => wanted.includes(stat)).map(([stat, label, format]) => {
    const [report = '', chart = ''] = stat.split('/');
    return {
      stat,
      chart,
      label: inStoreLanguage(label, request.store.settings.locale),
      ...(metrics ? { format, value: hasRange ? metrics(report, chart) : null } : {}),
      _links: {
        api: [{ href: `${root}${REPORTS}/${report}/stats` }],
        report: [{ href: `/analytics/${report}` }],
      },
    };
  });
  return { headers: { 'x-wp-total': String(body.length), 'x-wp-totalpages': '1' }, body };
}

/** Computes each report at most once, and only when a stat needs it. */
function indicatorMetrics({ args, store }: RestRequest) {
  const { db } = store;
  const range = readRange(args, store);
  const reports: Readonly<Record<string, () => object>> = {
    revenue: () => aggregateRevenue(db, countedSales(db, range)),
    products: () => aggregateLines(db, lineRows(db, range)),
    variations: () =>
      aggregateLines(
        db,
        lineRows(db, range).filter(({ line }) => line.variation_id !== 0),
      ),
    coupons: () => aggregateCoupons(db, couponRows(db, range, new Set())),
    taxes: () => aggregateTaxes(db, taxRows(db, range, new Set())),
    downloads: () => ({ download_count: downloadRows(db, range, args).length }),
  };
  const known = new Map<string, object>();
  return (name: string, metric: string): unknown => {
    // The revenue and orders reports have the same metrics.
    const report = name === 'orders' ? 'revenue' : name;
    const metrics = known.get(report) ?? reports[report]?.() ?? {};
    known.set(report, metrics);
    return Object.entries(metrics).find(([name]) => name === metric)?.[1];
  };
}
