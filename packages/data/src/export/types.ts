import type { Query } from '../core/query.ts';

/** A report that the server writes to a file and sends by email. */
export type ReportExport = {
  exportType: string;
  exportArgs: Query;
  export_id: string;
  message: string;
};

/** State of the export data store: exports by type and arguments. */
export type ExportData = {
  readonly exports: Readonly<Record<string, ReportExport>>;
};
