import type { SearchType } from '@tillview/components';
import type { CurrencyInstance } from '@tillview/currency';
import type {
  AnyTotals,
  Capability,
  ReportItems,
  ReportRequest,
  ReportRow,
  ReportRows,
  ReportSort,
  ReportSource,
  RequestStats,
} from '@tillview/data';
import type { Compare, Interval } from '@tillview/date';
import type { Query, QueryUpdate } from '@tillview/navigation';
import type { ComponentType, ReactNode } from 'react';
import type { HostLinks } from '../../host/host-config.ts';
import type { PagePart } from '../../shell/parts/page-parts.tsx';
import type { Metric } from './metric.ts';
import type { CategoryTree } from './category-tree.ts';

/** The data and formats that a cell, a total or a file may need in addition to its own values. */
export type ReportContext = {
  /** Formats and rounds money like the store. */
  currency: CurrencyInstance;
  /** Formats a count with the store's separators. */
  formatNumber: (value: number) => string;
  /**
   * Formats a number that may have decimals, such as an average or a rate, with at most `decimals` decimals (default
   * 2), and at least `least` (default 0).
   */
  formatDecimal: (value: number, decimals?: number, least?: number) => string;
  /** Formats a date of the store as a day, such as "Nov 20, 2026"; empty if it is not a date. */
  formatDate: (date: string) => string;
  /** The comparison, for links to another range, which must name it; undefined for a report without a range. */
  compare: Compare | undefined;
  /** Whether a comparison of a range that is not over ends at the present time of day. */
  until: 'now' | undefined;
  /** The active interval, for reports whose rows are intervals. */
  interval: Interval;
  /** Whether the range is longer than a day: hours then need their date. */
  hasSeveralDays: boolean;
  /** The number of days in the range; 0 for a report without a range. */
  dayCount: number;
  /** The URL of another screen of the app, with the current range. */
  screenHref: (path: string, query: QueryUpdate) => string;
  /** Whether the user may see the orders themselves, and not only the reports. */
  canReadOrders: boolean;
  /** The URL of an order, product, customer … in the admin; `undefined` if the host has no such page. */
  adminHref: (page: keyof HostLinks, id: number | string) => string | undefined;
  /**
   * The URL of a file in the store, from a URL in a response; `undefined` if the host has none that can be opened.
   */
  fileHref: (url: string) => string | undefined;
  /** The store's label for an order status slug. */
  orderStatusLabel: (slug: string) => string;
  /** The store's product categories; empty until they are loaded, and for tables that do not need them. */
  categories: CategoryTree;
  /** The names of rows and items that differ from those of the store, by the key of the row: see `naming`. */
  names: Readonly<Record<string, string>>;
  /** The totals of a table's range; for tables with a column that `usesTotals`. */
  totals?: AnyTotals | null;
};

/** A metric that the sentence above the cards can mention; `sentence-metrics.ts` has the text of each. */
export type SentenceMetricName =
  | 'netSales'
  | 'orders'
  | 'averageOrder'
  | 'returns'
  | 'discounts'
  | 'itemsSold'
  | 'totalTax'
  | 'discountedOrders'
  | 'taxedOrders'
  | 'downloads';

/** The metrics in the sentence above the cards. */
export type ReportSentence = {
  /** The metric that the sentence is about; another selected one is named before it. */
  metric: SentenceMetricName;
  /** The metrics that explain it. */
  drivers: readonly SentenceMetricName[];
  /** Whether the sentence names the interval with the highest value. */
  hasBest?: boolean;
  /** Whether it is only for screen readers, because the cards say the same. */
  isSpoken?: boolean;
};

