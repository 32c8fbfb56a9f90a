import type { Query } from '../core/query.ts';

/** A report that the server writes to a file and sends by email. */
export type ReportExport = {
  exportType: string;
  exportArgs: Query;
  export_id: string;
  message: string;
};

/**
 * Progress of an export: requested, accepted by the server, finished, or failed (not started, or no longer known to the
 * server).
 */
export type ExportState = 'starting' | 'running' | 'finished' | 'failed';

/** An export in the list. */
export type ListedExport = {
  /** Unique key in the list. */
  key: string;
  exportType: string;
  exportArgs: Query;
  /** Absent until the server has accepted the export. */
  export_id?: string;
  /** When it was requested, in milliseconds since 1970. */
  started: number;
  state: ExportState;
  /** The server's message, or the reason why the export failed. For display. */
  message: string;
  /** 0 to 100. */
  percent_complete: number;
  /** URL of the file; absent until the server reports it. */
  download_url?: string;
};

/** State of the export data store. */
export type ExportData = {
  /** The last started export of each type and arguments. */
  readonly exports: Readonly<Record<string, ReportExport>>;
  /** All requested exports, newest first. */
  readonly list: readonly ListedExport[];
  /** Number of requested exports, used to create their keys. */
  readonly requests: number;
};
