import { Button, lazyWithRetry, type TableHeader } from '@tillview/components';
import { getErrorText, RestError } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { RefusedSort } from './use-refused-sort.ts';
import type { DownloadProblem, DownloadProgress as DownloadProgressState } from './download.ts';

/** The sentence for a sort that the store refused. */
function describeRefusal({ refused, used }: RefusedSort, headers: readonly TableHeader[]): string {
  const nameOf = (key: string) => {
    const label = headers.find((header) => header.key === key)?.label;
    return typeof label === 'string' ? label : key;
  };
  return sprintf(
    /* translators: 1: the column that was selected, 2: the column that the table is sorted by instead. */
    __('The store cannot sort this table by %1$s. It is sorted by %2$s.', 'tillview'),
    nameOf(refused.orderby),
    nameOf(used.orderby),
  );
}

export type TableStatusProps = {
  headers: readonly TableHeader[];
  /** What to say where the comparison of the rows failed. */
  comparisonError: string | undefined;
  /** The page that the address named although it does not exist, and the one that is shown; undefined where it does. */
  missingPage: number | undefined;
  shownPage: number;
  /** A sort that the store refused. */
  refusal: RefusedSort | undefined;
  /** What was done with the rows, or nothing. */
  message: ReactNode;
};

/** What changed above the rows of a table, without a way to act on it. */
export function TableStatus({
  headers,
  comparisonError,
  missingPage,
  shownPage,
  refusal,
  message,
}: TableStatusProps) {
  return (
    <>
      {missingPage !== undefined && (
        <p className="tillview-report__notice">
          {sprintf(
            /* translators: 1: the number of a page that does not exist, 2: the number of the page that is shown. */
            __('There is no page %1$d. Page %2$d is shown.', 'tillview'),
            missingPage,
            shownPage,
          )}
        </p>
      )}
      {message && <p className="tillview-report__done">{message}</p>}
      {comparisonError && <p className="tillview-report__notice">{comparisonError}</p>}
      {refusal && <p className="tillview-report__notice">{describeRefusal(refusal, headers)}</p>}
    </>
  );
}

export type TableNoticesProps = {
  /** The rows whose number the store did not report; undefined where it did. */
  missingTotal: 'list' | 'intervals' | undefined;
  /** Why the selection of columns, which holds on this page, was not saved; undefined when it was. */
  columnsError: unknown;
  onSaveColumns: () => void;
  /** How far a download of all pages is; undefined without one. */
  progress: DownloadProgressState | undefined;
  onCancelDownload: () => void;
  /** What could not be done with the rows; undefined when it was, or nothing was requested. */
  problem: DownloadProblem | undefined;
};

/** Loaded when a download of all pages starts. */
const DownloadProgress = lazyWithRetry(() => import('./download-progress.tsx'), {
  placeholder: () => null,
  failure: () => __('The progress could not be loaded.', 'tillview'),
});

/** The store answered and dropped the setting: it would drop it again. */
const isNotKept = (error: unknown) =>
  error instanceof RestError && error.code === 'preference_not_kept';

/** What a table has to say above its rows: a choice that was not saved, a file that could not be made. */
export function TableNotices({
  missingTotal,
  columnsError,
  onSaveColumns,
  progress,
  onCancelDownload,
  problem,
}: TableNoticesProps) {
  return (
    <>
      {missingTotal && (
        <p className="tillview-report__notice" role="status">
          {missingTotal === 'list'
            ? __(
                'The store did not report how many rows there are. Go to the next page to see whether there are more.',
                'tillview',
              )
            : __(
                'The store did not report how many rows there are, so they were loaded page by page up to the last one.',
                'tillview',
              )}
        </p>
      )}
      {columnsError !== undefined && (
        <p className="tillview-report__notice" role="status">
          {__(
            'Your column selection could not be saved. It applies to this page only.',
            'tillview',
          )}{' '}
          {getErrorText(columnsError)}{' '}
          {!isNotKept(columnsError) && (
            <Button variant="link" onClick={onSaveColumns}>
              {__('Save again', 'tillview')}
            </Button>
          )}
        </p>
      )}
      {progress && <DownloadProgress progress={progress} onCancel={onCancelDownload} />}
      {problem && (
        <p className="tillview-report__notice" role="alert">
          {problem.text} {problem.reason}{' '}
          <Button variant="link" onClick={problem.retry}>
            {__('Try again', 'tillview')}
          </Button>
        </p>
      )}
    </>
  );
}