/** One column: defines its header, cells, total and CSV text. */
export type ReportColumn<Row, Totals = AnyTotals> = {
  /** Also the name of the sort order, if the source's `sortKeys` contain it. */
  key: string;
  label: () => string;
  screenReaderLabel?: () => string;
  /** The text of the tooltip of its heading; that of its metric by default. */
  help?: () => string;
  isNumeric?: boolean;
  isDate?: boolean;
  /** The metric that it shows, if any: such columns can be compared. */
  metric?: Metric;
  /** Whether the column cannot be hidden. */
  required?: boolean;
  /** The key of the column that this one extends: both are shown and hidden together. */
  partOf?: string;
  /** The class name of its cells. */
  cellClassName?: string;
  /** The plain value, for the CSV file and for calculations in a spreadsheet. */
  value(row: Row, context: ReportContext): string | number | null;
  /**
   * Text in the cell in addition to the value, empty for none. In a file it is a separate column, if any row has a
   * note.
   */
  note?: { label: () => string; read(row: Row, context: ReportContext): string };
  /** The content of the cell; the value itself by default. */
  display?(row: Row, context: ReportContext): ReactNode;
  /**
   * The column's cell in the totals row; `rows` is the number of rows on all pages, and `all` are these rows, unless
   * only some pages are known.
   */
  total?(totals: Totals, context: ReportContext, rows: number, all?: readonly Row[]): ReactNode;
  /** The plain value of `total` for a file; by default `total` itself, if it is text. */
  totalValue?(totals: Totals, context: ReportContext): number | null;
  /** Whether `total` shows `rows`: it is omitted if the store does not report the number of rows. */
  countsRows?: boolean;
  /** For the column that counts rows: why rows can add up to more than their total. */
  overlap?: () => string;
  /** Whether its values need `context.totals`, such as a share. */
  usesTotals?: boolean;
};

/** How rows are selected for a comparison: the picker value that compares them, and the id of a row. */
export type RowComparison<Row> = {
  /** The picker's parameter and its value, such as `filter` and `compare-products`. */
  param: string;
  value: string;
  /** The parameter with the comma-separated ids. */
  items: string;
  helpText: () => string;
  rowId(row: Row): number | string;
};

/** The data that a table shows. */
export type TableContent = {
  request: ReportRequest;
  items: ReportItems<ReportRow>;
  totals: AnyTotals | null;
  context: ReportContext;
};

/** The columns of a table, extended by other plugins. */
export type ExtendedColumns = {
  columns: readonly ReportColumn<ReportRow>[];
  /** Reads the cells of more rows before they are written to a file. Throws if their columns differ. */
  readCells?(rows: readonly ReportRow[]): void;
};

/** The rows of a table, and whether all of its pages are known. */
export type TableRows = ReportRows<ReportRow> & {
  /** The rows of all pages in the order of the table; undefined unless they are known. */
  readonly all?: readonly ReportRow[] | undefined;
  /** Whether only pages are known, because the list is too long or the store never sends each row once. */
  readonly isPaged?: boolean;
};

/** A table that columns are added to. */
export type AddedViewOptions = {
  columns: readonly ReportColumn<ReportRow>[];
  request: ReportRequest;
  data: TableRows;
  context: ReportContext;
  query: Query;
  /** The sort of the URL, which can be by another column. */
  sort: ReportSort;
};

/** A table with added columns. */
export type AddedView = {
  columns: readonly ReportColumn<ReportRow>[];
  /** The rows of the table. Sorted by an added column if that is requested. */
  data: TableRows;
  sort: ReportSort | undefined;
  /** The added columns that the rows can be sorted by. Empty unless all rows are loaded. */
  sortKeys: readonly string[];
  isBusy: boolean;
  /** Why the columns are not shown; undefined if they are. */
  error: string | undefined;
  note: string;
};

/** What was read for added columns. */
export type AddedValues = { getView(options: AddedViewOptions): AddedView };

/** Columns that a user can add to a table, whose values are not from the reports. */
export type TableAddition = {
  /** Whether the URL adds the columns. Their sort needs the rows of all pages. */
  isAdded(query: Query): boolean;
  /** The controls above the rows. */
  Controls?: ComponentType;
  /** The controls beside the search. */
  Actions?: ComponentType;
  /** Loads the component that reads the values, passes them on, and shows the state of the read below the controls. */
  load(): Promise<{ default: ComponentType<AdditionReaderProps> }>;
};

/** What the reader of added columns receives. */
export type AdditionReaderProps = {
  request: ReportRequest;
  context: ReportContext;
  onChange: (values: AddedValues) => void;
};

