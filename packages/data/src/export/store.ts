import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { ExportData } from './types.ts';

/** Registered name of the export data store. */
export const EXPORT_STORE_NAME = 'wc/admin/export';

const initialData: ExportData = { exports: {}, list: [], requests: 0 };

/** The data store for exports of reports. */
export const exportStore = createStore(EXPORT_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
