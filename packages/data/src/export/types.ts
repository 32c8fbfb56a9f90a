import type { Query } from '../core/query.ts';

/** A report that the server writes to a file and sends by email. */
export type ReportExport = {
  exportType: string;
  exportArgs: Query;
  export_id: string;
  message: string;
};

/** Where an export stands: requested, accepted by the store, sent, or not started or lost. */
export type ExportState = 'starting' | 'running' | 'finished' | 'failed';

/** An export as the list shows it. */
export type ListedExport = {
  /** Names it in the list. */
  key: string;
  exportType: string;
  exportArgs: Query;
  /** Absent until the store has accepted it. */
  export_id?: string;
  /** When it was requested, in milliseconds since 1970. */
  started: number;
  state: ExportState;
  /** The message of the store; why it failed, when it did. For display. */
  message: string;
  /** 0 to 100. */
  percent_complete: number;
  /** Where the file is; absent until the store says so. */
  download_url?: string;
};

/** State of the export data store. */
export type ExportData = {
  /** The last one that was started, by type and arguments. */
  readonly exports: Readonly<Record<string, ReportExport>>;
  /** All that were requested, newest first. */
  readonly list: readonly ListedExport[];
  /** How many were requested: it makes their keys. */
  readonly requests: number;
};
