import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { SettingsData } from './types.ts';

/** Registered name of the settings data store. */
export const SETTINGS_STORE_NAME = 'wc/admin/settings';

const initialData: SettingsData = { groups: {} };

/** The data store for the settings of the store, by group. */
export const settingsStore = createStore(SETTINGS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
