import type { Query } from '../core/query.ts';

/** A report that the server writes to a file and sends by mail. */
export type ReportExport = {
  exportType: string;
  exportArgs: Query;
  export_id: string;
  message: string;
};

/** What the export store holds: exports by type and arguments. */
export type ExportData = {
  readonly exports: Readonly<Record<string, ReportExport>>;
};
