export { IMPORT_STORE_NAME, importStore } from './store.ts';

export type {
  ImportForm,
  ImportProgress,
  ImportStarted,
  ImportStatus,
  ImportTotals,
} from './types.ts';
