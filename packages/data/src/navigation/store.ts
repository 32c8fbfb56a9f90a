import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { NavigationData } from './types.ts';

/** Registered name of the navigation data store. */
export const NAVIGATION_STORE_NAME = 'woocommerce-navigation';

const initialData: NavigationData = { menuItems: [], favorites: [] };

/** The data store for the menu and the user's favorites. */
export const navigationStore = createStore(NAVIGATION_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