/** A table: its rows, its columns and its actions. */
export type TableDefinition<Row, Totals = AnyTotals> = {
  /** The name of its file, and its heading if it has no other. */
  title: () => string;
  /** What one row is, as the heading, where the title is the name of the page and its rows are something else. */
  heading?(request: ReportRequest): string;
  columns: readonly ReportColumn<Row, Totals>[];
  rowKey(row: Row): string;
  /** How rows are named where several rows have the same name. Its column reads `ReportContext.names`. */
  naming?: {
    /** The name as the store sends it. */
    plainName(row: Row): string;
    /** The name to show, for example with the parents of a category; by default `plainName`. */
    name?(row: Row, context: ReportContext): string;
    /** What differs between rows of the same name, such as a SKU; the key of the row if there is none. */
    detail?(row: Row): string | undefined;
  };
  /** The table in the name of the user preference with its hidden columns, see `getColumnsPreference`. */
  columnsOf: string;
  /** Averages of the range that have no column: a file has them above its rows, with what they are over. */
  averages?: readonly Metric[];
  /** The type of items that the table search finds, and the placeholder of its field; no search if absent. */
  search?: { type: SearchType; placeholder: () => string };
  comparison?: RowComparison<Row>;
  /** A note above the rows, such as a limit of the store; undefined if there is none. */
  note?(request: ReportRequest): string | undefined;
  /** The id of a row that refunded items are counted by; without it, the table offers no returns. */
  returnsBy?: 'product_id' | 'variation_id';
  /** Columns that a user can add, with their own controls. */
  addition?: TableAddition;
  /** Whether rows have amounts in different currencies, which a column names. */
  hasRowCurrency?: boolean;
  /** Whether its cells show product categories, which are then loaded once. */
  hasCategories?: boolean;
  /**
   * Returns the columns changed by other plugins, the same object for the same content; absent if no plugin changes
   * them.
   */
  extend?(content: TableContent): ExtendedColumns;
};

/** Any table, for code that is independent of its row type. */
export type AnyTable = TableDefinition<ReportRow>;

/**
 * Converts a table with a specific row type to `AnyTable`. The store's responses determine the content of rows; the
 * definition gives them a type.
 */
export function defineTable<Row extends object, Totals extends object = AnyTotals>(
  table: TableDefinition<Row, Totals>,
): AnyTable {
  return table as unknown as AnyTable;
}

/** The heading of a variant: the item that the report is narrowed to, with a link back to the whole report. */
export type VariantHeading = {
  /** The type of the item, for loading its name. */
  type: SearchType;
  /** The parameter with its id. */
  param: string;
  /** The page of the admin that edits the item, for users with a capability. */
  editor?: { page: keyof HostLinks; capability: Capability; label: () => string };
};

/** What each part of a report receives. */
export type ReportPartProps = {
  report: ReportDefinition;
  /** The key of the metric whose chart is shown; undefined without a chart. */
  selected: string | undefined;
  /** The request of the URL. */
  request: ReportRequest;
  /** What is shown: the values of another range, while those of the request are loading. */
  shown: { request: ReportRequest; stats: RequestStats };
  /** The variant that is shown, also if a search has found a single item; '' for the whole report. */
  variant: string;
  context: ReportContext;
  /** Retries the failed requests. */
  onRetry: () => void;
};

/**
 * A part of a report: above everything, below the cards, in the line with the range, below the chart, or at the end. The
 * three in the middle are shown only with a chart.
 */
export type ReportPart = PagePart<ReportPartProps, 'cards' | 'range' | 'change' | 'end'>;

/**
 * The declaration of a report. Only `report-page` knows the layout. Everything specific to one report is declared here,
 * and never a condition in shared code.
 */
export type ReportDefinition = {
  title: () => string;
  /**
   * The source of its requests; in a separate file, because the first requests are sent before other code is loaded.
   */
  source: ReportSource;
  /** In the order of their cards. */
  metrics: readonly Metric[];
  /** The key of the metric that is selected by default; that of the first chart if not set. */
  defaultChart?: string;
  /** If absent, there is no sentence above the cards. */
  sentence?: ReportSentence;
  /** By the name of the variant; `default` is used for all others. */
  tables: { default: AnyTable; [variant: string]: AnyTable };
  /** By the name of the variant. */
  headings?: { [variant: string]: VariantHeading };
  /** What it shows in addition to summary, chart and table, in order; `parts/report-parts.tsx` has most of them. */
  parts?: readonly ReportPart[];
};
