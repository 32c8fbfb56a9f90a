import type { CurriedSelectorsOf } from '@wordpress/data';
import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { ItemsData } from './types.ts';

/** Registered name of the items data store. */
export const ITEMS_STORE_NAME = 'wc/admin/items';

const initialData: ItemsData = { collections: {}, totals: {}, pendingStock: {} };

/** The data store for catalog items and other item lists, by type. */
export const itemsStore = createStore(ITEMS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});

/** The type of `select( itemsStore )`. */
export type ItemsSelectors = CurriedSelectorsOf<typeof itemsStore>;
