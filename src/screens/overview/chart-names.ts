import type { reportMetrics } from '../reports/all-metrics.ts';

type Reports = typeof reportMetrics;

/** The metric of a report, as the store names it in `performance-indicators`, such as "revenue/net_revenue". */
export type MetricName = {
  [Report in keyof Reports]: `${Report}/${Reports[Report][number]['key']}`;
}[keyof Reports];

/** What the requests for a chart depend on. */
export type ChartName = {
  /** The key of the chart in the preferences of its section. */
  block: string;
  /** The name of the report, which is also the name of its folder and endpoint. */
  report: string;
  /** The name of the report whose stats have the values. */
  stats: string;
};

/** The report whose stats the summary describes. */
export const SUMMARIZED = 'revenue';

/** The metrics of stats that the summary, a chart or a sparkline needs: WooCommerce computes its indicators from them. */
const STATS_METRICS: readonly string[] = [
  'revenue/net_revenue',
  'revenue/total_sales',
  'revenue/gross_sales',
  'revenue/refunds',
  'revenue/shipping',
  'orders/orders_count',
  'products/items_sold',
] satisfies MetricName[];

/** Whether a metric is read from stats, and not as an indicator, which would be a second request for it. */
export const isFromStats = (name: string): boolean => STATS_METRICS.includes(name);

/** The report whose stats have a metric, by the same key: those of Revenue count orders, too. */
export const getStatsReport = (name: string): string =>
  name === 'orders/orders_count' ? SUMMARIZED : (name.split('/')[0] ?? '');

export const toChartName = (name: string): ChartName => ({
  block: name.replace('/', '_'),
  report: name.split('/')[0] ?? '',
  stats: getStatsReport(name),
});

/** The metrics that the Overview offers as charts, in the order in which charts are listed and shown. */
export const CHART_METRICS: readonly MetricName[] = [
  'revenue/net_revenue',
  'orders/orders_count',
  'revenue/total_sales',
  'orders/avg_order_value',
  'products/items_sold',
  'revenue/refunds',
  'coupons/orders_count',
  'coupons/amount',
  'taxes/total_tax',
  'taxes/order_tax',
  'taxes/shipping_tax',
  'revenue/shipping',
  'downloads/download_count',
];

/** The names of all charts of the Overview. */
export const chartNames: readonly ChartName[] = CHART_METRICS.map(toChartName);
