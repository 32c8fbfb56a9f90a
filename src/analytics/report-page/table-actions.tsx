import { Button, DownloadIcon, EllipsisMenu, MenuItem } from '@tillview/components';
import { __, _n, sprintf } from '@wordpress/i18n';

type Props = {
  /** Rows on the present page, and on all pages. */
  shownRows: number;
  totalRows: number;
  isBusy: boolean;
  onDownloadShown: () => void;
  onDownloadAll: () => void;
};

/** Download, at once when all rows are in sight, else with the choice between this page and all of them. */
export function TableActions({
  shownRows,
  totalRows,
  isBusy,
  onDownloadShown,
  onDownloadAll,
}: Props) {
  const label = __('Download', 'tillview');
  if (totalRows <= shownRows) {
    return (
      <Button isSmall disabled={shownRows === 0} onClick={onDownloadShown}>
        <DownloadIcon />
        {label}
      </Button>
    );
  }
  return (
    <EllipsisMenu
      label={label}
      icon={<DownloadIcon />}
      renderContent={({ onClose }) => (
        <>
          <MenuItem
            isClickable
            isDisabled={shownRows === 0}
            onInvoke={() => {
              onDownloadShown();
              onClose();
            }}
          >
            {sprintf(
              /* translators: %d: number of rows on the page. */
              _n('This page, %d row', 'This page, %d rows', shownRows, 'tillview'),
              shownRows,
            )}
          </MenuItem>
          <MenuItem
            isClickable
            isDisabled={isBusy}
            onInvoke={() => {
              onDownloadAll();
              onClose();
            }}
          >
            {sprintf(
              /* translators: %d: number of rows on all pages. */
              _n('All pages, %d row', 'All pages, %d rows', totalRows, 'tillview'),
              totalRows,
            )}
          </MenuItem>
        </>
      )}
    />
  );
}
