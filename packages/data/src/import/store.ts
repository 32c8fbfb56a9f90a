import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { ImportData } from './types.ts';

/** Registered name of the import data store. */
export const IMPORT_STORE_NAME = 'wc/admin/import';

/** The defaults (R9.63–R9.65). */
const initialData: ImportData = {
  started: { activeImport: false, lastImportStartTimestamp: 0 },
  form: { period: { date: '', label: 'all' }, skipPrevious: true },
  statuses: {},
};

/** The data store for the import of past orders into the reports. */
export const importStore = createStore(IMPORT_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
