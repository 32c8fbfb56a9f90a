import { getOrderby, getValueType, hasChart, type Metric } from '../reporting/definition/metric.ts';
import { applyHook } from './apply-hook.ts';
import { getReportHooks } from './hook-names.ts';
import { readCharts, type HookChart } from './read-charts.ts';

/** Converts the chart of a metric to the format of the hooks. */
export const toHookChart = (metric: Metric): HookChart => {
  const help = metric.help?.();
  return {
    key: metric.key,
    label: metric.label(),
    type: getValueType(metric),
    order: 'desc',
    orderby: getOrderby(metric) ?? '',
    isReverseTrend: metric.isReverseTrend ?? false,
    ...(help === undefined ? {} : { labelTooltipText: help }),
  };
};

/**
 * Converts a chart from the format of the hooks to a metric. For one of our metrics, restores the properties that this
 * format does not contain.
 */
export function fromHookChart(chart: HookChart, own: Metric | undefined): Metric {
  const { key, label, type, orderby, isReverseTrend = false, labelTooltipText } = chart;
  // A text that is not changed can still depend on the totals.
  const help = labelTooltipText === own?.help?.() ? own?.help : () => labelTooltipText;
  return {
    key,
    label: () => label,
    type,
    isReverseTrend,
    orderby: orderby || null,
    column: null,
    ...(help ? { help } : {}),
    ...(own?.isAverage === undefined ? {} : { isAverage: own.isAverage }),
    ...(own?.isNeutral === undefined ? {} : { isNeutral: own.isNeutral }),
  };
}

/** Returns a report's metrics with changes of their charts by other plugins; the same list if there are none. */
export function extendMetrics(report: string, metrics: readonly Metric[]): readonly Metric[] {
  const charts = metrics.filter(hasChart);
  const own = charts.map(toHookChart);
  const all = getReportHooks(report).charts.reduce(
    (list, hook) => applyHook(hook, list, readCharts),
    own,
  );
  if (all === own) return metrics;
  const others = metrics.filter(({ key }) => !all.some((chart) => chart.key === key));
  return [
    ...all.map((chart) =>
      fromHookChart(
        chart,
        charts.find(({ key }) => key === chart.key),
      ),
    ),
    ...others.filter((metric) => !hasChart(metric)),
  ];
}
