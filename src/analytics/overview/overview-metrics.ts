import { __ } from '@wordpress/i18n';
import type { Metric } from '../report-page/metric.ts';
import {
  couponMetrics as coupons,
  downloadMetrics as downloads,
  orderMetrics as orders,
  productMetrics as products,
  revenueMetrics as revenue,
  taxMetrics as taxes,
} from '../reports/all-metrics.ts';

const reports = { coupons, downloads, orders, products, revenue, taxes };

type Reports = typeof reports;

/** A metric of a report, as the store names it in `performance-indicators`, such as "revenue/net_revenue". */
type MetricName = {
  [Report in keyof Reports]: `${Report}/${Reports[Report][number]['key']}`;
}[keyof Reports];

/** A chart of the Overview: one metric of a report. */
export type OverviewChart = Metric & {
  /** The key of the chart in the preferences of its section. */
  block: string;
  /** The name of the report, which is also the name of its folder and endpoint. */
  report: string;
};

const allMetrics: ReadonlyMap<string, OverviewChart> = new Map(
  Object.entries(reports).flatMap(([report, metrics]) =>
    metrics.map((metric: Metric) => [
      `${report}/${metric.key}`,
      { ...metric, report, block: `${report}_${metric.key}` },
    ]),
  ),
);

/** Returns the metric with a name of `performance-indicators`; `undefined` if none of our reports has it. */
export const findMetric = (name: string): Metric | undefined => allMetrics.get(name);

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

/** Labels that differ from those of the report. */
const labels: { readonly [name in MetricName]?: () => string } = {
  'coupons/amount': () => __('Gross discounted', 'tillview'),
};

/** Every chart of the Overview. */
export const overviewCharts: readonly OverviewChart[] = CHART_METRICS.flatMap((name) => {
  const chart = allMetrics.get(name);
  return chart ? [{ ...chart, label: labels[name] ?? chart.label }] : [];
});
