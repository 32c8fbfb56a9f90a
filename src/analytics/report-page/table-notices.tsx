import { Button } from '@tillview/components';
import { getErrorText, RestError } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { TableMessage } from './table-message.tsx';

type Props = {
  /** The rows whose number the store did not report; undefined where it did. */
  missingTotal: 'list' | 'intervals' | undefined;
  /** Why the selection of columns, which holds on this page, was not saved; undefined when it was. */
  columnsError: unknown;
  onSaveColumns: () => void;
  /** Why there is no file; undefined when there is one, or none was requested. */
  downloadError: unknown;
  onRetryDownload: () => void;
};

/** The store answered and dropped the setting: it would drop it again. */
const isNotKept = (error: unknown) =>
  error instanceof RestError && error.code === 'preference_not_kept';

/** What a table has to say above its rows: a choice that was not saved, a file that could not be made. */
export function TableNotices({
  missingTotal,
  columnsError,
  onSaveColumns,
  downloadError,
  onRetryDownload,
}: Props) {
  return (
    <>
      <TableMessage />
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
      {downloadError !== undefined && (
        <p className="tillview-report__notice" role="alert">
          {__('The file could not be created because not all rows could be loaded.', 'tillview')}{' '}
          {getErrorText(downloadError)}{' '}
          <Button variant="link" onClick={onRetryDownload}>
            {__('Try again', 'tillview')}
          </Button>
        </p>
      )}
    </>
  );
}
