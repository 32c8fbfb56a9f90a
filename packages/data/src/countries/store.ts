import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { CountriesData } from './types.ts';

/** The name under which the countries store is registered. */
export const COUNTRIES_STORE_NAME = 'wc/admin/countries';

const initialData: CountriesData = { countries: [] };

/** The countries, read once in a session. */
export const countriesStore = createStore(COUNTRIES_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
