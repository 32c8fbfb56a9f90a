import type { AnyTotals } from '@tillview/data';
import type { Metric } from '../definition/metric.ts';

/**
 * Whether nothing was sold or refunded in a range, from the metrics of Revenue. A store sends no value for what it does
 * not know, which is not 0.
 */
export const hasNoSales = (totals: AnyTotals, metrics: readonly Metric[]): boolean =>
  metrics.some(({ key }) => totals[key] === 0) && metrics.every(({ key }) => !totals[key]);
