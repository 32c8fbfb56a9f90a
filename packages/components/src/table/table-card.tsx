import type { SortOrder } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import type { Key, ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import type { PageAction } from '../pagination/page-action.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { getTableSort } from './sorting.ts';
import type { TableSummaryItem } from './table-summary.tsx';
import { Table } from './table.tsx';
import type { TableHeader, TableQuery, TableRow, TableTotals } from './types.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useSortAnnouncement } from './use-sort-announcement.ts';

export type TableCardProps = {
  /** Heading of the card and caption of the table. */
  title: string;
  /** The columns. */
  headers?: readonly TableHeader[];
  /** The rows, each with one cell per column. */
  rows?: readonly TableRow[];
  /** Rows per page, and the number of placeholder rows. */
  rowsPerPage: number;
  /** The total number of rows on all pages. */
  totalRows: number;
  /** Whether `totalRows` is only a minimum, because the total is unknown. */
  isTotalUnknown?: boolean;
  /** Index of the column that is the row header, or false for none; 0 by default. */
  rowHeader?: number | false;
  /** Returns the React key of a row; its index by default. */
  rowKey?: (row: TableRow, index: number) => Key;
  /** Sort, page and rows per page. */
  query?: TableQuery;
  /** Whether rows are loading; a placeholder is shown. */
  isLoading?: boolean;
  /** Whether new rows are loading in the background. The old rows stay visible, dimmed. */
  isUpdating?: boolean;
  /** Whether loading is announced. Set to false when the page itself announces the result. Default true. */
  announceLoading?: boolean;
  /** Returns the handler for one part of the query: `sort` (key, direction), `paged` (page, action), `per_page` (n). */
  onQueryChange?: (param: 'sort' | 'paged' | 'per_page') => (...values: unknown[]) => void;
  /** Called instead of `onQueryChange('sort')`. */
  onSort?: (key: string, direction: SortOrder) => void;
  /** The keys of the hidden columns. Without it, the card keeps them, at first those with `visible: false`. */
  hiddenKeys?: readonly string[];
  /** Called with the keys of the visible columns and the key of the toggled one. */
  onColumnsChange?: (shownKeys: string[], toggledKey?: string) => void;
  /** Called before `onQueryChange('paged')`. */
  onPageChange?: (page: number, action?: PageAction) => void;
  /** Whether to show the menu that hides columns; true by default. */
  showMenu?: boolean;
  /** Controls at the end of the header: search, compare, download. */
  actions?: ReactNode;
  /** Whether the actions contain a search field. */
  hasSearch?: boolean;
  /** The totals of columns, by header key. */
  totals?: TableTotals;
  /** Totals that belong to no column, shown in a line below the table. */
  summary?: readonly TableSummaryItem[];
  /** Content between the header and the table. */
  tablePreface?: ReactNode;
  /** Shown instead of the table, for example an error. */
  children?: ReactNode;
  /** Shown when there are no rows; "No data to display" by default. */
  emptyMessage?: ReactNode;
  /** Ids of the rows, for callers that select rows. The card itself does not use them. */
  ids?: readonly (number | string)[];
  className?: string;
};

/** Loaded lazily, since it is below the rows and few tables have one. */
const Summary = lazyWithRetry(() => import('./table-summary.tsx'), {
  placeholder: () => <div className="tillview-table-summary" aria-busy="true" />,
});

const NO_HEADERS: readonly TableHeader[] = [];
const NO_ROWS: readonly TableRow[] = [];
const NO_QUERY: TableQuery = {};
const noop = () => undefined;

/** The requested page if it is a whole number from 1, otherwise the first page. */
function toPage(paged: TableQuery['paged']): number {
  const page = Number(paged ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** A card with a table, its columns menu, totals and pagination. */
export function TableCard({
  title,
  headers = NO_HEADERS,
  rows = NO_ROWS,
  rowsPerPage,
  totalRows,
  isTotalUnknown,
  rowHeader = 0,
  rowKey,
  query = NO_QUERY,
  isLoading = false,
  isUpdating = false,
  announceLoading = true,
  onQueryChange = () => noop,
  onSort = onQueryChange('sort'),
  hiddenKeys,
  onColumnsChange,
  onPageChange,
  showMenu = true,
  actions,
  hasSearch = false,
  totals,
  summary,
  tablePreface,
  children,
  emptyMessage,
  className = '',
}: TableCardProps) {
  const { hidden, toggle, reset } = useHiddenColumns({
    headers,
    hiddenKeys,
    query,
    onSort,
    onColumnsChange,
  });
  const isBusy = isLoading || isUpdating;
  const sortText = useSortAnnouncement(headers, getTableSort(headers, query), totalRows, isBusy);

  const changePage = (page: number, action?: PageAction) => {
    onPageChange?.(page, action);
    onQueryChange('paged')(page, action);
  };
  const expectedRows = Math.max(1, totalRows > 0 ? Math.min(rowsPerPage, totalRows) : rowsPerPage);

  return (
    <Card
      className={`tillview-table-card${hasSearch ? ' has-search' : ''} ${className}`.trimEnd()}
      title={title}
      action={actions}
      menu={
        showMenu &&
        !children && (
          <ColumnsMenu headers={headers} hiddenKeys={hidden} onToggle={toggle} onReset={reset} />
        )
      }
      isFlush
    >
      {tablePreface}
      <div role="status">
        <VisuallyHidden>
          {isLoading
            ? announceLoading && __('Your requested data is loading', 'tillview')
            : sortText}
        </VisuallyHidden>
      </div>
      {children ?? (
        <Table
          caption={title}
          headers={headers}
          rows={rows}
          hiddenKeys={hidden}
          rowHeader={rowHeader}
          rowKey={rowKey}
          query={query}
          onSort={onSort}
          totals={totals}
          emptyMessage={emptyMessage}
          isLoading={isLoading}
          isUpdating={isUpdating}
          numberOfPlaceholderRows={expectedRows}
        />
      )}
      {summary && <Summary data={isLoading ? undefined : summary} />}
      <Pagination
        className="tillview-table-card__pagination"
        page={toPage(query.paged)}
        perPage={rowsPerPage}
        total={totalRows}
        isTotalUnknown={isTotalUnknown}
        onPageChange={changePage}
        onPerPageChange={(perPage) => onQueryChange('per_page')(perPage)}
      />
    </Card>
  );
}
