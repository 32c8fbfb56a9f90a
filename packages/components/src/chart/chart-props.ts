import type { CurrencyConfig } from '@tillview/currency';
import type { ChartType, Interval } from '@tillview/date';
import type { ChartLine, ChartMode, QueryUpdate } from '@tillview/navigation';
import type { ValueType } from '@tillview/number';
import type { ReactNode } from 'react';
import type { ChartRange, ChartRow, DateFormat, LegendPosition, ValueFormat } from './types.ts';

/** Props of `Chart`; each line gives the default. */
export type ChartProps = {
  /** One row per date. */
  data: readonly ChartRow[];
  /** Line unless given (R9.29). */
  chartType?: ChartType;
  /** A moving average over the values, or their running total in their place; only where values add up. */
  chartLine?: ChartLine | undefined;
  /** Whether the values of several intervals add up; true unless given, but not for averages. */
  isAdditive?: boolean;
  /** What the chart belongs to, such as store and report: shown in saved pictures, and part of their file names. */
  source?: readonly string[];
  /** Compares two periods, or items; a time comparison unless given. */
  mode?: ChartMode;
  /** The heading. */
  title?: string;
  /** The interval of each row; day unless given (R9.28). */
  interval?: Interval;
  /** The options of the interval selector; without any there is no selector. */
  allowedIntervals?: readonly Interval[];
  /** The in-app path that `chartType`, `chartLine` and `interval` are written to; the current one unless given. */
  path?: string;
  /** The parameters that stay in the address; the current ones unless given. */
  query?: QueryUpdate;
  /** Called with the parameters to change; writes them into the address unless given. */
  onQueryUpdate?: ((update: QueryUpdate) => void) | undefined;
  /** The query parameter whose ids are always listed in an item comparison, whatever their total. */
  filterParam?: string;
  /** `%d items`: the line that counts the items of a long legend. */
  itemsLabel?: string;
  /** Whether data is loading; a placeholder is shown. */
  isRequesting?: boolean;
  /** Whether the data is that of before, while other data is loading: it stays, dimmed and marked. */
  isStale?: boolean;
  /** Shown when there is no data (R8.18). */
  emptyMessage?: string;
  /** A value that counts as no data; 0 unless given. */
  baseValue?: number;
  /** Depends on the width of the window unless given (R9.30, R9.31, R9.32). */
  legendPosition?: LegendPosition;
  /** How many entries the legend will have, so that it has its place while data is loading; 0 unless given. */
  legendEntries?: number;
  /** Totals by series key, where they are not the sums; null for one that is unknown. */
  legendTotals?: Readonly<Record<string, number | null>>;
  /** Whether legend items can be switched off; true unless given. */
  interactiveLegend?: boolean;
  /** Whether the header has controls; true unless given. */
  showHeaderControls?: boolean;
  /** Further controls, before the others of the header. */
  actions?: ReactNode;
  /** Whether the table is shown at first. */
  isTable?: boolean;
  /** The d3 time format of the rows' dates. */
  dateParser?: string;
  /** Format of full dates, for screen readers and the table. */
  screenReaderFormat?: DateFormat;
  /** Format of the date in the tooltip. */
  tooltipLabelFormat?: DateFormat;
  /** Format of values in tooltip, legend, table and announcements. */
  tooltipValueFormat?: ValueFormat;
  /** Replaces the date in the tooltip. */
  tooltipTitle?: string;
  /** What the values are, for their formats; a number unless given. */
  valueType?: ValueType;
  /** First line of the date labels. */
  xFormat?: DateFormat;
  /** Second line of the date labels. */
  x2Format?: DateFormat;
  /** A d3 number format; depends on the value type unless given (R9.45, R9.46, R9.47). */
  yFormat?: string;
  /** The same for values between -1 and 1. */
  yBelow1Format?: string;
  /** The store's currency, for values that are money. */
  currency?: CurrencyConfig;
  /** Whether the interval that starts at a row's date has not ended yet, so that its values are incomplete. */
  isIncomplete?: (date: string) => boolean;
  /** Called with the range selected in the chart; without it no range can be selected. */
  onRangeSelect?: (range: ChartRange) => void;
  /** Width of the container in CSS pixels, for environments without layout. */
  width?: number;
};
