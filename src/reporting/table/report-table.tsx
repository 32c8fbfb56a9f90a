import { lazyWithRetry, TableCard } from '@tillview/components';
import {
  type AnyTotals,
  type ReportRequest,
  type ReportRow,
  type ReportSource,
  usePreviousData,
} from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { getColumnsPreference } from '../../host/preferences.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { useUrl } from '../../shell/use-url.ts';
import type {
  AnyTable,
  ExtendedColumns,
  ReportColumn,
  ReportContext,
} from '../definition/report-definition.ts';
import { getRowNames } from '../request/row-names.ts';
import { getTooLongText } from '../chart/too-long-text.ts';
import { createRowFormatter, getHeaders, getTotals, getValueRows } from './table-content.ts';
import { TableActions } from './lazy-table-actions.tsx';
import { TablePreface } from './table-preface.tsx';
import { useDownload } from '../download/use-download.ts';
import type { TableRows } from '../request/use-report-rows.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { usePageBounds } from './use-page-bounds.ts';
import { useRepeatedRows } from './use-repeated-rows.ts';
import { useSortFallback } from './use-sort-fallback.ts';
import { useAddedColumns } from './use-added-columns.tsx';
import { useRowSelection } from './use-row-selection.tsx';
import { useTableComparison } from './use-table-comparison.tsx';

/** Loaded only for reports with a search: its bundle includes the item types and their requests. */
const TableSearch = lazyWithRetry(() => import('./table-search.tsx'), {
  placeholder: () => <div className="tillview-report__search" aria-busy="true" />,
  failure: () => __('The search could not be loaded.', 'tillview'),
});

/** Needed only when the rows do not match what the store counts, or when a request fails. */
const TableExtra = lazyWithRetry(() => import('./table-extras.tsx'), {
  placeholder: () => null,
  failure: () => __('A part of the page could not be loaded.', 'tillview'),
});

/** Returns a function that tells below a total that the rows do not add up to it. */
const createTotalNote =
  (totals: AnyTotals, rows: readonly ReportRow[], context: ReportContext) =>
  (column: ReportColumn<ReportRow>) => (
    <TableExtra show="difference" {...{ column, rows, totals, context }} />
  );

const NO_ROWS: readonly ReportRow[] = [];

type Props = {
  /** Provides the names of the URL's filters for a file. */
  source: ReportSource;
  table: AnyTable;
  request: ReportRequest;
  /** The rows of the request, and the state of their requests. */
  data: TableRows;
  /** The totals of the range, from the response that the summary shows. */
  totals: AnyTotals | null;
  /** Whether the request for the totals failed, and no other part of the page says so. */
  totalsError: boolean;
  /** Whether the page announces its result. If so, the table does not announce that it is loading. */
  hasSummary: boolean;
  context: ReportContext;
  onRetry: () => void;
};

