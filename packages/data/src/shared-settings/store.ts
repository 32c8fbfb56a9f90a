import { createStore } from '../core/store.ts';
import { actions, keys, resolvers, type SharedSettingsData } from './operations.ts';
import * as selectors from './selectors.ts';

/** Registered name of the data store of shared settings. */
export const SHARED_SETTINGS_STORE_NAME = 'tillview/shared-settings';

const initialData: SharedSettingsData = { settings: undefined };

/** The data store for the settings that all users share. */
export const sharedSettingsStore = createStore(SHARED_SETTINGS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
