import type { AnyTotals } from '@tillview/data';
import type { ValueType } from '@tillview/number';

/** What the table shows of a metric, if it differs from the metric itself. */
export type MetricColumn = {
  /** The key of the column and of the value in a row; the metric's key by default. */
  readonly key?: string;
  readonly label?: () => string;
  readonly screenReaderLabel?: () => string;
  /** Whether the column cannot be hidden. */
  readonly required?: boolean;
};

/** A metric that the store sends, or one that is computed from fields that it sends. */
type MetricValue<Key extends string> =
  | {
      /** The key of the metric in the stats response and in the URL (`chart`). */
      readonly key: Key;
      readonly fields?: undefined;
      readonly compute?: undefined;
    }
  | {
      readonly key: string;
      /** The fields of the stats response that `compute` needs. */
      readonly fields: readonly Key[];
      /** Computes it for totals, an interval or a row whose fields are known; undefined without a value, as a ratio to 0. */
      compute(values: Readonly<Record<Key, number>>): number | undefined;
    };

/** How values are formatted. A percentage has one decimal, so that those of a column align. */
export type MetricType = ValueType | 'percent';

/**
 * One metric of a report. Its requests, card, chart, column, totals and CSV values come from this object. It has no
 * React code, because the first requests are sent before components are loaded.
 */
export type Metric<Key extends string = string> = MetricValue<Key> & {
  readonly label: () => string;
  /** How values are formatted, aligned, rounded and compared; see `metric-values.ts`. */
  readonly type: MetricType;
  /** The text of the tooltip of its card. It can depend on the totals, because stores compute metrics differently. */
  readonly help?: (
    totals?: AnyTotals | null,
    formatNumber?: (value: number) => string,
  ) => string | undefined;
  /**
   * Whether it is an average of money, whose values cannot be added up; an average of counts has the type 'average'.
   */
  readonly isAverage?: boolean;
  /** Whether its total is the sum of the rows of the table. */
  readonly addsUp?: boolean;
  /** Whether a number is a share of amounts, which has no total over several currencies. */
  readonly isShareOfAmounts?: boolean;
  /** Whether an increase is bad. */
  readonly isReverseTrend?: boolean;
  /** Whether a change is neither good nor bad, as for taxes. */
  readonly isNeutral?: boolean;
  /** Whether it has a summary card; true by default. */
  readonly hasCard?: boolean;
  /** Whether it has a chart, which its card selects; by default, if it has a card. */
  readonly hasChart?: boolean;
  /** False for a metric that only rows have: it has no total, no card and no chart. */
  readonly hasTotal?: boolean;
  /** `null` if the table has no column for it. */
  readonly column?: MetricColumn | null;
  /** The key that sorts the table by this metric; that of its column by default, `null` if the store cannot sort by it. */
  readonly orderby?: string | null;
};

const isRequested = ({ hasTotal = true }: Metric): boolean => hasTotal;

/** The type of a metric for a chart and for the hooks, which know no percentages. */
export const getValueType = ({ type }: Pick<Metric, 'type'>): ValueType =>
  type === 'percent' ? 'number' : type;

/** Whether a metric is an average, of money or of counts. */
export const isAverage = (metric: Metric): boolean =>
  metric.isAverage === true || metric.type === 'average';

/** Whether a metric has a summary card. */
export const hasCard = (metric: Metric): boolean => isRequested(metric) && metric.hasCard !== false;

/** Whether a metric has a chart. */
export const hasChart = (metric: Metric): boolean => metric.hasChart ?? hasCard(metric);

/** Returns the key of a metric's column; `null` if it has none. */
export const getColumnKey = ({ key, column }: Metric): string | null =>
  column === null ? null : (column?.key ?? key);

/** Returns the key that sorts a table by a metric; `null` if the table cannot be sorted by it. */
export function getOrderby(metric: Metric): string | null {
  if (metric.orderby !== undefined) return metric.orderby;
  // The store does not know what is computed here, unless its rows have it.
  return metric.compute && !metric.column?.key ? null : getColumnKey(metric);
}

/** Returns the fields that the stats of these metrics are requested with. */
export const getFields = (metrics: readonly Metric[]): readonly string[] => [
  ...new Set(metrics.filter(isRequested).flatMap(({ key, fields = [key] }) => fields)),
];

/** Returns the keys that the table of these metrics can be sorted by, each once. */
export const getSortKeys = (metrics: readonly Metric[]): readonly string[] => [
  ...new Set(metrics.map(getOrderby).filter((key) => key !== null)),
];
