import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { ExportData } from './types.ts';

/** The name under which the export store is registered. */
export const EXPORT_STORE_NAME = 'wc/admin/export';

const initialData: ExportData = { exports: {} };

/** Reports that the server writes and mails. */
export const exportStore = createStore(EXPORT_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
