import type { SearchKind } from '@tillview/data';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';

/** The kinds of search (R3.21 to R3.30); `custom` brings its own autocompleter. */
export type SearchType = SearchKind | 'custom';

/** A selected item: its key and its visible name. */
export type SearchSelection = {
  key: string | number;
  label: string;
};

/** The items that match, best first, and their total number if known. */
export type FoundItems<Item> = {
  items: readonly Item[];
  total?: number | undefined;
};

type SearchResult<Item> = readonly Item[] | FoundItems<Item>;

/** The typed text as an option of its own. */
export type FreeTextOption = {
  /** The item that selecting it adds. */
  selection: SearchSelection;
  label: ReactNode;
};

/** How items of a kind are searched, labelled and selected. */
export type Autocompleter<Item = unknown> = {
  name: string;
  className?: string;
  /**
   * All items, filtered by their keywords; or a function that searches a text, with a result in its own order. With
   * `getSearchExpression` the result is filtered too.
   */
  options: readonly Item[] | ((query: string) => SearchResult<Item> | Promise<SearchResult<Item>>);
  getOptionIdentifier(option: Item): string | number;
  getOptionLabel(option: Item, query: string): ReactNode;
  getOptionKeywords(option: Item): readonly string[];
  /** The selection that the item adds. */
  getOptionCompletion(option: Item): SearchSelection;
  /** Options for the text itself; listed first, and only where free text is allowed. */
  getFreeTextOptions?(query: string): readonly FreeTextOption[];
  /** Creates the regular expression for keywords from the escaped text; an empty one matches nothing. */
  getSearchExpression?(escapedQuery: string): string;
  isOptionDisabled?(option: Item): boolean;
  /** The maximum number of results shown; all unless given. */
  maxResults?: number;
  /** Whether the search is debounced; true unless given. */
  isDebounced?: boolean;
  inputType?: HTMLInputTypeAttribute;
};
