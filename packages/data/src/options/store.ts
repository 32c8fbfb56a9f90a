import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { OptionsData } from './types.ts';

/** Registered name of the options data store. */
export const OPTIONS_STORE_NAME = 'wc/admin/options';

const initialData: OptionsData = { values: {}, changes: {} };

/** The data store for site options. */
export const optionsStore = createStore(OPTIONS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
