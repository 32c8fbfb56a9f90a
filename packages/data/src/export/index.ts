export { EXPORT_STORE_NAME, exportStore } from './store.ts';

export type { ListedExport } from './types.ts';
