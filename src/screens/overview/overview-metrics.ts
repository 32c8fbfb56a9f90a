import { __ } from '@wordpress/i18n';
import type { Metric } from '../../reporting/definition/metric.ts';
import { findMetric } from '../reports/all-metrics.ts';
import { CHART_METRICS, type ChartName, type MetricName, toChartName } from './chart-names.ts';

/** A chart of the Overview: one metric of a report. */
export type OverviewChart = Metric & ChartName;

/** Labels that differ from those of the report. */
const labels: { readonly [name in MetricName]?: () => string } = {
  'coupons/amount': () => __('Gross discounted', 'tillview'),
};

/** Every chart of the Overview. */
export const overviewCharts: readonly OverviewChart[] = CHART_METRICS.flatMap((name) => {
  const metric = findMetric(name);
  return metric ? [{ ...metric, label: labels[name] ?? metric.label, ...toChartName(name) }] : [];
});
