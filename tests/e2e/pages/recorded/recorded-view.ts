import type { ReportPlace } from '../report-page.ts';
import type { Row, Stats } from './recordings.ts';

/** What a figure is, which decides how it is written. */
export type Kind = 'money' | 'count' | 'decimal';

/** The texts of a table, from the rows of a list and the totals of the figures. */
type TableExpectation = {
  head: readonly string[];
  row: (row: Row) => string[];
  /** `rows` counts all pages. */
  foot: (totals: Row, rows: number, stats: Stats, unit: Unit) => string[];
};

/** One interval of recorded figures. */
export type Interval = Stats['intervals'][number];

/** What the intervals of a view are. */
export type Unit = 'hour' | 'day' | 'week' | 'month' | 'quarter';

/** What a user expects of a report, computed from the recordings alone. */
export type ReportExpectation = {
  place: ReportPlace;
  cards: readonly (readonly [title: string, key: string, kind: Kind])[];
  /** The rows of a table of intervals, which the page takes from the figures. */
  intervalRows?: (view: RecordedView, intervals: readonly Interval[]) => string[][];
} & TableExpectation;

/** What a view shows that other views do not; an ordinary run takes one view of each kind. */
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

/** One view of a report: its address, and the recordings that hold its figures. */
export type RecordedView = {
  name: string;
  kind: ViewKind;
  query: Readonly<Record<string, string>>;
  /** The figures, maybe in several pages; absent: the view shows their failure, since none are recorded. */
  stats?: string | readonly string[];
  /** The comparison; absent: the address compares with nothing. */
  previous?: string;
  /** What the comparison is called, with its dates. */
  thenLabel?: string;
  /** The rows; absent: the table shows their failure, since none are recorded. */
  list?: string;
  /** The first page, which the app goes to when the recorded page lies beyond the last. */
  firstPage?: string;
  unit?: Unit;
  isItemComparison?: boolean;
  /** The look-up of the items that the view is narrowed to, whose names it shows. */
  lookUp?: string;
  /** Not even a list with the item of a filter is recorded, so that its name cannot be looked up. */
  isNameless?: boolean;
  /** The table where the view has one of its own. */
  table?: TableExpectation;
};
