import { Button, DownloadIcon, EllipsisMenu, MenuItem } from '@tillview/components';
import { __, _n, sprintf } from '@wordpress/i18n';

type Props = {
  /** Rows on the present page, and on all pages. */
  shownRows: number;
  totalRows: number;
  /** Whether `totalRows` is only the least that there are. */
  isTotalUnknown: boolean;
  isBusy: boolean;
  /** Writes a count with the store's separators. */
  formatNumber: (value: number) => string;
  onDownloadShown: () => void;
  onDownloadAll: () => void;
};

/** Download, at once when all rows are in sight, else with the choice between this page and all of them. */
export function TableActions({
  shownRows,
  totalRows,
  isTotalUnknown,
  isBusy,
  formatNumber,
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
              /* translators: %s: number of rows on the page. */
              _n('This page, %s row', 'This page, %s rows', shownRows, 'tillview'),
              formatNumber(shownRows),
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
            {isTotalUnknown
              ? __('All pages', 'tillview')
              : sprintf(
                  /* translators: %s: number of rows on all pages. */
                  _n('All pages, %s row', 'All pages, %s rows', totalRows, 'tillview'),
                  formatNumber(totalRows),
                )}
          </MenuItem>
        </>
      )}
    />
  );
}
