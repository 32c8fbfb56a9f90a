import type { Autocompleter } from '@tillview/components';
import type { AnyTotals, StatsInterval } from '@tillview/data';
import type { CurrencyInstance } from '@tillview/currency';
import type { Interval } from '@tillview/date';
import type { AdvancedFiltersConfig, FilterConfig } from '@tillview/navigation';
import type { ReactNode } from 'react';

/** What a cell, a total or a summary line may need besides its own figures. */
export type ReportContext = {
  /** Formats and rounds money as the store writes it. */
  currency: CurrencyInstance;
  /** Writes a count with the store's separators. */
  formatNumber: (value: number) => string;
  /** The interval in force, for reports whose rows are intervals. */
  interval: Interval;
  /** Whether the range is longer than a day, so that an hour needs its day beside it. */
  hasSeveralDays: boolean;
};

/** What one figure is, which decides how it is written and which axis it gets (spec §3 "Value types"). */
export type ValueType = 'currency' | 'number' | 'average';

/** One figure of a report: a summary card that chooses the chart. */
export type ReportChart = {
  key: string;
  label: () => string;
  type: ValueType;
  /** The column that the table is sorted by when this chart is chosen; absent: the sort stays. */
  orderby?: string;
  /** Whether a rise is bad news. */
  isReverseTrend?: boolean;
  labelTooltipText?: () => string;
};

/** One column: its header, its cells, its total and its CSV text all come from here. */
export type ReportColumn<Row, Totals> = {
  key: string;
  label: () => string;
  screenReaderLabel?: () => string;
  isSortable?: boolean;
  isNumeric?: boolean;
  /** Cannot be hidden. */
  required?: boolean;
  defaultSort?: boolean;
  defaultOrder?: 'asc' | 'desc';
  /** The plain value: what the CSV holds and what a spreadsheet can reckon with. */
  value(row: Row, context: ReportContext): string | number | null;
  /** What the cell shows; absent: the value as it stands. */
  display?(row: Row, context: ReportContext): ReactNode;
  /** The column's cell in the totals row; `rows` counts all pages. */
  total?(totals: Totals, context: ReportContext, rows: number): ReactNode;
};

/** What is common to all reports, whatever their rows are. */
type ReportBase = {
  slug: string;
  title: () => string;
  /** The REST endpoint below `reports/` that its figures come from. */
  endpoint: string;
  charts: readonly [ReportChart, ...ReportChart[]];
  /** The figures that the summary and the chart ask for, in one request for both. */
  fields: readonly string[];
  filters: () => readonly FilterConfig<Autocompleter>[];
  advancedFilters?: () => AdvancedFiltersConfig<Autocompleter>;
  /** The user preference that holds the keys of the hidden columns. */
  columnsPreference: string;
};

/**
 * A report, declared. `report-page` alone knows how it is laid out; what is special about a report stands
 * here and never as a condition in shared code.
 */
export type ReportDeclaration<Row, Totals> = ReportBase & {
  table: {
    title: () => string;
    /** `stats`: a row is an interval of the stats endpoint, and the totals come in the same reply. */
    source: 'stats';
    columns: readonly ReportColumn<Row, Totals>[];
    rowKey(row: Row): string;
  };
};

/** Any report whose rows are intervals, as the shared frame sees it: by the names of its figures only. */
export type AnyReport = ReportDeclaration<StatsInterval<AnyTotals>, AnyTotals>;
