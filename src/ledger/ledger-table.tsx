import { lazyWithRetry, TableCard } from '@tillview/components';
import type { AnyTotals, ReportRequest, ReportRow, ReportSource } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useMemo, type ReactNode } from 'react';
import { useDownload } from '../reporting/download/use-download.ts';
import type { TableDownload } from '../reporting/download/download.ts';
import type { AnyTable, ReportContext } from '../reporting/definition/report-definition.ts';
import {
  createRowFormatter,
  getHeaders,
  getTotals,
  getValueRows,
} from '../reporting/table/table-content.ts';
import { TablePreface } from '../reporting/table/table-preface.tsx';
import { useHiddenColumns } from '../reporting/table/use-hidden-columns.ts';
import { getColumnsPreference } from '../host/preferences.ts';
import { usePageNumber, useRedirectFromEmptyPage } from '../shell/parts/use-page-number.ts';
import { useUrl } from '../shell/use-url.ts';

/** In the chunk that every report loads. */
const TableActions = lazyWithRetry(() => import('../reporting/table/table-actions.tsx'), {
  // The width of the loaded button, to avoid a layout shift.
  placeholder: () => <div style={{ inlineSize: 127 }} aria-busy="true" />,
  failure: () => __('The download could not be loaded.', 'tillview'),
});

type Props = {
  source: ReportSource;
  table: AnyTable;
  /** The name of the file. */
  fileTitle: string;
  /** The columns of a file, if it has more than the table. */
  fileColumns?: AnyTable['columns'];
  request: ReportRequest;
  context: ReportContext;
  /** The rows of the visible page. */
  rows: readonly ReportRow[];
  totalRows: number;
  totals?: AnyTotals;
  /** Reads the rows of all pages, for a file. */
  readAll: (options: Parameters<TableDownload['readAllRows']>[1]) => Promise<readonly ReportRow[]>;
  /** The keys by which the table can be sorted. */
  sortKeys: readonly string[];
  /** Above the rows. */
  notes: ReactNode;
  emptyMessage: string;
  /** Controls before the download. */
  controls?: ReactNode;
  className?: string;
};

/** A table whose rows are known: sort, columns, pages and download send no request of their own. */
export function LedgerTable(props: Props) {
  const { source, table, fileTitle, request, context, totalRows, totals, readAll } = props;
  const { rows: shown } = props;
  const { columns, rowKey } = table;
  const { fileColumns = columns } = props;
  const { query, updateQuery } = useUrl();
  const preference = getColumnsPreference(table.columnsOf);
  const { hidden, hide, saveError, save } = useHiddenColumns(preference);
  const { sort, page, pageSize, defaultSort } = request;
  useRedirectFromEmptyPage(usePageNumber(), shown.length === 0);

  const headers = useMemo(
    () => getHeaders(columns, hidden, { sortKeys: props.sortKeys, defaultSort }),
    [columns, hidden, props.sortKeys, defaultSort],
  );
  const formatRow = useMemo(() => createRowFormatter(columns, context), [columns, context]);
  const rows = useMemo(() => shown.map((row) => formatRow(row)), [shown, formatRow]);
  const tableTotals = totals && getTotals(columns, totals, context, totalRows, { isCounted: true });
  const fileRows = [...getValueRows(fileColumns, shown, context)];
  const download = useDownload({
    title: fileTitle,
    request,
    source,
    query,
    headers: getHeaders(fileColumns, hidden, { sortKeys: props.sortKeys, defaultSort }),
    rows: fileRows,
    hasSeveralPages: totalRows > rows.length,
    context,
    totals: null,
    readAllRows: async (_, options) => getValueRows(fileColumns, await readAll(options), context),
  });
  const copyShown = () => download.start({ kind: 'copy', rows: fileRows });

  return (
    <TableCard
      title={table.title()}
      className={props.className ?? ''}
      headers={headers}
      rows={rows}
      rowKey={(_, index) => (shown[index] ? rowKey(shown[index]) : index)}
      rowsPerPage={pageSize}
      totalRows={totalRows}
      {...(tableTotals ? { totals: tableTotals } : {})}
      emptyMessage={props.emptyMessage}
      query={{ ...sort, paged: page, per_page: pageSize }}
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
      actions={
        <>
          {props.controls}
          <TableActions
            shownRows={rows.length}
            selectedRows={0}
            totalRows={totalRows}
            isTotalUnknown={false}
            canEmail={false}
            download={download}
            formatNumber={context.formatNumber}
            onCopyShown={copyShown}
            onCopySelected={copyShown}
          />
        </>
      }
      tablePreface={
        <>
          {props.notes}
          <TablePreface
            status={{
              headers,
              comparisonError: undefined,
              missingPage: undefined,
              shownPage: page,
              refusal: undefined,
              message: download.message,
            }}
            notices={{
              missingTotal: undefined,
              columnsError: saveError,
              onSaveColumns: save,
              progress: download.progress,
              onCancelDownload: download.cancel,
              problem: download.problem,
            }}
          />
        </>
      }
    />
  );
}
