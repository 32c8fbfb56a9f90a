import type { ReportRequest } from '@tillview/data';
import { GOAL_METRICS, type GoalMetric } from '../goals/read-goals.ts';
import type { Metric } from '../definition/metric.ts';

/** The metric of a chart if it is one of all orders, without filters, that can have a goal; undefined for others. */
export function getGoalMetric(
  { key }: Pick<Metric, 'key'>,
  { stats, chartMode, filters }: ReportRequest,
): GoalMetric | undefined {
  const isOfAll =
    stats?.endpoint === 'revenue' ||
    (stats?.endpoint === 'orders' && Object.keys(filters).length === 0);
  return isOfAll && chartMode === 'time-comparison'
    ? GOAL_METRICS.find((metric) => metric === key)
    : undefined;
}
