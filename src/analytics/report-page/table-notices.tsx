import { Button } from '@tillview/components';
import { getErrorText, RestError } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { TableMessage } from './table-message.tsx';

type Props = {
  /** Why the selection of columns, which holds on this page, was not saved; undefined when it was. */
  columnsError: unknown;
  onSaveColumns: () => void;
  hasDownloadFailed: boolean;
  onRetryDownload: () => void;
};

/** The store answered and dropped the setting: it would drop it again. */
const isNotKept = (error: unknown) =>
  error instanceof RestError && error.code === 'preference_not_kept';

/** What a table has to say above its rows: a choice that was not saved, a file that could not be made. */
export function TableNotices({
  columnsError,
  onSaveColumns,
  hasDownloadFailed,
  onRetryDownload,
}: Props) {
  return (
    <>
      <TableMessage />
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
      {hasDownloadFailed && (
        <p className="tillview-report__notice" role="alert">
          {__('The file could not be created because not all rows could be loaded.', 'tillview')}{' '}
          <Button variant="link" onClick={onRetryDownload}>
            {__('Try again', 'tillview')}
          </Button>
        </p>
      )}
    </>
  );
}
