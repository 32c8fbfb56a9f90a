import type { Days } from './expected-ranges.ts';
import type { Field, Params, Row, StoreClient } from './store-client.ts';
import type { StoreFacts } from './store-facts.ts';
import type { MetricKind, Texts, Unit } from './store-formatters.ts';

/** What is needed to format cells. */
export type CellContext = {
  texts: Texts;
  facts: StoreFacts;
  /** Product categories by id, each with its full path. */
  categories: ReadonlyMap<number, string>;
};

/** The expected table of a report. */
export type TableCheck = {
  /** The path below `wc-analytics/reports/`. */
  endpoint: string;
  /** Parameters of every request for the rows. */
  params?: Params;
  /** Returns the id of a row, which is unique. */
  id: (row: Row) => string;
  head: readonly string[];
  row: (row: Row, context: CellContext, totals: Row) => string[];
  /**
   * `rows` is the number of rows on all pages, `all` are these rows if `needsAll` is set, or if `hasSums` is set and the
   * page knows them, `days` is the number of days in the range, and
   * `isWhole` whether the page has read the whole list when it is opened.
   */
  foot: (
    totals: Row,
    counts: { rows: number; days: number; all: readonly Row[]; isWhole: boolean },
    context: CellContext,
  ) => string[];
  /** Whether the page cannot be compared with a page of the store: `correct` changes the rows of the whole list. */
  needsAll?: boolean;
  /** Whether the totals row tells that the rows do not add up. */
  hasSums?: boolean;
  /** Corrects what the store is known to list in a wrong way. */
  correct?: (rows: readonly Row[], source: CorrectionSource) => Promise<readonly Row[]>;
  /** The value that the store sorts a row by. */
  sortValue: (row: Row, orderby: string) => Field;
};

/** The store, and the parameters of the range and the filters of a list. */
export type CorrectionSource = { client: StoreClient; params: Params };

/** The expected content of a report. */
export type ReportCheck = {
  path: string;
  title: string;
  /** The path below `wc-analytics/reports/`, without `/stats`. */
  stats: string;
  cards: readonly (readonly [title: string, key: string, kind: MetricKind])[];
  /** The metric that is selected by default; the first card's if absent. */
  chart?: string;
  /** Without it, the rows are the intervals of the metrics. */
  table?: TableCheck;
};

/** A range of a view, with its labels. */
export type ViewRange = {
  primary: Days;
  secondary: Days | undefined;
  primaryLabel: string;
  secondaryLabel: string | undefined;
  unit: Unit;
};

/** One view of a report: its URL, and the requests that return its metrics. */
export type View = {
  name: string;
  /** The parameters of the URL. */
  query: Readonly<Record<string, string>>;
  /** Missing when the report has no range. */
  range?: ViewRange;
  /** The path of its metrics, if it differs from the report's `stats`. */
  stats?: string;
  /** The filters, as parameters of the REST API. */
  filters?: Params;
  /** Parameters of the metrics only, such as the segment of an item comparison. */
  statsParams?: Params;
  /** Parameters of the rows only. */
  listParams?: Params;
  sort?: { orderby: string; order: 'asc' | 'desc' };
  page?: number;
  /** The most rows of a page of the table; default: `PAGE_SIZE`. */
  pageSize?: number;
  /** The metric in the chart; default: the report's `chart`, or the metric of the first card. */
  chart?: string;
  /** Whether the charts of all metrics are compared, one after the other. */
  hasAllCharts?: boolean;
  isItemComparison?: boolean;
  /** The text of the heading, if it differs from the report's title. */
  heading?: string;
  /** The table, if it differs from the report's table. */
  table?: TableCheck;
};
