import { lazyWithRetry, TableCard } from '@tillview/components';
import {
  type AnyTotals,
  type ReportRequest,
  type ReportRow,
  type ReportRows,
  type ReportSource,
  usePreviousData,
} from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { getColumnsPreference } from '../../../host/preferences.ts';
import { RequestError } from '../../../shell/request-error.tsx';
import { useUrl } from '../../../shell/use-url.ts';
import type { AnyTable, ExtendedColumns, ReportContext } from '../report-definition.ts';
import { getRowNames } from '../page/row-names.ts';
import { getTooLongText } from '../chart/too-long-text.ts';
import { createRowFormatter, getHeaders, getTotals, getValueRows } from './table-content.ts';
import { TablePreface } from './table-preface.tsx';
import { useDownload } from '../download/use-download.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { usePageBounds } from './use-page-bounds.ts';
import { useSortFallback } from './use-sort-fallback.ts';
import { useRowSelection } from './use-row-selection.tsx';
import { useTableComparison } from './use-table-comparison.tsx';

/** Loaded only for reports with a search: its bundle includes the item types and their requests. */
const TableSearch = lazyWithRetry(() => import('./table-search.tsx'), {
  placeholder: () => <div className="tillview-report__search" aria-busy="true" />,
  failure: () => __('The search could not be loaded.', 'tillview'),
});

/** Below the fold. */
const TableActions = lazyWithRetry(() => import('./table-actions.tsx'), {
  // The width of the loaded button, to avoid a layout shift.
  placeholder: () => <div style={{ inlineSize: 127 }} aria-busy="true" />,
  failure: () => __('The download could not be loaded.', 'tillview'),
});

type Props = {
  /** Provides the names of the URL's filters for a file. */
  source: ReportSource;
  table: AnyTable;
  request: ReportRequest;
  /** The rows of the request, and the state of their requests. */
  data: ReportRows<ReportRow>;
  /** The totals of the range, from the response that the summary shows. */
  totals: AnyTotals | null;
  /** Whether the page announces its result. If so, the table does not announce that it is loading. */
  hasSummary: boolean;
  context: ReportContext;
  onRetry: () => void;
};

/** The table of a report: rows, totals, columns, pages and download. */
export function ReportTable(props: Props) {
  const { source, table, request, data, totals, hasSummary, context, onRetry } = props;
  const { rowKey, title, search, comparison } = table;
  const { query, updateQuery } = useUrl();
  const { hidden, hide, saveError, save } = useHiddenColumns(getColumnsPreference(table.columnsOf));

  const { columns, readCells }: ExtendedColumns =
    table.extend?.({ request, items: data.items, totals, context }) ?? table;

  const { isRequesting, isError, error } = data;
  const { sort, page, pageSize, longerInterval } = request;
  const isList = request.rows.from === 'list';
  const { refusal, isReturning } = useSortFallback(request, data);
  const isMissingPage = !isRequesting && !isError && page > 1 && data.items.data.length === 0;
  const compared = useTableComparison({ columns, hidden, request, data, context });
  const isBusy = isRequesting || isReturning || isMissingPage || compared.isBusy;
  const { data: content, isPrevious: isStale } = usePreviousData(
    {
      items: compared.items,
      columns: compared.columns,
      isTotalUnknown: data.isTotalUnknown,
      totals,
      context,
    },
    { of: table, isPending: isBusy, isFailed: isError },
  );
  const { items, isTotalUnknown, columns: shownColumns } = content;
  const { sortKeys: ownSortKeys, defaultSort } = request;
  const { sortKeys: addedSortKeys } = compared;
  const headers = useMemo(
    () =>
      getHeaders(shownColumns, hidden, {
        defaultSort,
        sortKeys: ownSortKeys && [...ownSortKeys, ...addedSortKeys],
      }),
    [shownColumns, hidden, addedSortKeys, defaultSort, ownSortKeys],
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
  const totalsRow = getTotals(
    shownColumns,
    content.totals,
    content.context,
    items.totalResults,
    isCounted,
  );

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
      {...(longerInterval && !isList ? { emptyMessage: getTooLongText(context.formatNumber) } : {})}
      query={{ ...(compared.sort ?? sort), paged: page, per_page: pageSize }}
      isLoading={isBusy && !isStale}
      isUpdating={isStale}
      announceLoading={!hasSummary}
      {...(totalsRow ? { totals: totalsRow } : {})}
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
          {selection.action}
          {search && <TableSearch search={search} words={request.search} />}
          <TableActions
            shownRows={rows.length}
            selectedRows={selection.selected.length}
            totalRows={totalRows}
            isTotalUnknown={!isCounted}
            isBusy={download.progress !== undefined}
            canEmail={isList}
            hasDetails={download.hasDetails}
            onDetailsChange={download.includeDetails}
            hasDecimalComma={download.hasDecimalComma}
            onDecimalCommaChange={download.chooseDecimalComma}
            formatNumber={context.formatNumber}
            onPrepare={download.prepare}
            onDownload={(kind) => download.start({ kind })}
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
        <TablePreface
          status={{
            headers,
            comparisonError: compared.error,
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
      }
    >
      {isError && !isReturning ? <RequestError error={error} onRetry={onRetry} /> : undefined}
    </TableCard>
  );
}
