export { EXPORT_STORE_NAME, exportStore } from './store.ts';

export type { ExportState, ListedExport, ReportExport } from './types.ts';
