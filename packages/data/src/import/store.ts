import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { ImportData } from './types.ts';

/** The name under which the import store is registered. */
export const IMPORT_STORE_NAME = 'wc/admin/import';

/** The defaults of spec §9. */
const initialData: ImportData = {
  started: { activeImport: false, lastImportStartTimestamp: 0 },
  form: { period: { date: '', label: 'all' }, skipPrevious: true },
  statuses: {},
  totals: {},
};

/** Taking past orders into the reports. */
export const importStore = createStore(IMPORT_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
