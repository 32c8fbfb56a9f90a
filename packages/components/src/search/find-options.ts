import { __, sprintf } from '@wordpress/i18n';
import type { SelectOption, SelectResult } from '../select-control/index.ts';
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

/** Searches with an autocompleter: free text first, then what was found in its own order, with a note when there is more. */
export async function findOptions<Item>(
  completer: Autocompleter<Item>,
  query: string,
  allowFreeText: boolean,
): Promise<SelectResult<SearchSelection>> {
  const text = query.trim();
  // An empty text is not a search, and is never answered with everything (spec §5).
  if (text === '') return { options: [] };
  const { options: source, maxResults = Infinity } = completer;
  const answer = typeof source === 'function' ? await source(text) : source;
  const { items, total } = 'items' in answer ? answer : { items: answer };
  const isNarrowedHere =
    typeof source !== 'function' || completer.getSearchExpression !== undefined;

  const all = items.map((item) => toOption(completer, item, text));
  const matching = isNarrowedHere
    ? filterOptions(all, text, completer.getSearchExpression?.bind(completer))
    : all;
  const shown = matching.slice(0, maxResults);
  const count = isNarrowedHere ? matching.length : (total ?? matching.length);
  const note =
    count > shown.length
      ? sprintf(
          /* translators: 1: how many are shown; 2: how many there are. */
          __('The first %1$d of %2$d. Type more to narrow them down.', 'tillview'),
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
