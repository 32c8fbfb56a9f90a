import { __, _n, sprintf } from '@wordpress/i18n';

/** What a search list says (spec §8 "Search list messages"). */
export type SearchListMessages = {
  /** Accessible name of the control that gives up everything chosen. */
  clear: string;
  noItems: string;
  /** With `%s` for what was searched for. */
  noResults: string;
  /** Name of the text field. */
  search: string;
  selected: (count: number) => string;
  /** Told to screen readers when the list has changed. */
  updated: string;
};

/** The messages of spec §8 in the reader's language. */
export function getDefaultMessages(): SearchListMessages {
  return {
    clear: __('Clear all selected items', 'tillview'),
    noItems: __('No items found.', 'tillview'),
    /* translators: %s: what was searched for. */
    noResults: __('No results for %s', 'tillview'),
    search: __('Search for items', 'tillview'),
    selected: (count) =>
      sprintf(
        /* translators: %d: how many items are selected. */
        _n('%d item selected', '%d items selected', count, 'tillview'),
        count,
      ),
    updated: __('Search results updated.', 'tillview'),
  };
}
