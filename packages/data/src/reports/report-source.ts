import type {
  AdvancedFiltersConfig,
  ChartMode,
  FilterConfig,
  SortOrder,
} from '@tillview/navigation';
import type { Query } from '../core/query.ts';
import type { ReportRow } from './types.ts';

/** A sort as request parameters: the key of a column, and the order. */
export type ReportSort = { readonly orderby: string; readonly order: SortOrder };

/**
 * Source of totals and intervals: `reports/{endpoint}/stats`. Requested once per range for summary, chart and totals
 * row.
 */
export type StatsSource = {
  readonly endpoint: string;
  /** The requested fields; by default all. */
  readonly fields?: readonly string[] | undefined;
  /** Whether the filters of the URL are sent; true by default. */
  readonly takesFilters?: boolean | undefined;
};

/** The segment of the stats whose id is the first key field of a row. */
export type RowsSegment = {
  readonly by: string;
  /** The fields that a row takes from its segment. */
  readonly fields: readonly string[];
  /** The label of a row, which is that of its segment in upper case unless the row has an old or a wrong name. */
  readonly labelOf: (row: ReportRow) => string;
};

/**
 * Source of the table rows. `intervals`: the intervals of the stats reply, sorted and paged on the client. `list`:
 * `reports/{endpoint}`, sorted and paged by the server.
 */
export type RowsSource =
  | { readonly from: 'intervals' }
  | {
      readonly from: 'list';
      readonly endpoint: string;
      /** Parameters of every request, such as `extended_info`. */
      readonly params?: Query;
      /** The fields that identify a row, such as `product_id`; a row without them is identified by its position. */
      readonly key: readonly string[];
      /** The parameter that limits the list to ids of the first key field; without it, rows are not compared. */
      readonly include?: string;
      /**
       * The fields of a row that the store sorts by, by sort key; by default the field with the name of the key. A nested
       * field is a path, such as `extended_info.name`.
       */
      readonly sortFields?: Readonly<Record<string, readonly string[]>>;
      /**
       * Whether a row matches the filters, for a filter that the store applies in a wrong way; undefined for filters that
       * the store applies correctly.
       */
      readonly getMatcher?: (filters: Query) => ((row: ReportRow) => boolean) | undefined;
      /** How many rows of a page a site with Tillview's plugin sends at once, when all rows are read. */
      readonly largePage?: number;
      /** For a list that can repeat a row with wrong amounts: the segment of the stats with the right ones. */
      readonly segment?: RowsSegment;
    };

/**
 * How a table search is sent. `ids`: items of a type are searched first, and their ids are sent as `param`. `text`: the
 * words are sent unchanged, with additional parameters.
 */
export type ReportSearch =
  | { readonly by: 'ids'; readonly itemType: string; readonly param: string }
  | { readonly by: 'text'; readonly param: string; readonly params?: Query };

/** When a variant of a report applies: the value of a filter picker, and the minimum number of items in a parameter. */
export type VariantCondition = {
  readonly param: string;
  readonly value: string;
  /** The parameter with the comma-separated ids. */
  readonly items: string;
  /** Default 1. */
  readonly atLeast?: number;
};

/** A view of the same report for a filter value, such as a single category or a comparison of products. */
export type ReportVariant = {
  readonly name: string;
  readonly when: VariantCondition;
  readonly stats?: StatsSource;
  readonly rows?: RowsSource;
  readonly sort?: ReportSort;
  readonly sortKeys?: readonly string[];
  readonly chartMode?: ChartMode;
  /** The segment by which the server splits the totals. */
  readonly segmentBy?: string;
  /**
   * For variants that only apply to an item of the source's `ofType`. `possible`: also applies while the item's type is
   * unknown, because the URL is sufficient. `known`: only applies when the type is known.
   */
  readonly needsType?: 'possible' | 'known';
};

/** Pickers and variants that only exist while the report is limited to one item of a certain type. */
export type TypedItem = {
  /** The filter that limits the report to one item. */
  readonly when: VariantCondition;
  /** The kind of item whose type is read. */
  readonly kind: 'products';
  /** The type in the server's spelling, such as `variable`. */
  readonly type: string;
  /** The URL parameters of the pickers. */
  readonly pickers: readonly string[];
};

/**
 * The definition of a report's requests: everything that the first view must know before a component is loaded.
 * Therefore its filters have no autocompleters.
 */
export type ReportSource = {
  /** False for reports about the present state: no date range is sent or offered. */
  readonly hasRange: boolean;
  readonly stats: StatsSource;
  readonly rows: RowsSource;
  /** The sort for a URL without one. */
  readonly sort: ReportSort;
  /** The keys by which its rows can be sorted; by default any. A URL with another key gets the default `sort`. */
  readonly sortKeys?: readonly string[];
  /** The most points of its chart for a URL without an interval: a longer range has a longer interval. */
  readonly mostPoints?: number;
  readonly filters: () => readonly FilterConfig<never>[];
  readonly advancedFilters?: () => AdvancedFiltersConfig<never>;
  readonly search?: ReportSearch;
  /** Parameters that the REST API declares as arrays: a single value is sent as an array. */
  readonly listParams?: readonly string[];
  readonly ofType?: TypedItem;
  /** The first variant whose condition is met applies. */
  readonly variants?: readonly ReportVariant[];
};
