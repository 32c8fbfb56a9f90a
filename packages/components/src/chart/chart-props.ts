import type { CurrencyConfig } from '@tillview/currency';
import type { QueryUpdate } from '@tillview/navigation';
import type { ReactNode } from 'react';
import type {
  ChartInterval,
  ChartMode,
  ChartRange,
  ChartRow,
  ChartType,
  ChartValueType,
  DateFormat,
  LegendPosition,
  ValueFormat,
} from './types.ts';

/** What a chart is told; see each line for what holds when it is left out. */
export type ChartProps = {
  /** One row per date. */
  data: readonly ChartRow[];
  /** Line unless given (spec §9). */
  chartType?: ChartType;
  /** Two periods side by side, or items; a time comparison unless given. */
  mode?: ChartMode;
  title?: string;
  /** What one row stands for; day unless given (spec §9). */
  interval?: ChartInterval;
  /** What the selector offers; none, no selector. */
  allowedIntervals?: readonly ChartInterval[];
  /** The in-app path that `chartType` and `interval` are written to; the current one unless given. */
  path?: string;
  /** The parameters that stay in the address; the current ones unless given. */
  query?: QueryUpdate;
  /** Called with the parameters to change; writes them into the address unless given. */
  onQueryUpdate?: ((update: QueryUpdate) => void) | undefined;
  /** The parameter of the query whose ids stay listed in an item comparison, whatever their total. */
  filterParam?: string;
  /** `%d items`: the line that counts the items of a long legend. */
  itemsLabel?: string;
  isRequesting?: boolean;
  /** Said when there is nothing to see (spec §8). */
  emptyMessage?: string;
  /** A value that counts as nothing; 0 unless given. */
  baseValue?: number;
  /** By the width of the window unless given (spec §9). */
  legendPosition?: LegendPosition;
  /** Totals by series key, where they are not the sums. */
  legendTotals?: Readonly<Record<string, number>>;
  interactiveLegend?: boolean;
  showHeaderControls?: boolean;
  /** Further controls at the end of the header, such as a menu. */
  actions?: ReactNode;
  /** Whether the figures show as a table at first. */
  isTable?: boolean;
  /** How the dates of the rows are written, as a d3 time format. */
  dateParser?: string;
  /** Dates in full, for screen readers and the table. */
  screenReaderFormat?: DateFormat;
  tooltipLabelFormat?: DateFormat;
  /** Values in tooltip, legend, table and announcements. */
  tooltipValueFormat?: ValueFormat;
  /** Stands in the tooltip in place of the date. */
  tooltipTitle?: string;
  valueType?: ChartValueType;
  /** First line of the date labels. */
  xFormat?: DateFormat;
  /** Second line of the date labels. */
  x2Format?: DateFormat;
  /** A d3 number format; by the value type unless given (spec §9). */
  yFormat?: string;
  /** The same for values between -1 and 1. */
  yBelow1Format?: string;
  currency?: CurrencyConfig;
  /** Whether the bucket that starts at a row's date is still running, so that its figures are incomplete. */
  isRunning?: (date: string) => boolean;
  /** Called with the days of a span that was marked in the chart, to show them as the range; without it none can be. */
  onRangeSelect?: (range: ChartRange) => void;
  /** Width of the container in CSS pixels, where it cannot be measured. */
  width?: number;
};
