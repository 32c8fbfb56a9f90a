import { lazyWithRetry, TableCard } from '@tillview/components';
import {
  type AnyTotals,
  type ReportRequest,
  type ReportRow,
  type ReportSource,
} from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { RequestError } from '../../shell/request-error.tsx';
import { useUrl } from '../../shell/use-url.ts';
import type {
  AnyTable,
  ReportColumn,
  ReportContext,
  TableRows,
} from '../definition/report-definition.ts';
import { getTooLongText } from '../chart/too-long-text.ts';
import { getTotals } from './table-content.ts';
import { TableActions } from './lazy-table-actions.tsx';
import { TablePreface } from './table-preface.tsx';
import { describeResult } from './use-spoken-result.ts';
import { useTableDownload, useTableView } from './use-table-view.ts';

/** Loaded only for reports with a search: its bundle includes the item types and their requests. */
const TableSearch = lazyWithRetry(() => import('./table-search.tsx'), {
  placeholder: () => <div className="tillview-report__search" aria-busy="true" />,
});

/** Says once that a search found nothing; its figures are not shown. */
const getNothingFoundText = (search: readonly string[]) =>
  sprintf(
    /* translators: %s: the words of a search. */
    __('Nothing in this report matches "%s".', 'tillview'),
    search.join(', '),
  );

/** Needed only when the rows do not match what the store counts, or when a request fails. */
const TableExtra = lazyWithRetry(() => import('./table-extras.tsx'));

/** Returns a function that tells below a total that the rows do not add up to it, and below their number why. */
const createTotalNote =
  (
    columns: readonly ReportColumn<ReportRow>[],
    totals: AnyTotals,
    rows: readonly ReportRow[],
    context: ReportContext,
  ) =>
  (column: ReportColumn<ReportRow>) => (
    <TableExtra show="difference" {...{ column, columns, rows, totals, context }} />
  );

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

/** The spoken number of rows; a page with a summary says it there. */
const describeRows = (total: number, count: string): string =>
  total === 0
    ? ''
    : /* translators: %s: number of rows. */
      sprintf(_n('%s row', '%s rows', total, 'tillview'), count);

/** The table of a report: rows, totals, columns, pages and download. */
export function ReportTable(props: Props) {
  const { table, request, totalsError, hasSummary, context, onRetry } = props;
  const { updateQuery } = useUrl();
  const view = useTableView(props);
  const download = useTableDownload(props, view);
  const { added, compared, content, headers, rows, totalRows, selection, hiding } = view;
  const { isList, isCounted, isStale, repeated, error } = view;
  const { sort, page, pageSize, longerInterval } = request;
  const { header } = selection;
  const allHeaders = useMemo(() => (header ? [header, ...headers] : headers), [header, headers]);
  const { totals: known, all, context: shownContext } = content;
  const totalsRow = getTotals(content.columns, known, shownContext, content.items.totalResults, {
    isCounted,
    all,
    noteOf: known && all && createTotalNote(content.columns, known, all, shownContext),
  });
  const firstKey = headers.find(({ visible }) => visible !== false)?.key ?? '';
  const totalCells = totalsError
    ? { [firstKey]: <TableExtra show="noTotals" onRetry={onRetry} /> }
    : totalsRow;
  const emptyMessage =
    (request.scope === 'empty' && getNothingFoundText(request.search)) ||
    (longerInterval && !isList && getTooLongText(context.formatNumber)) ||
    (totalRows > 0 && <TableExtra show="notSent" rows={totalRows} context={context} />);
  const words = request.search.join(', ');
  const count = context.formatNumber(totalRows);
  const rowsText = describeRows(hasSummary ? 0 : totalRows, count);
  const result = words ? describeResult(words, totalRows, count) : rowsText;
  const note = [table.note?.(request), added.note].filter(Boolean).join(' ');

  return (
    <TableCard
      title={table.heading?.(request) ?? table.title()}
      headers={allHeaders}
      rows={selection.cells}
      rowHeader={header ? 1 : 0}
      rowKey={(_, index) => {
        const row = content.items.data[index];
        return row ? table.rowKey(row) : index;
      }}
      rowsPerPage={pageSize}
      totalRows={totalRows}
      isTotalUnknown={!isCounted}
      {...(emptyMessage ? { emptyMessage } : {})}
      query={{ ...(compared.sort ?? added.sort ?? sort), paged: page, per_page: pageSize }}
      isLoading={view.isBusy && !isStale}
      isUpdating={isStale}
      announceLoading={!hasSummary}
      {...(totalCells ? { totals: totalCells } : {})}
      onSort={compared.onSort}
      onQueryChange={(param) => (value, action) => {
        // A change of the page size already goes to the first page, so the table's own correction of the page is ignored.
        if (param === 'paged' && action === undefined) return;
        updateQuery({ paged: undefined, [param]: String(value) });
      }}
      hiddenKeys={view.hiddenKeys}
      onColumnsChange={(shown) =>
        hiding.hide(added.columns.map(({ key }) => key).filter((key) => !shown.includes(key)))
      }
      hasSearch={table.search !== undefined}
      actions={
        <>
          {compared.actions}
          {added.actions}
          {selection.action}
          {table.search && <TableSearch search={table.search} words={request.search} />}
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
          {repeated > 0 && <TableExtra show="repeats" rows={repeated} context={context} />}
          <TablePreface
            result={view.isBusy ? undefined : result}
            comparisonError={compared.error ?? added.error}
            missingPage={view.missingPage}
            shownPage={page}
            refusal={view.refusal}
            missingTotal={content.isTotalUnknown ? (isList ? 'list' : 'intervals') : undefined}
            {...{ headers, hiding, download }}
          />
        </>
      }
    >
      {error && <RequestError {...error} onRetry={onRetry} />}
    </TableCard>
  );
}
