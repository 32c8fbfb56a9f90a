import type { Query, QueryUpdate } from './query-string.ts';

/** Whether all advanced filters must hold or any of them (spec §3). */
export type MatchMode = 'all' | 'any';

/** The chart that a filter choice asks for (spec §3). */
export type ChartMode = 'item-comparison' | 'time-comparison';

/** A key of an item with the name that people see. */
export type FilterLabel = {
  key: string | number;
  label: string;
};

/** Turns the comma list of keys from the address into labels; extensions may call the key of an item its id. */
export type GetFilterLabels = (
  value: string,
  query: Query,
) => Promise<readonly (FilterLabel | { id: string | number; label: string })[]>;

/** What a picker's filter asks for when it searches or compares items. `Completer` is the autocompleter of the search component. */
export type FilterSettings<Completer extends object = object> = {
  /** The kind of search. */
  type: string;
  /** The parameter that holds the comma list of keys. */
  param: string;
  getLabels: GetFilterLabels;
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

/** One choice of a filter picker (spec §2). */
export type FilterOption<Completer extends object = object> = {
  value: string;
  label: string;
  /** Values of the choices above a nested one. */
  path?: readonly string[];
  subFilters?: readonly FilterOption<Completer>[];
  /** 'Search' offers selectable tags in place of the plain choice. */
  component?: 'Search';
  chartMode?: ChartMode;
  /** Parameters that this choice sets besides its own. */
  query?: QueryUpdate;
  settings?: FilterSettings<Completer>;
};

/** A filter picker above a report (spec §2). */
export type FilterConfig<Completer extends object = object> = {
  label: string;
  param: string;
  /** 'all' when left out (spec §2). */
  defaultValue?: string;
  /** Parameters that stay when another choice is made. */
  staticParams?: readonly string[];
  /** Whether the picker shows at all; always when left out. */
  showFilters?: (query: Query) => boolean;
  filters: readonly FilterOption<Completer>[];
};

/** The control that edits the value of an advanced filter (spec §3). */
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

/** How the value of an advanced filter is entered (spec §3). */
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

/** One filter that the advanced panel offers (spec §3). */
export type AdvancedFilterConfig<Completer extends object = object> = {
  labels: {
    add: string;
    remove?: string;
    rule?: string;
    title?: string;
    filter?: string;
    placeholder?: string;
  };
  /** The first is the default (spec §4); a filter without rules stands in the address under its own key. */
  rules?: readonly { value: string; label: string }[];
  input: AdvancedFilterInput<Completer>;
  /** Whether several copies of the filter may be active. */
  allowMultiple?: boolean;
};

/** The filters of an advanced panel by key; their order is that of the parameters read. */
export type AdvancedFilterMap<Completer extends object = object> = {
  readonly [key: string]: AdvancedFilterConfig<Completer>;
};

/** The advanced filter panel of a report (spec §3). */
export type AdvancedFiltersConfig<Completer extends object = object> = {
  title: string;
  filters: AdvancedFilterMap<Completer>;
};

/** Text, or a list for ranges and for attribute plus term (spec §3); '' and open ends are values not yet given. */
export type ActiveFilterValue = string | string[];

/** One filter that stands in the address or in the panel (spec §3). */
export type ActiveFilter = {
  key: string;
  /** Absent on a filter without rules. */
  rule?: string;
  value: ActiveFilterValue;
  /** Which copy it is, from 1; only on filters that allow several (spec §3). */
  instance?: number;
};
