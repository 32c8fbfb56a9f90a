import { Button } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { TableMessage } from './table-message.tsx';

type Props = {
  /** The selection of columns holds on this page but was not saved. */
  isColumnChoiceUnsaved: boolean;
  onSaveColumns: () => void;
  hasDownloadFailed: boolean;
  onRetryDownload: () => void;
};

/** What a table has to say above its rows: a choice that was not saved, a file that could not be made. */
export function TableNotices({
  isColumnChoiceUnsaved,
  onSaveColumns,
  hasDownloadFailed,
  onRetryDownload,
}: Props) {
  return (
    <>
      <TableMessage />
      {isColumnChoiceUnsaved && (
        <p className="tillview-report__notice" role="status">
          {__(
            'Your column selection could not be saved. It applies to this page only.',
            'tillview',
          )}{' '}
          <Button variant="link" onClick={onSaveColumns}>
            {__('Save again', 'tillview')}
          </Button>
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
