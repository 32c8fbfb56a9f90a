import type { Query, QueryUpdate } from './query-string.ts';

/** Whether all advanced filters must match or any of them (R3.10). */
export type MatchMode = 'all' | 'any';

/** The chart mode of a filter option (R3.39). */
export type ChartMode = 'item-comparison' | 'time-comparison';

/** The key and the label of an item. */
export type FilterLabel = {
  key: string | number;
  label: string;
};

/** Resolves the comma-separated keys from the URL to labels; extensions may name the key `id`. */
export type GetFilterLabels = (
  value: string,
  query: Query,
) => Promise<readonly (FilterLabel | { id: string | number; label: string })[]>;

/**
 * Settings of a picker's filter that searches or compares items. `Completer` is the autocompleter type of the search
 * component.
 */
export type FilterSettings<Completer extends object = object> = {
  /** The kind of search. */
  type: string;
  /** The parameter with the comma-separated keys. */
  param: string;
  /** Loads the labels of the selected keys; requested from the store if not set. */
  getLabels?: GetFilterLabels | undefined;
  labels: {
    placeholder?: string;
    button?: string;
    title?: string;
    helpText?: string;
    update?: string;
  };
  /** Only for the kind 'custom'. */
  autocompleter?: Completer;
};

/** One option of a filter picker (R2.13). */
export type FilterOption<Completer extends object = object> = {
  value: string;
  label: string;
  /** Values of the parents of a nested option. */
  path?: readonly string[];
  subFilters?: readonly FilterOption<Completer>[];
  /** 'Search' shows selectable tags instead of the plain option (R2.15). */
  component?: 'Search';
  chartMode?: ChartMode;
  /** Additional parameters that this option sets. */
  query?: QueryUpdate;
  settings?: FilterSettings<Completer>;
};

/** A filter picker above a report (R2.11). */
export type FilterConfig<Completer extends object = object> = {
  label: string;
  param: string;
  /** Default 'all' (R2.12). */
  defaultValue?: string;
  /** Parameters that stay when another option is selected. */
  staticParams?: readonly string[];
  /** Whether the picker is shown; always if not set. */
  showFilters?: (query: Query) => boolean;
  filters: readonly FilterOption<Completer>[];
};

/** The control that edits the value of an advanced filter (R3.8). */
export type AdvancedFilterComponent =
  | 'Currency'
  | 'Date'
  | 'Number'
  | 'ProductAttribute'
  | 'Search'
  | 'SelectControl';

/** One entry of an advanced filter's select. */
export type AdvancedFilterOption = {
  value: string;
  label: string;
};

/** How the value of an advanced filter is entered (R3.7). */
export type AdvancedFilterInput<Completer extends object = object> = {
  component: AdvancedFilterComponent;
  /** The kind of search, or 'currency' for a number. */
  type?: string;
  options?: readonly AdvancedFilterOption[];
  getOptions?: () => Promise<readonly AdvancedFilterOption[]>;
  defaultOption?: string;
  autocompleter?: Completer;
  getLabels?: GetFilterLabels;
};

/** One filter of the advanced filter panel (R3.5–R3.9). */
export type AdvancedFilterConfig<Completer extends object = object> = {
  labels: {
    add: string;
    remove?: string;
    rule?: string;
    title?: string;
    filter?: string;
    placeholder?: string;
  };
  /** The first rule is the default (R4.2). A filter without rules uses its own key as the parameter. */
  rules?: readonly { value: string; label: string }[];
  input: AdvancedFilterInput<Completer>;
  /** Whether several copies of the filter may be active. */
  allowMultiple?: boolean;
};

/** The filters of an advanced filter panel by key. Parameters are read in this order. */
export type AdvancedFilterMap<Completer extends object = object> = {
  readonly [key: string]: AdvancedFilterConfig<Completer>;
};

/** The advanced filter panel of a report (R3.4). */
export type AdvancedFiltersConfig<Completer extends object = object> = {
  title: string;
  filters: AdvancedFilterMap<Completer>;
};

/** Text, or a list for ranges and for attribute plus term (R3.2); '' and missing ends are incomplete values. */
export type ActiveFilterValue = string | string[];

/** One filter in the URL or in the panel (R3.1). */
export type ActiveFilter = {
  key: string;
  /** Absent on a filter without rules. */
  rule?: string;
  value: ActiveFilterValue;
  /** Number of the copy, from 1; only for filters that allow several (R3.3). */
  instance?: number;
};
