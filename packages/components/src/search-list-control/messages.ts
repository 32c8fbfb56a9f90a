import { __, _n, sprintf } from '@wordpress/i18n';

/** The messages of a search list (R8.6 to R8.10). */
export type SearchListMessages = {
  /** Accessible name of the button that clears the selection. */
  clear: string;
  noItems: string;
  /** Shown when nothing matches; contains `%s` for the search text. */
  noResults: string;
  /** Name of the text field. */
  search: string;
  selected: (count: number) => string;
  /** Announced to screen readers when the list has changed. */
  updated: string;
};

/** The default messages, translated. */
export function getDefaultMessages(): SearchListMessages {
  return {
    clear: __('Clear all selected items', 'tillview'),
    noItems: __('No items found.', 'tillview'),
    /* translators: %s: the search text. */
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
