// Plain objects: the Overview and the digest use them without the code of the reports.
import type { Metric } from '../../reporting/definition/metric.ts';
import { metrics as coupons } from './coupons/metrics.ts';
import { metrics as downloads } from './downloads/metrics.ts';
import { metrics as orders } from './orders/metrics.ts';
import { metrics as revenue } from './revenue/metrics.ts';
import { productMetrics as products } from './shared/product-metrics.ts';
import { metrics as taxes } from './taxes/metrics.ts';

/** The metrics of the reports that the Overview offers, by the name of the report. */
export const reportMetrics = { coupons, downloads, orders, products, revenue, taxes };

const byReport: Readonly<Record<string, readonly Metric[]>> = reportMetrics;

/** Returns the metric with a name such as "revenue/net_revenue"; undefined if none of these reports has it. */
export function findMetric(name: string): Metric | undefined {
  const [report = '', key] = name.split('/');
  return byReport[report]?.find((metric) => metric.key === key);
}
