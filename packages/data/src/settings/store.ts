import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { SettingsData } from './types.ts';

/** The name under which the settings store is registered. */
export const SETTINGS_STORE_NAME = 'wc/admin/settings';

const initialData: SettingsData = { groups: {} };

/** Settings of the shop, by group. */
export const settingsStore = createStore(SETTINGS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
