import { __, sprintf } from '@wordpress/i18n';
import type { SelectOption, SelectResult } from '../select-control/types.ts';
import { filterOptions } from '../select-control/filter-options.ts';
import type { Autocompleter, SearchSelection } from './types.ts';

type Found = SelectOption<SearchSelection>;

function toOption<Item>(completer: Autocompleter<Item>, item: Item, query: string): Found {
  return {
    key: completer.getOptionIdentifier(item),
    label: completer.getOptionLabel(item, query),
    keywords: completer.getOptionKeywords(item),
    value: completer.getOptionCompletion(item),
    isDisabled: completer.isOptionDisabled?.(item) ?? false,
  };
}

/**
 * Searches with an autocompleter. Returns the free-text options, then the results in their order, and a note when there
 * are more results than shown.
 */
export async function findOptions<Item>(
  completer: Autocompleter<Item>,
  query: string,
  allowFreeText: boolean,
): Promise<SelectResult<SearchSelection>> {
  const text = query.trim();
  // An empty text starts no search (R5.19).
  if (text === '') return { options: [] };
  const { options: source, maxResults = Infinity } = completer;
  const result = typeof source === 'function' ? await source(text) : source;
  const { items, total } = 'items' in result ? result : { items: result };
  const isFilteredHere =
    typeof source !== 'function' || completer.getSearchExpression !== undefined;

  const all = items.map((item) => toOption(completer, item, text));
  const matching = isFilteredHere
    ? filterOptions(all, text, completer.getSearchExpression?.bind(completer))
    : all;
  const shown = matching.slice(0, maxResults);
  const count = isFilteredHere ? matching.length : (total ?? matching.length);
  const note =
    count > shown.length
      ? sprintf(
          /* translators: 1: the number of results shown; 2: the total number of results. */
          __('Showing the first %1$d of %2$d. Type more to narrow the results.', 'tillview'),
          shown.length,
          count,
        )
      : undefined;
  const freeText = allowFreeText ? (completer.getFreeTextOptions?.(text) ?? []) : [];
  return {
    options: [
      ...freeText.map(({ selection, label }) => ({
        key: `text:${selection.key}`,
        label,
        value: selection,
      })),
      ...shown,
    ],
    note,
  };
}
