import { createListSelector } from '../core/collection.ts';
import { memoize } from '../core/memoize.ts';
import { getResourceName, type Query, withNormalQuery } from '../core/query.ts';
import { createResource, createStatusSelectors } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { getCollection, getTotalKey } from './collections.ts';
import { keyOf } from './operations.ts';
import type { CatalogueItem, ItemsData, ItemsMap } from './types.ts';

type State = StoreState<ItemsData>;
type AnyMap = ReadonlyMap<number | string, CatalogueItem>;

const listItems = createListSelector<CatalogueItem>();
const toMap = memoize(
  (items: readonly CatalogueItem[]): AnyMap => new Map(items.map((item) => [item.id, item])),
);

type GetItems = {
  (state: State, itemType: string, query?: Query, defaultValue?: AnyMap): AnyMap;
  CurriedSignature: <Type extends string>(
    itemType: Type,
    query?: Query,
    defaultValue?: ItemsMap<Type>,
  ) => ItemsMap<Type>;
  PromiseCurriedSignature: <Type extends string>(
    itemType: Type,
    query?: Query,
    defaultValue?: ItemsMap<Type>,
  ) => Promise<ItemsMap<Type>>;
};

/**
 * The items of a type by id, in the order of the reply; `defaultValue` (an empty map unless given) until read. Triggers
 * the read. The type is the path: `products`, `products/low-in-stock`, `categories`, `leaderboards` and so on.
 */
export const getItems = withNormalQuery(
  1,
  (state: State, itemType: string, query: Query = {}, defaultValue?: AnyMap): AnyMap => {
    const collection = getCollection(state.data, itemType);
    const key = getResourceName(itemType, query);
    if (!collection.byQuery[key] && defaultValue) return defaultValue;
    return toMap(listItems(collection, key));
  },
  // The curried signatures only exist for TypeScript: the registry's own types lose the relation between the item type
  // and the items.
) as unknown as GetItems;

/** Total count of the items of a type for a query; `defaultValue` until read. Triggers the read. */
export const getItemsTotalCount = withNormalQuery(
  1,
  (state: State, itemType: string, query: Query = {}, defaultValue = 0): number =>
    state.data.totals[getTotalKey(itemType, query)] ?? defaultValue,
);

const items = createResource(keyOf, 'getItems');

export const { isRequesting: isItemsRequesting } = items;

/** The error of the last read of the items, or undefined. */
export function getItemsError(
  state: State,
  itemType: string,
  query: Query = {},
): Error | undefined {
  return items.getError(state, itemType, query) || undefined;
}

export const { isOperationRequesting, getOperationError } = createStatusSelectors(keyOf);