/** The table of a report: rows, totals, columns, pages and download. */
export function ReportTable(props: Props) {
  const { source, table, request, totals, totalsError, hasSummary } = props;
  const { context, onRetry } = props;
  const { rowKey, title, search, comparison } = table;
  const { query, updateQuery } = useUrl();
  const { hidden, hide, saveError, save } = useHiddenColumns(getColumnsPreference(table.columnsOf));

  const { columns: own, readCells }: ExtendedColumns =
    table.extend?.({ request, items: props.data.items, totals, context }) ?? table;
  const added = useAddedColumns({ table, columns: own, request, data: props.data, context });
  const { columns, data } = added;

  const { isRequesting, isError, error } = data;
  const { sort, page, pageSize, longerInterval } = request;
  const isList = request.rows.from === 'list';
  // Remembered while another page loads, because the note compares pages.
  const [isPaged, setIsPaged] = useState(false);
  if (data.isPaged && !isPaged) setIsPaged(true);
  const { refusal, isReturning } = useSortFallback(request, data);
  const isMissingPage = !isRequesting && !isError && page > 1 && data.items.data.length === 0;
  const compared = useTableComparison({ columns, hidden, request, data, context });
  const isBusy = isRequesting || isReturning || isMissingPage || compared.isBusy || added.isBusy;
  const repeated = useRepeatedRows(request, isBusy ? NO_ROWS : data.items.data);
  const { data: content, isPrevious: isStale } = usePreviousData(
    {
      items: compared.items,
      columns: compared.columns,
      isTotalUnknown: data.isTotalUnknown,
      all: data.all,
      totals,
      context,
    },
    { of: table, isPending: isBusy, isFailed: isError },
  );
  const { items, isTotalUnknown, columns: shownColumns } = content;
  const { sortKeys: ownSortKeys, defaultSort } = request;
  const { sortKeys: comparedSortKeys } = compared;
  const { sortKeys: addedSortKeys } = added;
  const headers = useMemo(
    () =>
      getHeaders(shownColumns, hidden, {
        defaultSort,
        sortKeys: ownSortKeys && [...ownSortKeys, ...comparedSortKeys, ...addedSortKeys],
      }),
    [shownColumns, hidden, comparedSortKeys, addedSortKeys, defaultSort, ownSortKeys],
  );
  const hiddenKeys = useMemo(
    () => headers.filter(({ visible }) => visible === false).map(({ key }) => key),
    [headers],
  );
  const formatRow = useMemo(
    () => createRowFormatter(shownColumns, content.context),
    [shownColumns, content.context],
  );
  const rows = useMemo(() => items.data.map((row) => formatRow(row)), [items.data, formatRow]);
  const { totalRows, missingPage } = usePageBounds(request, data, isStale);
  const selection = useRowSelection(comparison, items.data, rows);

  const note = [table.note?.(request), added.note].filter(Boolean).join(' ');
  const download = useDownload({
    title: title(),
    request,
    source,
    query,
    // In a file, a single label must identify each column of a comparison.
    headers: headers.map((header) =>
      header.partOf ? { ...header, label: header.screenReaderLabel } : header,
    ),
    rows,
    hasSeveralPages: totalRows > rows.length,
    context: content.context,
    totals: content.totals && {
      columns: shownColumns,
      headers,
      totals: content.totals,
      rows: items.totalResults,
      all: content.all,
      isCounted: !(isTotalUnknown && isList),
      context: content.context,
    },
    readAllRows: async (read, options) => {
      const all = await compared.readAll(read, options);
      readCells?.(all.rows);
      return getValueRows(all.columns, all.rows, {
        ...context,
        names: getRowNames(table, all.rows, context),
      });
    },
  });
  const { header } = selection;
  const allHeaders = useMemo(() => (header ? [header, ...headers] : headers), [header, headers]);
  const isCounted = !(isTotalUnknown && isList);
  const { totals: known, all, context: shownContext } = content;
  const totalsRow = getTotals(shownColumns, known, shownContext, items.totalResults, {
    isCounted,
    all,
    noteOf: known && all && createTotalNote(known, all, shownContext),
  });
  const firstKey = headers.find(({ visible }) => visible !== false)?.key ?? '';
  const totalCells = totalsError
    ? { [firstKey]: <TableExtra show="noTotals" onRetry={onRetry} /> }
    : totalsRow;
  const emptyMessage =
    longerInterval && !isList
      ? getTooLongText(context.formatNumber)
      : totalRows > 0 && <TableExtra show="notSent" rows={totalRows} context={context} />;

  return (
    <TableCard
      title={title()}
      headers={allHeaders}
      rows={selection.cells}
      rowHeader={header ? 1 : 0}
      rowKey={(_, index) => {
        const row = items.data[index];
        return row ? rowKey(row) : index;
      }}
      rowsPerPage={pageSize}
      totalRows={totalRows}
      isTotalUnknown={!isCounted}
      {...(emptyMessage ? { emptyMessage } : {})}
      query={{ ...(compared.sort ?? added.sort ?? sort), paged: page, per_page: pageSize }}
      isLoading={isBusy && !isStale}
      isUpdating={isStale}
      announceLoading={!hasSummary}
      {...(totalCells ? { totals: totalCells } : {})}
      onSort={compared.onSort}
      onQueryChange={(param) => (value, action) => {
        // A change of the page size already goes to the first page, so the table's own correction of the page is ignored.
        if (param === 'paged' && action === undefined) return;
        updateQuery({ paged: undefined, [param]: String(value) });
      }}
      hiddenKeys={hiddenKeys}
      onColumnsChange={(shown) =>
        hide(columns.map(({ key }) => key).filter((key) => !shown.includes(key)))
      }
      hasSearch={search !== undefined}
      actions={
        <>
          {compared.actions}
          {added.actions}
          {selection.action}
          {search && <TableSearch search={search} words={request.search} />}
          <TableActions
            shownRows={rows.length}
            selectedRows={selection.selected.length}
            totalRows={totalRows}
            isTotalUnknown={!isCounted}
            canEmail={isList}
            download={download}
            formatNumber={context.formatNumber}
            onCopyShown={() => download.start({ kind: 'copy', rows })}
            onCopySelected={() =>
              download.start({
                kind: 'copy',
                rows: selection.selected.map((index) => rows[index] ?? []),
              })
            }
          />
        </>
      }
      tablePreface={
        <>
          {added.preface}
          {note && (
            <p className="tillview-report__notice" role="note">
              {note}
            </p>
          )}
          {isPaged && !data.all && repeated > 0 && (
            <TableExtra show="repeats" rows={repeated} context={context} />
          )}
          <TablePreface
            status={{
              headers,
              comparisonError: compared.error ?? added.error,
              missingPage,
              shownPage: page,
              refusal,
              message: download.message,
            }}
            notices={{
              missingTotal: isTotalUnknown ? (isList ? 'list' : 'intervals') : undefined,
              columnsError: saveError,
              onSaveColumns: save,
              progress: download.progress,
              onCancelDownload: download.cancel,
              problem: download.problem,
            }}
          />
        </>
      }
    >
      {isError && !isReturning ? <RequestError error={error} onRetry={onRetry} /> : undefined}
    </TableCard>
  );
}
