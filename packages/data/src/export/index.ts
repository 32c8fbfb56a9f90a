export { EXPORT_STORE_NAME, exportStore } from './store.ts';

export type { ReportExport } from './types.ts';
