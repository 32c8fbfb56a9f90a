import type { AnyTotals } from '@tillview/data';
import { revenueMetrics } from '../../screens/reports/all-metrics.ts';

/** Whether nothing was sold or refunded in a range. A store sends no value for what it does not know, which is not 0. */
export const hasNoSales = (totals: AnyTotals): boolean =>
  revenueMetrics.some(({ key }) => totals[key] === 0) &&
  revenueMetrics.every(({ key }) => !totals[key]);
