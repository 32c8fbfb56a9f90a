import type {
  AdvancedFiltersConfig,
  ChartMode,
  FilterConfig,
  SortOrder,
} from '@tillview/navigation';
import type { Query } from '../core/query.ts';

/** A sort as the store takes it: the key of a column and a direction. */
export type ReportSort = { readonly orderby: string; readonly order: SortOrder };

/** Where figures come from: `reports/{endpoint}/stats`, requested once per range for summary, chart and totals row. */
export type StatsSource = {
  readonly endpoint: string;
  /** The requested figures; all when left out. */
  readonly fields?: readonly string[] | undefined;
  /** Whether the filters of the address are sent; true unless given. */
  readonly takesFilters?: boolean | undefined;
};

/**
 * Where table rows come from. `intervals`: the intervals of the stats reply, sorted and paged here without a request.
 * `list`: `reports/{endpoint}`, sorted and paged by the store.
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
      /** The parameter that narrows the list to ids of the first of these fields; absent: rows of two ranges are not compared. */
      readonly include?: string;
    };

/**
 * How the words of a table search reach the store. `ids`: items of a type are searched first and their ids sent as
 * `param`. `text`: the words are sent as they are, with further parameters.
 */
export type ReportSearch =
  | { readonly by: 'ids'; readonly itemType: string; readonly param: string }
  | { readonly by: 'text'; readonly param: string; readonly params?: Query };

/** When a variant of a report applies: a filter picker's value, and how many items its parameter must name. */
export type VariantCondition = {
  readonly param: string;
  readonly value: string;
  /** The parameter with the comma list of ids. */
  readonly items: string;
  /** 1 unless given. */
  readonly atLeast?: number;
};

/** A view of the same report that one filter choice asks for, such as a single category or a comparison of products. */
export type ReportVariant = {
  readonly name: string;
  readonly when: VariantCondition;
  readonly stats?: StatsSource;
  readonly rows?: RowsSource;
  readonly sort?: ReportSort;
  readonly sortKeys?: readonly string[];
  readonly chartMode?: ChartMode;
  /** What the store splits the figures by. */
  readonly segmentBy?: string;
  /**
   * Applies only to an item of the source's `ofType`: `possible` also while its type is not known, since the address
   * says enough; `known` not before.
   */
  readonly needsType?: 'possible' | 'known';
};

/** Pickers and variants that there are only while a report is narrowed to one item of a certain type. */
export type TypedItem = {
  /** The choice that narrows the report to one item. */
  readonly when: VariantCondition;
  /** The kind of item that its type is read of. */
  readonly kind: 'products';
  /** As the store names it, such as `variable`. */
  readonly type: string;
  /** The parameters of its pickers. */
  readonly pickers: readonly string[];
};

/**
 * What decides a report's requests: everything the first view must know before any component is loaded. Its filters
 * therefore bring no autocompleter of their own.
 */
export type ReportSource = {
  /** False for reports that describe the present: no date range is sent or offered. */
  readonly hasRange: boolean;
  readonly stats: StatsSource;
  readonly rows: RowsSource;
  /** The sort of an address that names none. */
  readonly sort: ReportSort;
  /** The keys that its rows can be sorted by; any when left out. An address that names another gets `sort`. */
  readonly sortKeys?: readonly string[];
  readonly filters: () => readonly FilterConfig<never>[];
  readonly advancedFilters?: () => AdvancedFiltersConfig<never>;
  readonly search?: ReportSearch;
  /** Parameters that the store declares as lists: one value is sent as a list of one. */
  readonly listParams?: readonly string[];
  readonly ofType?: TypedItem;
  /** The first whose condition holds applies. */
  readonly variants?: readonly ReportVariant[];
};
