import type { Query } from '../core/query.ts';
import type { ItemsSelectors } from './store.ts';
import type { ItemOf } from './types.ts';

/** Result of a search by words. */
export type FoundItems<Type extends string> = {
  /** Items by id. An item that matches several words appears once. */
  items: Readonly<Record<string, ItemOf<Type>>>;
  isRequesting: boolean;
  isError: boolean;
};

/** The items of a type that match any of the words. Sends one request per word, by default for 10 items each. */
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
