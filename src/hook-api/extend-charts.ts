import type { ReportChart } from '../analytics/report-page/report-definition.ts';
import { applyHook } from './apply-hook.ts';
import { getReportHooks } from './hook-names.ts';
import { readCharts, type HookChart } from './read-charts.ts';

/** Converts a chart to the format of the hooks. */
export const toHookChart = (chart: ReportChart): HookChart => ({
  key: chart.key,
  label: chart.label(),
  type: chart.type,
  order: 'desc',
  orderby: chart.orderby ?? '',
  isReverseTrend: chart.isReverseTrend ?? false,
  ...(chart.labelTooltipText ? { labelTooltipText: chart.labelTooltipText() } : {}),
});

/**
 * Converts a chart from the format of the hooks. For one of our charts, restores the properties that this format does
 * not contain.
 */
export function fromHookChart(chart: HookChart, own: ReportChart | undefined): ReportChart {
  const { key, label, type, orderby, isReverseTrend = false, labelTooltipText } = chart;
  return {
    key,
    label: () => label,
    type,
    isReverseTrend,
    ...(orderby ? { orderby } : {}),
    ...(labelTooltipText ? { labelTooltipText: () => labelTooltipText } : {}),
    ...(own?.isAverage === undefined ? {} : { isAverage: own.isAverage }),
    ...(own?.isNeutral === undefined ? {} : { isNeutral: own.isNeutral }),
  };
}

/** Returns a report's charts with changes by other plugins; the same list if there are none. */
export function extendCharts(
  report: string,
  charts: readonly ReportChart[],
): readonly ReportChart[] {
  const own = charts.map(toHookChart);
  const all = getReportHooks(report).charts.reduce(
    (list, hook) => applyHook(hook, list, readCharts),
    own,
  );
  if (all === own) return charts;
  return all.map((chart) =>
    fromHookChart(
      chart,
      charts.find(({ key }) => key === chart.key),
    ),
  );
}
