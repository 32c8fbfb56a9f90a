export { IMPORT_STORE_NAME, importStore } from './store.ts';

export type { ImportTotalsWithStart } from './selectors.ts';
export type {
  ImportForm,
  ImportPeriod,
  ImportProgress,
  ImportStarted,
  ImportStatus,
  ImportTotals,
  OrderImport,
} from './types.ts';
