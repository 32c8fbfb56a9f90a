import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHost } from '../../host/host-context.ts';
import { readChoice, rememberChoice } from '../../host/session/remembered-choice.ts';
import { useErrorText } from '../../shell/use-error-text.ts';
import { readDecimalComma, rememberDecimalComma } from './decimal-comma.ts';
import type { DownloadJob, DownloadProblem, DownloadProgress, TableDownload } from './download.ts';

/** Loaded on use, or earlier, when the pointer or the focus reaches the button. */
const loadDownload = () => import('./run-download.tsx');

/** Exports the rows of a table: to a file, to the clipboard, or by email. */
export function useDownload(options: TableDownload) {
  const registry = useRegistry();
  const host = useHost();
  const getErrorText = useErrorText();
  const [progress, setProgress] = useState<DownloadProgress>();
  const [problem, setProblem] = useState<DownloadProblem>();
  const [message, setMessage] = useState<ReactNode>('');
  const [spoken, setSpoken] = useState('');
  const [hasDetails, setHasDetails] = useState(() => readChoice('download-details'));
  const [hasTotals, setHasTotals] = useState(() => readChoice('download-totals'));
  const currency = options.context.currency.getCurrencyConfig();
  const [hasDecimalComma, setHasDecimalComma] = useState(() => readDecimalComma(currency));
  const running = useRef<AbortController>(undefined);
  // Leaving the report cancels its download.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (job: DownloadJob) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProblem(undefined);
    setMessage('');
    setSpoken('');
    if (job.kind === 'all-pages') setProgress({ read: 0, pages: 0 });
    const retry = () => void start(job);
    try {
      const { runDownload } = await loadDownload();
      const {
        message: done,
        spoken: text = '',
        problem: failed,
      } = await runDownload(job, {
        ...options,
        registry,
        host,
        getErrorText,
        hasDetails,
        hasTotals,
        // It may have been changed for another table of the page.
        hasDecimalComma: readDecimalComma(currency),
        signal,
        onProgress: setProgress,
      });
      if (!signal.aborted) {
        setMessage(done);
        setSpoken(text);
        if (failed) setProblem({ ...failed, retry });
      }
    } catch {
      const text = __('The download could not be loaded.', 'tillview');
      setProblem({ text, reason: __('Something went wrong.', 'tillview'), retry });
    }
    if (running.current !== controller) return;
    running.current = undefined;
    setProgress(undefined);
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(undefined);
    setMessage(__('Download canceled.', 'tillview'));
  };
  const includeDetails = (isIncluded: boolean) => {
    setHasDetails(isIncluded);
    rememberChoice('download-details', isIncluded);
  };
  const includeTotals = (isIncluded: boolean) => {
    setHasTotals(isIncluded);
    rememberChoice('download-totals', isIncluded);
  };
  const chooseDecimalComma = (isUsed: boolean) => {
    setHasDecimalComma(isUsed);
    rememberDecimalComma(isUsed);
  };

  return {
    progress,
    problem,
    message,
    spoken,
    hasDetails,
    includeDetails,
    hasTotals: options.totals ? hasTotals : undefined,
    includeTotals,
    hasDecimalComma,
    chooseDecimalComma,
    cancel,
    start: (job: DownloadJob) => void start(job),
    /** Loads the code of the download before it is started. */
    prepare: () => void loadDownload().catch(() => undefined),
  };
}
