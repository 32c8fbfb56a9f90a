import { __ } from '@wordpress/i18n';
import type { Metric } from '../../reporting/definition/metric.ts';
import { CHART_METRICS, type ChartName, type MetricName, toChartName } from './chart-names.ts';
import {
  couponMetrics as coupons,
  downloadMetrics as downloads,
  orderMetrics as orders,
  productMetrics as products,
  revenueMetrics as revenue,
  taxMetrics as taxes,
} from '../reports/all-metrics.ts';

const reports = { coupons, downloads, orders, products, revenue, taxes };

/** A chart of the Overview: one metric of a report. */
export type OverviewChart = Metric & ChartName;

const allMetrics: ReadonlyMap<string, OverviewChart> = new Map(
  Object.entries(reports).flatMap(([report, metrics]) =>
    metrics.map((metric: Metric) => [
      `${report}/${metric.key}`,
      { ...metric, ...toChartName(`${report}/${metric.key}`) },
    ]),
  ),
);

/** Returns the metric with a name of `performance-indicators`; `undefined` if none of our reports has it. */
export const findMetric = (name: string): Metric | undefined => allMetrics.get(name);

/** Labels that differ from those of the report. */
const labels: { readonly [name in MetricName]?: () => string } = {
  'coupons/amount': () => __('Gross discounted', 'tillview'),
};

/** Every chart of the Overview. */
export const overviewCharts: readonly OverviewChart[] = CHART_METRICS.flatMap((name) => {
  const chart = allMetrics.get(name);
  return chart ? [{ ...chart, label: labels[name] ?? chart.label }] : [];
});

/** Labels of cards that differ from those of the store, which has several words for items sold. */
const cardLabels: Readonly<Record<string, () => string>> = {
  'products/items_sold': () => __('Items sold', 'tillview'),
  'variations/items_sold': () => __('Variations sold', 'tillview'),
};

/** Returns the label of a metric's card, from its name and the label of the store. */
export const getCardLabel = (name: string, label: string): string =>
  cardLabels[name]?.() ?? (label || name);
