import type { SearchKind } from '@tillview/data';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';

/** The search types (R3.21 to R3.30). `custom` requires an autocompleter. */
export type SearchType = SearchKind | 'custom';

/** A selected item: its key and its visible name. */
export type SearchSelection = {
  key: string | number;
  label: string;
};

/** The items that match, best match first, and their total number if known. */
export type FoundItems<Item> = {
  items: readonly Item[];
  total?: number | undefined;
};

type SearchResult<Item> = readonly Item[] | FoundItems<Item>;

/** An option for the typed text itself. */
export type FreeTextOption = {
  /** The item to add when the option is selected. */
  selection: SearchSelection;
  label: ReactNode;
};

/** How items of one type are searched, labelled and selected. */
export type Autocompleter<Item = unknown> = {
  name: string;
  className?: string;
  /**
   * All items, filtered by their keywords; or a function that searches for a text and returns results in their own
   * order. With `getSearchExpression` these results are filtered too.
   */
  options: readonly Item[] | ((query: string) => SearchResult<Item> | Promise<SearchResult<Item>>);
  getOptionIdentifier(option: Item): string | number;
  getOptionLabel(option: Item, query: string): ReactNode;
  getOptionKeywords(option: Item): readonly string[];
  /** The item to add to the selection when the option is selected. */
  getOptionCompletion(option: Item): SearchSelection;
  /** Options for the typed text itself; listed first, and only where free text is allowed. */
  getFreeTextOptions?(query: string): readonly FreeTextOption[];
  /**
   * Creates the regular expression that is matched with the keywords, from the escaped text. An empty expression
   * matches nothing.
   */
  getSearchExpression?(escapedQuery: string): string;
  isOptionDisabled?(option: Item): boolean;
  /** The maximum number of results shown; no limit by default. */
  maxResults?: number;
  /** Whether the search is debounced; true by default. */
  isDebounced?: boolean;
  inputType?: HTMLInputTypeAttribute;
};
