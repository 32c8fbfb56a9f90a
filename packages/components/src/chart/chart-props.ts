import type { CSVOptions } from '@tillview/csv-export';
import type { CurrencyConfig } from '@tillview/currency';
import type { ChartType, Interval } from '@tillview/date';
import type { ChartLine, ChartMode, QueryUpdate } from '@tillview/navigation';
import type { ValueType } from '@tillview/number';
import type { ReactNode } from 'react';
import type {
  ChartEstimate,
  ChartGoal,
  ChartMark,
  ChartRange,
  ChartRow,
  DateFormat,
  LegendPosition,
  ValueFormat,
} from './types.ts';

/** An additional item of the menu of a chart. */
export type ChartMenuItem = { readonly label: string; readonly onInvoke: () => void };

/** Props of `Chart`, with their defaults. */
export type ChartProps = {
  /** One row per date. */
  data: readonly ChartRow[];
  /** Defaults to `line` (R9.29). */
  chartType?: ChartType;
  /**
   * `average` adds moving averages to the chart; `cumulative` shows running totals instead of the values. Only for
   * additive values.
   */
  chartLine?: ChartLine | undefined;
  /** Whether the values of several intervals can be summed. Defaults to true, except for averages. */
  isAdditive?: boolean;
  /** The context of the chart, such as store and report: shown in saved images and part of their file names. */
  source?: readonly string[];
  /** Returns the form of the saved values; by default, commas and decimal points. */
  getCSVOptions?: () => CSVOptions;
  /** Compares two periods, or items. Defaults to `time-comparison`. */
  mode?: ChartMode;
  /** The heading. */
  title?: string;
  /** The interval of each row. Defaults to `day` (R9.28). */
  interval?: Interval;
  /** The options of the interval selector. Without options, the selector is hidden. */
  allowedIntervals?: readonly Interval[];
  /** The in-app path that `chartType`, `chartLine` and `interval` are written to. Defaults to the current path. */
  path?: string;
  /** The query parameters that stay in the URL. Defaults to the current ones. */
  query?: QueryUpdate;
  /** Called with the parameters to change. By default, writes them to the URL. */
  onQueryUpdate?: ((update: QueryUpdate) => void) | undefined;
  /** The query parameter whose ids are always listed in an item comparison, even with a total of 0 or less. */
  filterParam?: string;
  /** The label for the number of items in a long legend, such as `%d items`. */
  itemsLabel?: string;
  /** Whether data is loading; the chart then shows a placeholder. */
  isRequesting?: boolean;
  /** Whether `data` is the previous data while new data is loading. It stays visible, dimmed and marked. */
  isStale?: boolean;
  /** Shown when there is no data (R8.18). */
  emptyMessage?: string;
  /** The value that counts as no data. Defaults to 0. */
  baseValue?: number;
  /** By default depends on the width of the window (R9.30, R9.31, R9.32). */
  legendPosition?: LegendPosition;
  /** The expected number of legend entries, which reserves space while data is loading. Defaults to 0. */
  legendEntries?: number;
  /** Totals by series key, when a total is not the sum of the values; null for an unknown total. */
  legendTotals?: Readonly<Record<string, number | null>>;
  /** Whether the user can hide series in the legend. Defaults to true. */
  interactiveLegend?: boolean;
  /** Whether the header has controls. Defaults to true. */
  showHeaderControls?: boolean;
  /** Whether the header has the menu with lines, files and the caller's items; true by default. */
  hasMenu?: boolean;
  /** Additional items of the menu, after the others. */
  menuItems?: readonly ChartMenuItem[];
  /** Additional controls, before the other controls of the header. */
  actions?: ReactNode;
  /** Whether the table is shown initially instead of the chart. */
  isTable?: boolean;
  /** The d3 time format of the dates in `data`. Defaults to ISO date-times. */
  dateParser?: string;
  /** Format of full dates, for screen readers and the table. */
  screenReaderFormat?: DateFormat;
  /** Format of the date in the tooltip. */
  tooltipLabelFormat?: DateFormat;
  /** Format of values in tooltip, legend, table and announcements. */
  tooltipValueFormat?: ValueFormat;
  /** Replaces the date in the tooltip. */
  tooltipTitle?: string;
  /** The type of the values, which determines their format. Defaults to `number`. */
  valueType?: ValueType;
  /** Format of the first line of the date labels. */
  xFormat?: DateFormat;
  /** Format of the second line of the date labels. */
  x2Format?: DateFormat;
  /** A d3 number format for the y axis. By default depends on the value type (R9.45, R9.46, R9.47). */
  yFormat?: string;
  /** The d3 number format for values between -1 and 1. */
  yBelow1Format?: string;
  /** The currency of the store, for values of the type `currency`. */
  currency?: CurrencyConfig;
  /** An estimate that continues the data of a time comparison, as dotted line and band. It is in no saved file of values. */
  estimate?: ChartEstimate | undefined;
  /** Formats the values of the estimate; by default as those of tooltips. */
  estimateValueFormat?: ((value: number) => string) | undefined;
  /** A goal of additive values, as a dashed line up to the last date of the data or the estimate. It is in no saved file of values. */
  goal?: ChartGoal | undefined;
  /** Days that are marked below the axis; those outside the dates of the chart are left out. */
  marks?: readonly ChartMark[] | undefined;
  /** Whether the interval that starts at a date has not ended yet, so that its values are incomplete. */
  isIncomplete?: (date: string) => boolean;
  /** Called with the selected range. Without it, the user cannot select a range. */
  onRangeSelect?: (range: ChartRange) => void;
  /** Width of the container in CSS pixels, for environments without layout. */
  width?: number;
};
