import type { TableHeader, TableRow } from '@tillview/components';
import type { readAllRows, ReportRequest, ReportSource } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import type { FileRows } from './csv-file-name.ts';
import type { ReportContext } from './report-definition.ts';
import type { ReadRowsOptions } from './use-table-comparison.tsx';

/** Pages read, and how many there are. */
export type DownloadProgress = { readonly read: number; readonly pages: number };

/** What could not be done with the rows, why, and how to try it again. */
export type DownloadProblem = {
  readonly text: string;
  readonly reason: string;
  readonly retry: () => void;
};

/** What is to be done with the rows of a table. */
export type DownloadJob =
  | { kind: FileRows | 'email' }
  | { kind: 'copy'; rows: readonly TableRow[] };

/** The table whose rows are taken away. */
export type TableDownload = {
  /** What the file is named after: the report. */
  title: string;
  /** What is in force: it becomes part of the file and of its name. */
  request: ReportRequest;
  /** Names the filters of the address. */
  source: ReportSource;
  query: Query;
  headers: readonly TableHeader[];
  rows: readonly TableRow[];
  /** Whether the rows on the page are some of several pages only. */
  hasSeveralPages: boolean;
  context: ReportContext;
  /** Reads the rows of all pages, in the order shown; only their values are needed. Throws when that fails. */
  readAllRows: (read: typeof readAllRows, options: ReadRowsOptions) => Promise<Iterable<TableRow>>;
};
