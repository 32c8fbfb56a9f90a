import type { Query } from '../core/query.ts';
import type { ItemsSelectors } from './store.ts';
import type { ItemOf } from './types.ts';

/** What was found for some words. */
export type FoundItems<Type extends string> = {
  /** By id, each once, whichever word found it. */
  items: Readonly<Record<string, ItemOf<Type>>>;
  isRequesting: boolean;
  isError: boolean;
};

/** Items of a type that any of the words finds: one read per word, ten items each unless the options say otherwise. */
export function searchItemsByString<Type extends string>(
  selector: ItemsSelectors,
  itemType: Type,
  words: readonly string[],
  options: Query = {},
): FoundItems<Type> {
  const items: Record<string, ItemOf<Type>> = {};
  let isRequesting = false;
  let isError = false;
  for (const search of words) {
    const query = { search, per_page: 10, ...options };
    for (const [id, item] of selector.getItems(itemType, query)) items[id] = item;
    const hasFailed = selector.getItemsError(itemType, query) !== undefined;
    isError ||= hasFailed;
    isRequesting ||= !hasFailed && !selector.hasFinishedResolution('getItems', [itemType, query]);
  }
  return { items, isRequesting, isError };
}
