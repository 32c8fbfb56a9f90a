import {
  Button,
  ChevronDownIcon,
  DownloadIcon,
  EllipsisMenu,
  MenuItem,
  MenuTitle,
} from '@tillview/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FileRows } from '../download/csv-file-name.ts';
import type { useDownload } from '../download/use-download.ts';
import { useScreenAction } from '../../shell/screen-actions.ts';

// In one chunk: both are loaded after the first view of a table.
export { TableNotices, TableStatus } from './table-notices.tsx';

/** Above this number of rows, the store's own export by email is offered, since loading the rows takes minutes. */
const EMAIL_FROM = 5000;

type Props = {
  /** The rows on the current page, the selected ones of these, and the rows on all pages. */
  shownRows: number;
  selectedRows?: number;
  totalRows: number;
  /** Whether `totalRows` is only a minimum. */
  isTotalUnknown?: boolean;
  /** Whether the store can export these rows itself. */
  canEmail?: boolean;
  /** The options of files, and the functions that change them and start a download. */
  download: Omit<ReturnType<typeof useDownload>, 'problem' | 'message' | 'spoken' | 'cancel'>;
  /** Formats a count with the store's separators. */
  formatNumber: (value: number) => string;
  onCopyShown: () => void;
  onCopySelected?: () => void;
};

type MenuProps = Props & {
  /** What is downloaded, with the number of rows. */
  thisPage: string;
  allPages: string;
  hasSeveralPages: boolean;
  isBusy: boolean;
  onDownload: (kind: FileRows | 'email') => void;
};

/** The menu of the other downloads, the options of files, and what can be copied. */
function DownloadMenu({
  thisPage,
  allPages,
  hasSeveralPages,
  isBusy,
  onDownload,
  ...props
}: MenuProps) {
  const { shownRows, selectedRows = 0, totalRows, canEmail, download, formatNumber } = props;
  const { hasDetails, hasTotals, hasDecimalComma, prepare } = download;
  return (
    <EllipsisMenu
      label={__('Download options', 'tillview')}
      icon={<ChevronDownIcon size={16} />}
      isBordered
      isDisabled={shownRows === 0}
      onToggle={prepare}
      renderContent={({ onClose }) => {
        const item = (text: string, onInvoke: () => void, isDisabled = false) => (
          <MenuItem
            isClickable
            isDisabled={isDisabled}
            onInvoke={() => {
              onInvoke();
              onClose();
            }}
          >
            {text}
          </MenuItem>
        );
        return (
          <>
            <MenuTitle>{__('CSV file', 'tillview')}</MenuTitle>
            {item(thisPage, () => onDownload('this-page'))}
            {hasSeveralPages && item(allPages, () => onDownload('all-pages'), isBusy)}
            {canEmail &&
              totalRows > EMAIL_FROM &&
              item(__('All columns and pages, by email', 'tillview'), () => onDownload('email'))}
            <MenuItem
              isCheckbox
              isClickable
              checked={hasDetails}
              onInvoke={() => download.includeDetails(!hasDetails)}
            >
              {__('Add report, dates and filters at the top', 'tillview')}
            </MenuItem>
            {hasTotals !== undefined && (
              <MenuItem
                isCheckbox
                isClickable
                checked={hasTotals}
                onInvoke={() => download.includeTotals(!hasTotals)}
              >
                {__('Add the totals at the bottom', 'tillview')}
              </MenuItem>
            )}
            <MenuItem
              isCheckbox
              isClickable
              checked={hasDecimalComma}
              onInvoke={() => download.chooseDecimalComma(!hasDecimalComma)}
            >
              {__('Separate by semicolons, with decimal commas', 'tillview')}
            </MenuItem>
            <MenuTitle>{__('Copy for a spreadsheet', 'tillview')}</MenuTitle>
            {selectedRows > 0 &&
              props.onCopySelected &&
              item(
                sprintf(
                  /* translators: %s: number of selected rows on the page. */
                  _n('%s selected row', '%s selected rows', selectedRows, 'tillview'),
                  formatNumber(selectedRows),
                ),
                props.onCopySelected,
              )}
            {item(__('Rows of this page', 'tillview'), props.onCopyShown)}
          </>
        );
      }}
    />
  );
}

/** A button that downloads all rows, and a menu to download this page, export by email, or copy for a spreadsheet. */
export default function TableActions(props: Props) {
  const { shownRows, totalRows, isTotalUnknown, download, formatNumber } = props;
  const { prepare } = download;
  const isBusy = download.progress !== undefined;
  const onDownload = (kind: FileRows | 'email') => download.start({ kind });
  const hasSeveralPages = totalRows > shownRows;
  const thisPage = sprintf(
    hasSeveralPages
      ? /* translators: %s: number of rows on the page. */
        _n('This page, %s row', 'This page, %s rows', shownRows, 'tillview')
      : /* translators: %s: number of rows of a table. */
        _n('All rows, %s row', 'All rows, %s rows', shownRows, 'tillview'),
    formatNumber(shownRows),
  );
  const allPages = isTotalUnknown
    ? __('All pages', 'tillview')
    : sprintf(
        /* translators: %s: number of rows on all pages. */
        _n('All pages, %s row', 'All pages, %s rows', totalRows, 'tillview'),
        formatNumber(totalRows),
      );
  useScreenAction(
    'downloads',
    shownRows === 0
      ? undefined
      : [
          { label: thisPage, run: () => onDownload('this-page') },
          ...(hasSeveralPages && !isBusy
            ? [{ label: allPages, run: () => onDownload('all-pages') }]
            : []),
        ],
  );
  return (
    <div className="tillview-report__download">
      <Button
        disabled={shownRows === 0}
        // Not `disabled`, since the button would lose the focus.
        aria-disabled={isBusy || undefined}
        title={hasSeveralPages ? allPages : thisPage}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={isBusy ? undefined : () => onDownload(hasSeveralPages ? 'all-pages' : 'this-page')}
      >
        <DownloadIcon />
        {__('Download', 'tillview')}
      </Button>
      <DownloadMenu {...props} {...{ thisPage, allPages, hasSeveralPages, isBusy, onDownload }} />
    </div>
  );
}
