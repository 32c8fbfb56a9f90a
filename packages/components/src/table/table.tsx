import type { SortOrder } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useEffect, useId, useMemo, useRef, type Key, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { EmptyTable } from './empty-table.tsx';
import { HeaderCell } from './header-cell.tsx';
import { getTableSort } from './sorting.ts';
import { getColumns, PlaceholderRows, Row, TotalsRow } from './table-parts.tsx';
import { TableScrollbar } from './table-scrollbar.tsx';
import type { TableHeader, TableQuery, TableRow, TableTotals } from './types.ts';
import { keepFocusInWindow, scrollToStart } from './scroll-to-start.ts';
import { useCellNavigation } from './use-cell-navigation.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import { useStickyRowGroups } from './use-sticky-row-groups.ts';

export type TableProps = {
  /** The accessible name of the table. */
  caption: string;
  /** The columns. */
  headers?: readonly TableHeader[];
  /** The rows, each with one cell per column. */
  rows?: readonly TableRow[];
  /** The keys of the columns that are not shown. */
  hiddenKeys?: readonly string[];
  /** The sort and the page, from the report query. */
  query?: TableQuery;
  /**
   * Called with the key of a column and the direction when its header is clicked. Not called while there are no rows.
   */
  onSort?: (key: string, direction: SortOrder) => void;
  /** Index of the column that is the row header, or false for none; 0 by default. */
  rowHeader?: number | false;
  /** The React key of a row, so that a row keeps its state when the order changes; its index by default. */
  rowKey?: ((row: TableRow, index: number) => Key) | undefined;
  /** Cells of the totals row by header key, each shown below its column. */
  totals?: TableTotals | undefined;
  /** Shown when there are no rows; 'No data to display' by default (R8.5). */
  emptyMessage?: ReactNode;
  /** Whether rows are loading. The header stays, and placeholders replace the rows. */
  isLoading?: boolean;
  /** Whether new rows are loading. The old rows stay, dimmed, until then. */
  isUpdating?: boolean;
  /** The number of placeholder rows; 5 by default. */
  numberOfPlaceholderRows?: number;
  /** Whether the table is hidden from screen readers. */
  ariaHidden?: boolean;
  className?: string;
};

const NO_HEADERS: readonly TableHeader[] = [];
const NO_ROWS: readonly TableRow[] = [];
const NO_KEYS: readonly string[] = [];
const NO_QUERY: TableQuery = {};

/** Returns a key for each row, also when a store sends a row twice. */
function getKeys(
  rows: readonly TableRow[],
  rowKey: (row: TableRow, index: number) => Key,
): readonly Key[] {
  const used = new Set<Key>();
  return rows.map((row, index) => {
    const key = rowKey(row, index);
    const unique = used.has(key) ? `${key} ${index}` : key;
    used.add(unique);
    return unique;
  });
}

/**
 * A table whose header and totals stick to the window. It scrolls only horizontally in its box, with a sticky first
 * column and a shadow at each edge beyond which there is more content.
 */
export function Table({
  caption,
  headers = NO_HEADERS,
  rows = NO_ROWS,
  hiddenKeys = NO_KEYS,
  query = NO_QUERY,
  onSort,
  rowHeader = 0,
  rowKey = (_, index) => index,
  totals,
  emptyMessage,
  isLoading = false,
  isUpdating = false,
  numberOfPlaceholderRows = 5,
  ariaHidden = false,
  className = '',
}: TableProps) {
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const edges = useScrollEdges(scroller, table);
  useStickyRowGroups(box, table, edges.isWider, totals !== undefined);
  useCellNavigation(table);
  const columns = useMemo(
    () => getColumns(headers, rowHeader, hiddenKeys),
    [headers, rowHeader, hiddenKeys],
  );
  const sort = getTableSort(headers, query);
  const keys = getKeys(rows, rowKey);
  const isEmpty = !isLoading && rows.length === 0;
  const { paged, per_page: perPage } = query;

  // Another page is shown from its top.
  const page = [paged, perPage].join();
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return undefined;
    lastPage.current = page;
    // Does not scroll for keyboard users: the pagination button that has the focus must stay in the window.
    if (!box.current || box.current.ownerDocument.querySelector(':focus-visible')) return undefined;
    return scrollToStart(box.current);
  }, [page]);
  const shape = [page, rows.length].join();
  const lastShape = useRef(shape);
  useEffect(() => {
    if (lastShape.current === shape) return;
    lastShape.current = shape;
    const card = box.current?.closest('.tillview-table-card');
    if (card) keepFocusInWindow(card);
  }, [shape]);

  const sortBy = (key: string, direction: SortOrder) => {
    if (!isEmpty) onSort?.(key, direction);
  };
  // The box must be focusable to be scrolled with the keyboard.
  const focusProps = edges.isWider && !ariaHidden ? { tabIndex: 0 } : {};
  const classes = [
    'tillview-table',
    isLoading && 'is-loading',
    isUpdating && 'is-updating',
    edges.isWider && 'is-wide',
    edges.hasMoreAtStart && 'has-more-at-start',
    edges.hasMoreAtEnd && 'has-more-at-end',
    className,
  ];

  return (
    <div
      ref={box}
      className={classes.filter(Boolean).join(' ')}
      aria-hidden={ariaHidden || undefined}
    >
      <div
        ref={scroller}
        className="tillview-table__scroller"
        role="group"
        aria-labelledby={captionId}
        aria-busy={isLoading || isUpdating || undefined}
        {...focusProps}
      >
        <table ref={table} className="tillview-table__table">
          <caption id={captionId}>
            <VisuallyHidden>
              {caption}
              {edges.isWider && ` ${__('(scroll to see more)', 'tillview')}`}
            </VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell
                  key={column.header.key}
                  header={ariaHidden ? { ...column.header, isSortable: false } : column.header}
                  className={column.className}
                  sort={sort}
                  onSort={sortBy}
                />
              ))}
            </tr>
          </thead>
          <tbody aria-hidden={isLoading || undefined}>
            {isLoading && <PlaceholderRows columns={columns} count={numberOfPlaceholderRows} />}
            {isEmpty && (
              <tr>
                <td className="tillview-table__empty-cell" colSpan={Math.max(1, columns.length)}>
                  <EmptyTable numberOfRows={3}>
                    {emptyMessage ?? __('No data to display', 'tillview')}
                  </EmptyTable>
                </td>
              </tr>
            )}
            {!isLoading &&
              rows.map((row, index) => <Row key={keys[index]} columns={columns} row={row} />)}
          </tbody>
          {totals && !isLoading && !isEmpty && (
            <tfoot>
              <TotalsRow columns={columns} totals={totals} />
            </tfoot>
          )}
          {totals && isLoading && (
            <tfoot aria-hidden="true">
              <PlaceholderRows columns={columns} count={1} />
            </tfoot>
          )}
        </table>
      </div>
      {edges.isWider && !ariaHidden && <TableScrollbar scroller={scroller} content={table} />}
    </div>
  );
}
