import type { TableRow } from '@tillview/components';
import { readAllRows } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { HostConfig } from '../../host/host-config.ts';
import { keepDownload } from '../../host/session/kept-downloads.ts';
import type { FileRows } from './csv-file-name.ts';
import type { DownloadJob, DownloadProblem, DownloadProgress, TableDownload } from './download.ts';
import { EmailStarted } from './email-started.tsx';
import { getTotalsLine } from './totals-line.ts';
import { copyRows, getFileDetails, saveTable, startEmail } from './table-export.ts';

type RunOptions = TableDownload & {
  registry: DataRegistry;
  host: HostConfig;
  /** Whether the file begins with the report's details. */
  hasDetails: boolean;
  /** Whether the file ends with the totals. */
  hasTotals: boolean;
  /** Whether files have semicolons and decimal commas. */
  hasDecimalComma: boolean;
  /** Says why a request failed. */
  getErrorText: (error: unknown) => string;
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
};

/** The message to show, and what is only spoken: the browser itself shows a saved file. */
type Done = { message: ReactNode; spoken?: string };

/** The result of a download; `problem` is set when the download failed. */
type DownloadResult = Done & { problem?: Omit<DownloadProblem, 'retry'> };

/** The minimum time between two progress updates, in milliseconds: each update renders the table's card again. */
const PROGRESS_MS = 150;

/** A `ClipboardError` has a message for the user, as the store's errors do. */
const getProblemText = (error: unknown, { getErrorText }: RunOptions) =>
  error instanceof Error && error.name === 'ClipboardError' ? error.message : getErrorText(error);

async function save(
  given: Iterable<TableRow>,
  fileRows: FileRows,
  options: RunOptions,
): Promise<Done> {
  const rows = [...given];
  const { title, request, headers, hasSeveralPages, hasDetails, hasDecimalComma, context } =
    options;
  const { hasTotals, totals } = options;
  const currency = context.currency.getCurrencyConfig();
  const { timeZone, variationTitleSeparator: variationSeparator } = options.host;
  let count = 0;
  function* countRows() {
    for (const row of rows) {
      count += 1;
      yield row;
    }
  }
  const name = await saveTable({
    title,
    request,
    headers,
    rows: countRows(),
    hasDecimalComma,
    fileRows: hasSeveralPages ? fileRows : undefined,
    totals: hasTotals && totals ? getTotalsLine(totals) : undefined,
    details: hasDetails
      ? [
          ...(await getFileDetails({ ...options, currency, timeZone, variationSeparator })),
          ...(options.details ?? []),
        ]
      : [],
  });
  keepDownload(options.host, { name, at: Date.now(), rows: count });
  const spoken = sprintf(
    /* translators: %s: number of rows. */
    _n('%s row was downloaded.', '%s rows were downloaded.', count, 'tillview'),
    context.formatNumber(count),
  );
  return { message: '', spoken };
}

async function saveAllPages(options: RunOptions) {
  const { signal, onProgress } = options;
  let shownAt = -Infinity;
  const rows = await options.readAllRows(readAllRows, {
    signal,
    onProgress(read, pages) {
      const now = performance.now();
      if (signal.aborted || now - shownAt < PROGRESS_MS) return;
      shownAt = now;
      onProgress({ read, pages });
    },
  });
  signal.throwIfAborted();
  return save(rows, 'all-pages', options);
}

/** Returns the action for a job, and the message to show when it fails. */
function getTask(
  job: DownloadJob,
  options: RunOptions,
): { failed: string; act: () => Promise<Done> } {
  const { registry, host, request, headers, rows, hasDecimalComma, context } = options;
  switch (job.kind) {
    case 'this-page':
      return {
        failed: __('The file could not be created.', 'tillview'),
        act: () => save(rows, 'this-page', options),
      };
    case 'all-pages':
      return {
        failed: __(
          'The file could not be created because not all rows could be loaded.',
          'tillview',
        ),
        act: () => saveAllPages(options),
      };
    case 'email':
      return {
        failed: __('The store could not start the export.', 'tillview'),
        act: async () => {
          await startEmail(registry, host, request);
          return { message: <EmailStarted /> };
        },
      };
    default:
      return {
        failed: __('The rows could not be copied.', 'tillview'),
        act: async () => ({
          message: await copyRows(headers, job.rows, hasDecimalComma, context.formatNumber),
        }),
      };
  }
}

/** Saves rows as a file, copies them to the clipboard, or has the store email them. Does not throw. */
export async function runDownload(job: DownloadJob, options: RunOptions): Promise<DownloadResult> {
  const { failed, act } = getTask(job, options);
  try {
    return await act();
  } catch (error) {
    return { message: '', problem: { text: failed, reason: getProblemText(error, options) } };
  }
}
