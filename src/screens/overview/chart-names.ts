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
};

export const toChartName = (name: string): ChartName => ({
  block: name.replace('/', '_'),
  report: name.split('/')[0] ?? '',
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
