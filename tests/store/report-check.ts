import type { Days } from '../e2e/pages/expected-ranges.ts';
import type { Field, Params, Row } from './store-client.ts';
import type { StoreFacts } from './store-facts.ts';
import type { FigureKind, Texts, Unit } from './texts.ts';

/** What cells are written with. */
export type CellContext = {
  texts: Texts;
  facts: StoreFacts;
  /** Product categories by id, each as its path. */
  categories: ReadonlyMap<number, string>;
};

/** A table of a report, as a user expects it. */
export type TableCheck = {
  /** Below `wc-analytics/reports/`. */
  endpoint: string;
  /** Parameters that every request for the rows has. */
  params?: Params;
  /** The name of an id in the rows: each row has one of its own. */
  id: (row: Row) => string;
  head: readonly string[];
  row: (row: Row, context: CellContext) => string[];
  /** `rows` counts all pages, `days` those of the range. */
  foot: (totals: Row, counts: { rows: number; days: number }, context: CellContext) => string[];
  /** The value that the store sorts a row by. */
  sortValue: (row: Row, orderby: string) => Field;
};

/** A report, as a user expects it. */
export type ReportCheck = {
  path: string;
  title: string;
  /** Below `wc-analytics/reports/`, without `/stats`. */
  stats: string;
  cards: readonly (readonly [title: string, key: string, kind: FigureKind])[];
  /** Absent: the rows are the intervals of the figures. */
  table?: TableCheck;
};

/** A range of an address, and what it is called. */
export type ViewRange = {
  primary: Days;
  secondary: Days | undefined;
  primaryLabel: string;
  secondaryLabel: string | undefined;
  unit: Unit;
};

/** One view of a report: its address, and the requests that hold its figures. */
export type View = {
  name: string;
  /** The parameters of the address. */
  query: Readonly<Record<string, string>>;
  /** Absent: the report has no range. */
  range?: ViewRange;
  /** Where its figures are, in place of the report's `stats`. */
  stats?: string;
  /** Parameters of filters, as the REST API names them. */
  filters?: Params;
  /** Of the figures alone, such as the unit of an item comparison. */
  statsParams?: Params;
  /** Of the rows alone. */
  listParams?: Params;
  sort?: { orderby: string; order: 'asc' | 'desc' };
  page?: number;
  /** The figure that the chart shows; the first card's unless given. */
  chart?: string;
  isItemComparison?: boolean;
  /** What the heading says instead of the report's title. */
  heading?: string;
  /** The table in place of the report's own. */
  table?: TableCheck;
};
