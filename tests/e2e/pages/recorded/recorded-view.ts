import type { ReportPlace } from '../report-page.ts';
import type { Row, Stats } from './recordings.ts';

/** The kind of a figure, which determines its format. */
export type Kind = 'money' | 'count' | 'decimal';

/** The texts of a table, computed from the rows of a list and the totals of the figures. */
type TableExpectation = {
  head: readonly string[];
  row: (row: Row) => string[];
  /** `rows` is the number of rows on all pages. */
  foot: (totals: Row, rows: number, stats: Stats, unit: Unit) => string[];
};

/** One interval of recorded figures. */
export type Interval = Stats['intervals'][number];

/** The length of the intervals of a view. */
export type Unit = 'hour' | 'day' | 'week' | 'month' | 'quarter';

/** What a report should show, computed only from the recordings. */
export type ReportExpectation = {
  place: ReportPlace;
  cards: readonly (readonly [title: string, key: string, kind: Kind])[];
  /** The rows of a table of intervals, which the page reads from the figures. */
  intervalRows?: (view: RecordedView, intervals: readonly Interval[]) => string[][];
} & TableExpectation;

/** What a view shows that other views do not; a run that is not deep uses one view of some kinds. */
export type ViewKind =
  | 'default view'
  | 'last month'
  | 'last year by month'
  | 'other range'
  | 'page'
  | 'sort'
  | 'filter'
  | 'search'
  | 'single item'
  | 'comparison';

/** A view of a report: its address, and the recordings with its data. */
export type RecordedView = {
  name: string;
  kind: ViewKind;
  query: Readonly<Record<string, string>>;
  /** The figures, possibly in several pages; absent when none are recorded: then the view shows an error. */
  stats?: string | readonly string[];
  /** The figures of the comparison; absent without a comparison. */
  previous?: string;
  /** The label of the comparison, with its dates. */
  thenLabel?: string;
  /** The rows; absent when none are recorded: then the table shows an error. */
  list?: string;
  /** The first page, to which the app goes when the recorded page is after the last one. */
  firstPage?: string;
  unit?: Unit;
  isItemComparison?: boolean;
  /** The request for the items that the view is filtered by, whose names it shows. */
  lookUp?: string;
  /** Whether no list with the item of a filter is recorded, so its name cannot be found. */
  isNameless?: boolean;
  /** The table, if the view has a special one. */
  table?: TableExpectation;
};
