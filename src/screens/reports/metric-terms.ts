import { getOrderby, hasChart, type Metric } from '../../reporting/definition/metric.ts';
import { reportMetrics } from './all-metrics.ts';
import { metrics as customers } from './customers/metrics.ts';

/** What the palette knows of a metric of a report. */
export type MetricTerm = {
  readonly report: string;
  readonly key: string;
  readonly label: () => string;
  /** Whether its card selects a chart. */
  readonly hasChart: boolean;
  /** The key that sorts the table by it; `null` if the store cannot. */
  readonly orderby: string | null;
};

/** The metrics of the reports that a question can name. Of those with one name, that of Revenue is first. */
export const metricTerms: readonly MetricTerm[] = Object.entries<readonly Metric[]>({
  ...reportMetrics,
  customers,
})
  .toSorted(([one], [other]) => Number(other === 'revenue') - Number(one === 'revenue'))
  .flatMap(([report, metrics]) =>
    metrics.map((metric) => ({
      report,
      key: metric.key,
      label: metric.label,
      hasChart: hasChart(metric),
      orderby: getOrderby(metric),
    })),
  );
