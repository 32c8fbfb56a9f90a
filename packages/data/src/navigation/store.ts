import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { NavigationData } from './types.ts';

/** The name under which the navigation store is registered. */
export const NAVIGATION_STORE_NAME = 'woocommerce-navigation';

const initialData: NavigationData = { menuItems: [], favorites: [] };

/** The menu and what the person has marked in it. */
export const navigationStore = createStore(NAVIGATION_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
