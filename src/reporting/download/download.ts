import type { TableHeader, TableRow } from '@tillview/components';
import type { readAllRows, ReportRequest, ReportSource } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import type { FileRows } from './csv-file-name.ts';
import type { FileDetails } from './table-export.ts';
import type { TotalsContent } from './totals-line.ts';
import type { ReportContext } from '../definition/report-definition.ts';

/** The number of pages that were read, and of all pages. */
export type DownloadProgress = { readonly read: number; readonly pages: number };

/** The error of a download or copy, its reason, and a function that retries it. */
export type DownloadProblem = {
  readonly text: string;
  readonly reason: string;
  readonly retry: () => void;
};

/** An action with the rows of a table: download, email or copy. */
export type DownloadJob =
  | { kind: FileRows | 'email' }
  | { kind: 'copy'; rows: readonly TableRow[] };

/** The options of `readAllRows`. */
export type ReadRowsOptions = Parameters<typeof readAllRows>[2];

/** The table whose rows are downloaded or copied. */
export type TableDownload = {
  /** The title in the file name: the title of the report. */
  title: string;
  /** The active range, sort and filters, which decide the content of the file and its name. */
  request: ReportRequest;
  /** Describes the filters in the query. */
  source: ReportSource;
  query: Query;
  /** Lines for the beginning of the file, after those of every report. */
  details?: FileDetails;
  headers: readonly TableHeader[];
  rows: readonly TableRow[];
  /** Whether the table has more rows than the page shows. */
  hasSeveralPages: boolean;
  context: ReportContext;
  /** Whether rows have amounts in different currencies, which a column names. */
  hasRowCurrency?: boolean;
  /** The totals row of the table; null without one. */
  totals: TotalsContent | null;
  /** Reads the rows of all pages in the order shown. Only their values are needed. Throws if that fails. */
  readAllRows: (read: typeof readAllRows, options: ReadRowsOptions) => Promise<Iterable<TableRow>>;
};
