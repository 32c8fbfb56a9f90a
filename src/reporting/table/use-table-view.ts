import {
  type AnyTotals,
  type ReportRequest,
  type ReportRow,
  type ReportSource,
  usePreviousData,
} from '@tillview/data';
import { useMemo, useState } from 'react';
import { getColumnsPreference } from '../../host/preferences.ts';
import { useUrl } from '../../shell/use-url.ts';
import { formatValue, readValue } from '../definition/metric-values.ts';
import type {
  AnyTable,
  ExtendedColumns,
  ReportContext,
  TableRows,
} from '../definition/report-definition.ts';
import { useDownload } from '../download/use-download.ts';
import { getRowNames } from '../request/row-names.ts';
import { createRowFormatter, getHeaders, getValueRows } from './table-content.ts';
import { useAddedColumns } from './use-added-columns.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { usePageBounds } from './use-page-bounds.ts';
import { useRepeatedRows } from './use-repeated-rows.ts';
import { useRowSelection } from './use-row-selection.tsx';
import { useSortFallback } from './use-sort-fallback.ts';
import { useTableComparison } from './use-table-comparison.tsx';

const NO_ROWS: readonly ReportRow[] = [];

type Options = {
  table: AnyTable;
  request: ReportRequest;
  /** The rows of the request, and the state of their requests. */
  data: TableRows;
  /** The totals of the range, from the response that the summary shows. */
  totals: AnyTotals | null;
  context: ReportContext;
};

/** The context with the totals, if a column needs them: new totals format all rows again. */
function useTotalsContext(table: AnyTable, totals: AnyTotals | null, context: ReportContext) {
  const isNeeded = table.columns.some(({ usesTotals }) => usesTotals);
  return useMemo(() => (isNeeded ? { ...context, totals } : context), [isNeeded, context, totals]);
}

/** The rows and columns that a table shows, and the state of what they are made from. */
export function useTableView({ table, request, totals, ...props }: Options) {
  const context = useTotalsContext(table, totals, props.context);
  const hiding = useHiddenColumns(getColumnsPreference(table.columnsOf));
  const { hidden } = hiding;
  const { columns: own, readCells }: ExtendedColumns =
    table.extend?.({ request, items: props.data.items, totals, context }) ?? table;
  const added = useAddedColumns({ table, columns: own, request, data: props.data, context });
  const { columns, data } = added;
  const { isRequesting, isError } = data;
  // Remembered while another page loads, because the note compares pages.
  const [isPaged, setIsPaged] = useState(false);
  if (data.isPaged && !isPaged) setIsPaged(true);
  const { refusal, isReturning } = useSortFallback(request, data);
  const isMissingPage =
    !isRequesting && !isError && request.page > 1 && data.items.data.length === 0;
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
  const { items, columns: shownColumns } = content;
  const { sortKeys: ownSortKeys, defaultSort } = request;
  const { sortKeys: comparedSortKeys } = compared;
  const { sortKeys: addedSortKeys } = added;
  const headers = useMemo(
    () =>
      getHeaders(shownColumns, hidden, {
        defaultSort,
        sortKeys: ownSortKeys && [...ownSortKeys, ...comparedSortKeys, ...addedSortKeys],
        help: { totals: content.totals, formatNumber: content.context.formatNumber },
      }),
    [content, shownColumns, hidden, comparedSortKeys, addedSortKeys, defaultSort, ownSortKeys],
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
  const bounds = usePageBounds(request, data, isStale);
  const selection = useRowSelection(table.comparison, items.data, rows);
  const isList = request.rows.from === 'list';
  return {
    ...bounds,
    hiding,
    added,
    compared,
    content,
    headers,
    hiddenKeys,
    rows,
    selection,
    readCells,
    refusal,
    isList,
    isCounted: !(content.isTotalUnknown && isList),
    isBusy,
    isStale,
    /** The number of rows of this page that were on another one. */
    repeated: isPaged && !data.all ? repeated : 0,
    /** The error that replaces the rows. */
    error: isError && !isReturning ? { error: data.error } : undefined,
  };
}

/** The downloads of a table. `source` names the filters of the URL in a file. */
export function useTableDownload(
  { table, request, source, context }: Omit<Options, 'data'> & { source: ReportSource },
  {
    headers,
    rows,
    totalRows,
    content,
    compared,
    readCells,
    isCounted,
  }: ReturnType<typeof useTableView>,
) {
  const { query } = useUrl();
  return useDownload({
    title: table.title(),
    request,
    source,
    query,
    // In a file, a single label must identify each column of a comparison.
    headers: headers.map((header) =>
      header.partOf ? { ...header, label: header.screenReaderLabel } : header,
    ),
    rows,
    details: (table.averages ?? []).flatMap(({ key, label, type, help }) => {
      const { formatNumber } = content.context;
      const value = formatValue(type, readValue(content.totals?.[key]), content.context);
      const text = help?.(content.totals, formatNumber) ?? '';
      return value === undefined ? [] : [[label(), [value, text].join('. ')] as const];
    }),
    hasSeveralPages: totalRows > rows.length,
    context: content.context,
    totals: content.totals && {
      columns: content.columns,
      headers,
      totals: content.totals,
      rows: content.items.totalResults,
      all: content.all,
      isCounted,
      context: content.context,
    },
    readAllRows: async (read, options) => {
      const all = await compared.readAll(read, options);
      readCells?.(all.rows);
      return getValueRows(all.columns, all.rows, {
        ...context,
        totals: content.totals,
        names: getRowNames(table, all.rows, context),
      });
    },
  });
}
