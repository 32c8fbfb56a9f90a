import type { SearchType } from '@tillview/components';
import type { ValueType } from '@tillview/number';
import type { CurrencyInstance } from '@tillview/currency';
import type {
  AnyTotals,
  ReportItems,
  ReportRequest,
  ReportRow,
  ReportSource,
} from '@tillview/data';
import type { Interval } from '@tillview/date';
import type { QueryUpdate } from '@tillview/navigation';
import type { ReactNode } from 'react';
import type { HostLinks } from '../../host/host-config.ts';
import type { CategoryTree } from './category-tree.ts';

/** What a cell, a total or a file may need besides its own figures. */
export type ReportContext = {
  /** Formats and rounds money as the store writes it. */
  currency: CurrencyInstance;
  /** Writes a count with the store's separators. */
  formatNumber: (value: number) => string;
  /** Writes a figure that may have decimals, such as an average or a rate, with at most this many (2 unless given). */
  formatDecimal: (value: number, decimals?: number) => string;
  /** Writes a date of the store as a day, such as "Nov 20, 2026"; empty for what is no date. */
  formatDate: (date: string) => string;
  /** The interval in force, for reports whose rows are intervals. */
  interval: Interval;
  /** Whether the range is longer than a day, so that an hour needs its day beside it. */
  hasSeveralDays: boolean;
  /** The days of the range; 0 for a report without one. */
  dayCount: number;
  /** The address of another screen of the app, with the range of this one. */
  screenHref: (path: string, query: QueryUpdate) => string;
  /** The address of an order, product, customer … in the admin; undefined where the host has no such page. */
  adminHref: (page: keyof HostLinks, id: number | string) => string | undefined;
  /** The address of a file of the store, as a reply names it; undefined where the host has none that can be opened. */
  fileHref: (address: string) => string | undefined;
  /** The store's name of an order status slug. */
  orderStatusLabel: (slug: string) => string;
  /** The store's product categories; empty until they were read, and for tables that do not ask for them. */
  categories: CategoryTree;
};

/** One figure of a report: a summary card that chooses the chart. */
export type ReportChart = {
  /** The figure's name in the stats reply. */
  key: string;
  label: () => string;
  type: ValueType;
  /** Whether it is an average of money, whose values do not add up; one of counts has the type 'average'. */
  isAverage?: boolean;
  /** The column that the table is sorted by when this chart is chosen; absent: the sort stays. */
  orderby?: string;
  /** Whether a rise is bad news. */
  isReverseTrend?: boolean;
  /** Whether a change is neither good nor bad news, as of taxes. */
  isNeutral?: boolean;
  labelTooltipText?: () => string;
};

/** A figure that the sentence above the cards can name; `sentence-figures.ts` has the words of each. */
export type SentenceFigureName =
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

/** What the sentence above the cards names. */
export type ReportSentence = {
  /** The figure that it begins with. */
  figure: SentenceFigureName;
  /** The figures behind it. */
  drivers: readonly SentenceFigureName[];
  /** Whether it names the interval with the highest figure. */
  hasBest?: boolean;
};

/** By what the change of a figure can be split; `what-changed/change-splits.ts` has each. */
export type ChangeSplitName = 'product' | 'category' | 'coupon' | 'customer';

/** What the card "What changed, and why" explains of a report. */
export type ChangeExplanation = {
  /** The figure whose change is split. */
  figure: 'net_revenue';
  /** The split that is shown first and leads in the sentence; by product unless given. */
  lead?: ChangeSplitName;
  /** The splits whose requests take the filters of the report; none unless given. */
  filtered?: readonly ChangeSplitName[];
};

