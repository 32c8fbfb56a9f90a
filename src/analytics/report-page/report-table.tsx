import { Button, getReportErrorKind, ReportError, TableCard } from '@tillview/components';
import { getReportStatsTableData, MAX_PER_PAGE, reportsStore } from '@tillview/data';
import { onQueryChange } from '@tillview/navigation';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useCallback, useMemo } from 'react';
import type { AnyReport } from './report-declaration.ts';
import { TableActions } from './table-actions.tsx';
import { getHeaders, getRows, getSort, getTotals, getValueRows } from './table-content.ts';
import { useDownload } from './use-download.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useReportContext } from './use-report-context.ts';
import { useReportRequest } from './use-report-request.ts';
import { useTablePages } from './use-table-pages.ts';

type Props = { report: AnyReport };

/** What the table shows for the present address. */
function useTableData({ endpoint, filters, advancedFilters, table: { columns } }: AnyReport) {
  const { query, defaultDateRange } = useReportRequest();
  const { orderby, order } = getSort(columns, query);
  const options = useMemo(
    () => ({
      endpoint,
      query,
      defaultDateRange,
      filters: filters(),
      ...(advancedFilters ? { advancedFilters: advancedFilters() } : {}),
      tableQuery: { orderby, order },
    }),
    [endpoint, query, defaultDateRange, filters, advancedFilters, orderby, order],
  );
  return useSelect(
    (select) => getReportStatsTableData({ ...options, selector: select(reportsStore) }),
    [options],
  );
}

/** The table of a report: its rows, their totals, its columns, its pages and its file. */
export function ReportTable({ report }: Props) {
  const { columns, rowKey, title } = report.table;
  const registry = useRegistry();
  const { query, path } = useReportRequest();
  const context = useReportContext();
  const { refreshStaleReports } = useDispatch(reportsStore);
  const data = useTableData(report);
  const { orderby, order } = getSort(columns, query);
  const { hidden, hide, isUnsaved, save } = useHiddenColumns(report.columnsPreference);

  const { items, totals, query: asked, isRequesting, isError, error } = data;
  const headers = useMemo(() => getHeaders(columns, hidden), [columns, hidden]);
  const rows = useMemo(() => getRows(columns, items.data, context), [columns, items, context]);
  const { totalRows, isBeyond } = useTablePages({
    asked,
    rows: rows.length,
    totalRows: items.totalResults,
    isKnown: !isRequesting && !isError,
  });

  const readAllRows = useCallback(async () => {
    const { page: _page, ...everything } = asked;
    // The store remembers a failed read as failed; what is tried again must be read again.
    await refreshStaleReports();
    const { data: all } = await registry
      .resolveSelect(reportsStore)
      .getReportStats(report.endpoint, { ...everything, per_page: MAX_PER_PAGE });
    if (!all) throw new Error('The rows of all pages could not be read.');
    return getValueRows(columns, all.intervals, context);
  }, [refreshStaleReports, registry, report.endpoint, asked, columns, context]);
  const { state, downloadShown, downloadAll } = useDownload({
    name: report.title(),
    query,
    headers,
    rows,
    readAllRows,
  });

  return (
    <TableCard
      title={title()}
      headers={headers}
      rows={rows}
      rowKey={(_, index) => {
        const row = items.data[index];
        return row ? rowKey(row) : index;
      }}
      rowsPerPage={Number(asked['per_page'])}
      totalRows={totalRows}
      query={{ orderby, order, paged: Number(asked['page']), per_page: Number(asked['per_page']) }}
      isLoading={isRequesting || isBeyond}
      {...(totals && rows.length > 0
        ? { totals: getTotals(columns, totals, context, items.totalResults) }
        : {})}
      onQueryChange={(param) => {
        const change = onQueryChange(param, path, { ...query, paged: undefined });
        return (...values) => {
          // A larger page size has led to the first page already, so a page that is gone needs no second step.
          if (param === 'paged' && values[1] === undefined) return;
          change(...values.map(String));
        };
      }}
      onColumnsChange={(shown) =>
        hide(columns.map(({ key }) => key).filter((key) => !shown.includes(key)))
      }
      actions={
        <TableActions
          shownRows={rows.length}
          totalRows={totalRows}
          isBusy={state === 'busy'}
          onDownloadShown={() => void downloadShown()}
          onDownloadAll={() => void downloadAll()}
        />
      }
      tablePreface={
        <>
          {isUnsaved && (
            <p className="tillview-report__partial" role="status">
              {__('Your choice of columns holds on this page but could not be saved.', 'tillview')}{' '}
              <Button variant="link" onClick={save}>
                {__('Save again', 'tillview')}
              </Button>
            </p>
          )}
          {state === 'failed' && (
            <p className="tillview-report__partial" role="alert">
              {__('The file could not be made, since not all rows could be read.', 'tillview')}{' '}
              <Button variant="link" onClick={() => void downloadAll()}>
                {__('Try again', 'tillview')}
              </Button>
            </p>
          )}
        </>
      }
    >
      {isError ? (
        <ReportError kind={getReportErrorKind(error)} onRetry={() => void refreshStaleReports()} />
      ) : undefined}
    </TableCard>
  );
}
