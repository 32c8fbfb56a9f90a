import type { CurriedSelectorsOf } from '@wordpress/data';
import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { ItemsData } from './types.ts';

/** The name under which the items store is registered. */
export const ITEMS_STORE_NAME = 'wc/admin/items';

const initialData: ItemsData = { collections: {}, totals: {}, pendingStock: {} };

/** What the shop sells, and other lists of items by type. */
export const itemsStore = createStore(ITEMS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});

/** The store's selectors bound to a registry, as `select( itemsStore )` gives them. */
export type ItemsSelectors = CurriedSelectorsOf<typeof itemsStore>;
