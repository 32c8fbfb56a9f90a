import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';

/** Registered name of the countries data store. */
export const COUNTRIES_STORE_NAME = 'wc/admin/countries';

/** The data store for countries, which are read once per page load. */
export const countriesStore = createStore(COUNTRIES_STORE_NAME, {
  initialData: {},
  resolvers,
  actions,
  keys,
  selectors,
});
