import type { TableHeader, TableRow } from '@tillview/components';
import {
  getErrorText,
  type readAllRows,
  type ReportRequest,
  type ReportSource,
} from '@tillview/data';
import type { Query } from '@tillview/navigation';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { ReadRowsOptions } from './use-table-comparison.tsx';
import { useHost } from '../../host/host-context.ts';
import { readChoice, rememberChoice } from '../../host/remembered-choice.ts';
import type { FileRows } from './csv-file-name.ts';
import type { ReportContext } from './report-definition.ts';

/** Pages read, and how many there are. */
export type DownloadProgress = { readonly read: number; readonly pages: number };

/** What could not be done with the rows, why, and how to try it again. */
export type DownloadProblem = {
  readonly text: string;
  readonly reason: string;
  readonly retry: () => void;
};

type Options = {
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

/** The least time between two steps of the progress, in milliseconds: each draws the table's card again. */
const PROGRESS_MS = 150;

const DETAILS_CHOICE = 'download-details';

/** Loaded when it is used, and before: when the menu is opened. */
const loadExport = () => import('./table-export.ts');

/** Errors of this page's own name their reason in the user's words, as those of the store do. */
const getProblemText = (error: unknown) =>
  error instanceof Error && error.name === 'ClipboardError' ? error.message : getErrorText(error);

/** Takes the rows of a table away: to a file, to the clipboard, or by email. */
export function useDownload({
  title,
  request,
  source,
  query,
  headers,
  rows,
  hasSeveralPages,
  context,
  readAllRows: readAll,
}: Options) {
  const registry = useRegistry();
  const { timeZone, variationTitleSeparator: variationSeparator } = useHost();
  const [progress, setProgress] = useState<DownloadProgress>();
  const [problem, setProblem] = useState<DownloadProblem>();
  const [message, setMessage] = useState('');
  const [hasDetails, setHasDetails] = useState(() => readChoice(DETAILS_CHOICE, true));
  const running = useRef<AbortController>(undefined);
  // Another report ends the download of this one.
  useEffect(() => () => running.current?.abort(), []);

  const attempt = async (text: string, act: (signal: AbortSignal) => Promise<string>) => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setMessage('');
    try {
      setMessage(await act(controller.signal));
    } catch (error) {
      if (!controller.signal.aborted)
        setProblem({
          text,
          reason: getProblemText(error),
          retry: () => void attempt(text, act),
        });
    }
    if (running.current !== controller) return;
    running.current = undefined;
    setProgress(undefined);
  };

  const save = async (all: Iterable<TableRow>, fileRows: FileRows) => {
    const { getFileDetails, saveTable } = await loadExport();
    const currency = context.currency.getCurrencyConfig();
    const describe = { title, request, source, query, timeZone, currency, registry };
    await saveTable({
      title,
      request,
      headers,
      rows: all,
      fileRows: hasSeveralPages ? fileRows : undefined,
      details: hasDetails ? await getFileDetails({ ...describe, variationSeparator }) : [],
    });
    return '';
  };
  const failed = __(
    'The file could not be created because not all rows could be loaded.',
    'tillview',
  );
  const downloadShown = () =>
    void attempt(__('The file could not be created.', 'tillview'), () => save(rows, 'this-page'));
  const downloadAll = () => {
    setProgress({ read: 0, pages: 0 });
    void attempt(failed, async (signal) => {
      let shownAt = -Infinity;
      const onProgress = (read: number, pages: number) => {
        const now = performance.now();
        if (signal.aborted || now - shownAt < PROGRESS_MS) return;
        shownAt = now;
        setProgress({ read, pages });
      };
      const { readAllRows: read } = await loadExport();
      const all = await readAll(read, { onProgress, signal });
      signal.throwIfAborted();
      return save(all, 'all-pages');
    });
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(undefined);
    setMessage(__('Download canceled.', 'tillview'));
  };
  const copy = (copied: readonly TableRow[]) =>
    void attempt(__('The rows could not be copied.', 'tillview'), async () => {
      const { copyRows } = await loadExport();
      return copyRows(headers, copied, context.formatNumber);
    });
  const email = () =>
    void attempt(__('The store could not start the export.', 'tillview'), async () => {
      const { startEmail } = await loadExport();
      return startEmail(registry, request);
    });
  const includeDetails = (isIncluded: boolean) => {
    setHasDetails(isIncluded);
    rememberChoice(DETAILS_CHOICE, isIncluded);
  };

  return {
    progress,
    problem,
    message,
    hasDetails,
    includeDetails,
    downloadShown,
    downloadAll,
    cancel,
    copy,
    email,
    /** Loads what a download needs, before it is started. */
    prepare: () => void loadExport().catch(() => undefined),
  };
}
