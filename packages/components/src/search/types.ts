import type { SearchKind } from '@tillview/data';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';

/** The kinds of search (spec §3 "Search results by kind"); `custom` brings its own autocompleter. */
export type SearchType = SearchKind | 'custom';

/** A chosen item: its key and the name that people see. */
export type SearchSelection = {
  key: string | number;
  label: string;
};

/** Items that were found, best first, and how many there are in all where that is known. */
export type FoundItems<Item> = {
  items: readonly Item[];
  total?: number | undefined;
};

type Answer<Item> = readonly Item[] | FoundItems<Item>;

/** The typed text as a choice of its own. */
export type FreeTextOption = {
  /** What choosing it adds. */
  selection: SearchSelection;
  label: ReactNode;
};

/** How a kind of item is searched for, named and chosen. */
export type Autocompleter<Item = unknown> = {
  name: string;
  className?: string;
  /**
   * All items, narrowed here by their keywords; or a function that searches for a text and whose answer is shown in
   * its own order. With `getSearchExpression` such an answer is narrowed as well.
   */
  options: readonly Item[] | ((query: string) => Answer<Item> | Promise<Answer<Item>>);
  getOptionIdentifier(option: Item): string | number;
  getOptionLabel(option: Item, query: string): ReactNode;
  getOptionKeywords(option: Item): readonly string[];
  /** What choosing the item adds. */
  getOptionCompletion(option: Item): SearchSelection;
  /** Choices that stand for the text itself; offered first, and only where free text is allowed. */
  getFreeTextOptions?(query: string): readonly FreeTextOption[];
  /** Regular expression by which keywords match, made of the escaped text; an empty one matches nothing. */
  getSearchExpression?(escapedQuery: string): string;
  isOptionDisabled?(option: Item): boolean;
  /** The most items offered of those found; all unless given. */
  maxResults?: number;
  /** Whether a pause in typing is waited for; true unless given. */
  isDebounced?: boolean;
  inputType?: HTMLInputTypeAttribute;
};
