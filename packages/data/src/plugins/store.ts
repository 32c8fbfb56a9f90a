import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { PluginsData } from './types.ts';

/** Registered name of the plugins data store. */
export const PLUGINS_STORE_NAME = 'wc/admin/plugins';

const initialData: PluginsData = {
  active: [],
  installed: [],
  isConnected: undefined,
  connectUrls: {},
};

/** The data store for plugins, and for the two services that are connected through them. */
export const pluginsStore = createStore(PLUGINS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
