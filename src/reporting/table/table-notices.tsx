import { Button, VisuallyHidden, type TableHeader } from '@tillview/components';
import { RestError } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useErrorText } from '../../shell/use-error-text.ts';
import type { SortFallback } from './use-sort-fallback.ts';
import { DownloadProgress } from '../download/download-progress.tsx';
import type { useDownload } from '../download/use-download.ts';
import type { useHiddenColumns } from './use-hidden-columns.ts';

/** Returns the message about a sort that the store rejected. */
function describeRefusal({ refused, used }: SortFallback, headers: readonly TableHeader[]): string {
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

/** What the status messages and notices of a table tell. */
export type TableState = {
  headers: readonly TableHeader[];
  /** The message when the comparison of the rows failed. */
  comparisonError?: string | undefined;
  /**
   * The page number from the URL if that page does not exist; undefined otherwise. `shownPage` is the page shown
   * instead.
   */
  missingPage?: number | undefined;
  shownPage: number;
  /** A sort that the store rejected. */
  refusal?: SortFallback | undefined;
  /** Set if the store did not report the number of these rows. */
  missingTotal?: 'list' | 'intervals' | undefined;
  /** Whether the selection of columns was not saved. It still applies on this page. */
  hiding: Pick<ReturnType<typeof useHiddenColumns>, 'saveError' | 'save'>;
  /** The last action on the rows, such as a copy: its progress, its result, or why it failed. */
  download: Pick<
    ReturnType<typeof useDownload>,
    'message' | 'spoken' | 'progress' | 'cancel' | 'problem'
  >;
};

/** Status messages above the rows of a table, without actions. */
export function TableStatus({
  headers,
  comparisonError,
  missingPage,
  shownPage,
  refusal,
  download: { message, spoken },
}: TableState) {
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
      {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
      {message && <p className="tillview-report__done">{message}</p>}
      {comparisonError && <p className="tillview-report__notice">{comparisonError}</p>}
      {refusal && <p className="tillview-report__notice">{describeRefusal(refusal, headers)}</p>}
    </>
  );
}

/** The store accepted the request but dropped the setting. Saving again would have the same result. */
const isNotKept = (error: unknown) =>
  error instanceof RestError && error.code === 'preference_not_saved';

/** Notices above the rows of a table, such as a setting that was not saved or a file that could not be created. */
export function TableNotices({ missingTotal, hiding, download }: TableState) {
  const getErrorText = useErrorText();
  const { saveError, save } = hiding;
  const { progress, cancel, problem } = download;
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
      {saveError !== undefined && (
        <p className="tillview-report__notice" role="status">
          {__(
            'Your column selection could not be saved. It applies to this page only.',
            'tillview',
          )}{' '}
          {getErrorText(saveError)}{' '}
          {!isNotKept(saveError) && (
            <Button variant="link" onClick={save}>
              {__('Save again', 'tillview')}
            </Button>
          )}
        </p>
      )}
      {progress && <DownloadProgress progress={progress} onCancel={cancel} />}
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