/** One column: its header, its cells, its total and its CSV text all come from here. */
export type ReportColumn<Row, Totals = AnyTotals> = {
  /** Also what rows are sorted by, where the source's `sortKeys` name it. */
  key: string;
  label: () => string;
  screenReaderLabel?: () => string;
  isNumeric?: boolean;
  isDate?: boolean;
  /** What its values are, where they are figures of the range: such columns can be compared. */
  figure?: 'money' | 'count';
  /** Cannot be hidden. */
  required?: boolean;
  /** The key of the column that it adds to: it is shown and hidden with that one. */
  partOf?: string;
  /** Class of its cells. */
  cellClassName?: string;
  /** The plain value: what the CSV holds and what a spreadsheet can compute with. */
  value(row: Row, context: ReportContext): string | number | null;
  /** What the cell says besides the value; in a file a column of its own, where any row has a note. Empty for none. */
  note?: { label: () => string; read(row: Row, context: ReportContext): string };
  /** What the cell shows; absent: the value as it stands. */
  display?(row: Row, context: ReportContext): ReactNode;
  /** The column's cell in the totals row; `rows` counts all pages. */
  total?(totals: Totals, context: ReportContext, rows: number): ReactNode;
  /** Whether `total` shows `rows`: it is left out where the store does not say how many there are. */
  countsRows?: boolean;
};

/** How rows are picked for a comparison: the filter choice that compares them, and the id of a row. */
export type RowComparison<Row> = {
  /** The picker's parameter and its value, such as `filter` and `compare-products`. */
  param: string;
  value: string;
  /** The parameter that takes the comma list of ids. */
  items: string;
  helpText: () => string;
  rowId(row: Row): number | string;
  /** Names the row for its checkbox. */
  rowLabel(row: Row): string;
};

/** What a table shows. */
export type TableContent = {
  request: ReportRequest;
  items: ReportItems<ReportRow>;
  totals: AnyTotals | null;
  context: ReportContext;
};

/** The columns of a table with those of other plugins. */
export type ExtendedColumns = {
  columns: readonly ReportColumn<ReportRow>[];
  /** Reads the cells of further rows, before a file takes them. Throws where their columns are others. */
  readCells?(rows: readonly ReportRow[]): void;
};

/** A table: what its rows are, which columns they have, what can be done with them. */
export type TableDefinition<Row, Totals = AnyTotals> = {
  title: () => string;
  columns: readonly ReportColumn<Row, Totals>[];
  rowKey(row: Row): string;
  /** The user preference that holds the keys of the hidden columns. */
  columnsPreference: string;
  /** The kind of item that the table search finds, and the words of its field; absent: no search. */
  search?: { type: SearchType; placeholder: () => string };
  comparison?: RowComparison<Row>;
  /** Whether its cells name product categories, which are read once then. */
  hasCategories?: boolean;
  /** The columns as other plugins change them, the same ones for the same content; absent where none does. */
  extend?(content: TableContent): ExtendedColumns;
};

/** Any table, as the shared frame sees it: by the names of its fields only. */
export type AnyTable = TableDefinition<ReportRow>;

/** A table of known rows as the frame takes it. The store's replies decide what rows hold; the definition names it. */
export function defineTable<Row extends object, Totals extends object = AnyTotals>(
  table: TableDefinition<Row, Totals>,
): AnyTable {
  return table as unknown as AnyTable;
}

/** What stands over a variant: the item that the report is narrowed to, with the way back to the whole report. */
export type VariantHeading = {
  /** The kind of item, for its name. */
  type: SearchType;
  /** The parameter that holds its id. */
  param: string;
};

/**
 * A report, declared. `report-page` alone knows how it is laid out; what is special about a report stands here and
 * never as a condition in shared code.
 */
export type ReportDefinition = {
  title: () => string;
  /** What its requests are made from; in a file of its own, since the first requests leave before anything else loads. */
  source: ReportSource;
  /** The first is the default; none: the report has no summary and no chart. */
  charts: readonly ReportChart[];
  /** Absent: there is no sentence above the cards. */
  sentence?: ReportSentence;
  /** Absent: there is no card "What changed, and why". */
  explains?: ChangeExplanation;
  /** By the name of the variant; `default` for every other. */
  tables: { default: AnyTable; [variant: string]: AnyTable };
  /** By the name of the variant. */
  headings?: { [variant: string]: VariantHeading };
};
