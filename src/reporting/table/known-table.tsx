import { TableCard } from '@tillview/components';
import type { AnyTotals, ReportRequest, ReportRow, ReportSource } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useMemo, type ReactNode } from 'react';
import { getColumnsPreference } from '../../host/preferences.ts';
import { usePageNumber, useRedirectFromEmptyPage } from '../../shell/parts/use-page-number.ts';
import { useUrl } from '../../shell/use-url.ts';
import type { TableDownload } from '../download/download.ts';
import type { FileDetails } from '../download/table-export.ts';
import { useDownload } from '../download/use-download.ts';
import type { AnyTable, ReportContext } from '../definition/report-definition.ts';
import { TableActions } from './lazy-table-actions.tsx';
import {
  createRowFormatter,
  getHeaders,
  getMetricDetails,
  getTotals,
  getValueRows,
} from './table-content.ts';
import { TablePreface } from './table-preface.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';

type Props = {
  source: ReportSource;
  table: AnyTable;
  /** The name of the file; the title of the table by default. */
  fileTitle?: string;
  /** The columns of a file, if it has more than the table. */
  fileColumns?: AnyTable['columns'];
  /** Lines of a file that say what its values are made from. */
  fileDetails?: FileDetails;
  request: ReportRequest;
  context: ReportContext;
  /** All rows; only those of the visible page, if `readAll` reads the others. */
  rows: readonly ReportRow[];
  /** The number of all rows; that of `rows` by default. */
  totalRows?: number;
  totals?: AnyTotals | undefined;
  /** Reads the rows of all pages, for a file. */
  readAll?: (options: Parameters<TableDownload['readAllRows']>[1]) => Promise<readonly ReportRow[]>;
  /** The keys by which the table can be sorted; those of the request by default. */
  sortKeys?: readonly string[];
  isLoading?: boolean;
  /** Shown instead of the table. */
  error?: ReactNode;
  /** Above the rows. */
  notes?: ReactNode;
  emptyMessage?: ReactNode;
  /** Controls before the download. */
  controls?: ReactNode;
  /** What the rows are the result of, such as a search, for screen readers; none by default. */
  result?: string;
  /** Whether the controls contain a search field. */
  hasSearch?: boolean;
  className?: string;
};

/** A table whose rows are known: sort, columns, pages and download send no request of their own. */
export function KnownTable(props: Props) {
  const { source, table, request, context, totals, readAll } = props;
  const { rows: given, totalRows = given.length, isLoading = false } = props;
  const { columns, rowKey } = table;
  const { fileColumns = columns } = props;
  const { query, updateQuery } = useUrl();
  const preference = getColumnsPreference(table.columnsOf);
  const hiding = useHiddenColumns(preference);
  const { hidden, hide } = hiding;
  const { sort, page, pageSize, defaultSort } = request;
  const { sortKeys = request.sortKeys } = props;
  const shown = useMemo(
    () => (readAll ? given : given.slice((page - 1) * pageSize, page * pageSize)),
    [readAll, given, page, pageSize],
  );
  useRedirectFromEmptyPage(usePageNumber(), !isLoading && shown.length === 0);

  const { formatNumber } = context;
  const headers = useMemo(
    () => getHeaders(columns, hidden, { sortKeys, defaultSort, help: { totals, formatNumber } }),
    [columns, hidden, sortKeys, defaultSort, totals, formatNumber],
  );
  const formatRow = useMemo(() => createRowFormatter(columns, context), [columns, context]);
  const rows = useMemo(() => shown.map((row) => formatRow(row)), [shown, formatRow]);
  const tableTotals = totals && getTotals(columns, totals, context, totalRows, { isCounted: true });
  const fileRows = [...getValueRows(fileColumns, shown, context)];
  const download = useDownload({
    title: props.fileTitle ?? table.title(),
    request,
    source,
    query,
    details: [
      ...(props.fileDetails ?? []),
      ...getMetricDetails(fileColumns, { totals, formatNumber }),
    ],
    headers: getHeaders(fileColumns, hidden, { sortKeys, defaultSort }),
    rows: fileRows,
    hasSeveralPages: totalRows > rows.length,
    context,
    hasRowCurrency: table.hasRowCurrency ?? false,
    totals: null,
    readAllRows: async (_, options) =>
      getValueRows(fileColumns, readAll ? await readAll(options) : given, context),
  });

  return (
    <TableCard
      title={table.heading?.(request) ?? table.title()}
      className={props.className ?? ''}
      headers={headers}
      rows={rows}
      rowKey={(_, index) => (shown[index] ? rowKey(shown[index]) : index)}
      rowsPerPage={pageSize}
      totalRows={totalRows}
      {...(tableTotals ? { totals: tableTotals } : {})}
      emptyMessage={props.emptyMessage ?? __('No data to display', 'tillview')}
      query={{ ...sort, paged: page, per_page: pageSize }}
      isLoading={isLoading}
      onSort={(orderby, order) => updateQuery({ orderby, order, paged: undefined })}
      onQueryChange={(param) => (value, action) => {
        // A change of the page size already goes to the first page, so the table's own correction of the page is ignored.
        if (param === 'paged' && action === undefined) return;
        updateQuery({ paged: undefined, [param]: String(value) });
      }}
      hiddenKeys={headers.filter(({ visible }) => visible === false).map(({ key }) => key)}
      onColumnsChange={(keys) =>
        hide(columns.map(({ key }) => key).filter((key) => !keys.includes(key)))
      }
      hasSearch={props.hasSearch ?? false}
      actions={
        <>
          {props.controls}
          <TableActions
            shownRows={rows.length}
            {...{ totalRows, download, formatNumber }}
            onCopyShown={() => download.start({ kind: 'copy', rows: fileRows })}
          />
        </>
      }
      tablePreface={
        <>
          {props.notes}
          <TablePreface
            result={isLoading ? undefined : (props.result ?? '')}
            shownPage={page}
            {...{ headers, hiding, download }}
          />
        </>
      }
    >
      {props.error}
    </TableCard>
  );
}
