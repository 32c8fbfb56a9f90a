import { lazyWithRetry, TableCard } from '@tillview/components';
import type { ReportRequest } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo, type ReactNode } from 'react';
import {
  createRowFormatter,
  getHeaders,
  getValueRows,
} from '../../reporting/table/table-content.ts';
import { TablePreface } from '../../reporting/table/table-preface.tsx';
import { useHiddenColumns } from '../../reporting/table/use-hidden-columns.ts';
import { defineTable, type ReportContext } from '../../reporting/definition/report-definition.ts';
import { useDownload } from '../../reporting/download/use-download.ts';
import type { FileDetails } from '../../reporting/download/table-export.ts';
import { getColumnsPreference } from '../../host/preferences.ts';
import { RowFocus } from '../../shell/parts/row-focus.tsx';
import { usePageNumber, useRedirectFromEmptyPage } from '../../shell/parts/use-page-number.ts';
import { useUrl } from '../../shell/use-url.ts';
import { columns as ownColumns } from '../../reporting/what-to-order/columns.tsx';
import { source } from '../../reporting/what-to-order/low-stock-source.ts';
import { searchRows, sortRows, type OrderRow } from '../../reporting/what-to-order/order-plan.ts';
import { SearchField } from './search-field.tsx';

/** In the chunk that every report loads. */
const TableActions = lazyWithRetry(() => import('../../reporting/table/table-actions.tsx'), {
  // The width of the loaded button, to avoid a layout shift.
  placeholder: () => <div style={{ inlineSize: 127 }} aria-busy="true" />,
  failure: () => __('The download could not be loaded.', 'tillview'),
});

const title = () => __('What to order', 'tillview');

/** In the types of the report page, whose formatting, columns menu and download the table uses. */
const { columns } = defineTable<OrderRow>({
  title,
  columns: ownColumns,
  rowKey: ({ id }) => String(id),
  columnsOf: 'low_stock',
});

type Props = {
  request: ReportRequest;
  context: ReportContext;
  rows: readonly OrderRow[];
  isLoading: boolean;
  /** The lines of a file that say what the estimates are made from. */
  details: FileDetails;
  /** Notes above the rows. */
  notes: ReactNode;
  /** Shown when there is nothing to order. */
  emptyMessage: ReactNode;
  /** Shown instead of the table. */
  error: ReactNode;
};

/** The table of what to order: search, sort, columns, pages and download. All rows are known, so none of these sends a request. */
export function LowStockTable(props: Props) {
  const { request, context, rows: allRows, isLoading, details, notes, emptyMessage, error } = props;
  const { query, updateQuery } = useUrl();
  const { hidden, hide, saveError, save } = useHiddenColumns(getColumnsPreference('low_stock'));
  const { sort, search, page, pageSize, sortKeys, defaultSort } = request;
  const found = useMemo(() => sortRows(searchRows(allRows, search), sort), [allRows, search, sort]);
  const shown = useMemo(
    () => found.slice((page - 1) * pageSize, page * pageSize),
    [found, page, pageSize],
  );
  useRedirectFromEmptyPage(usePageNumber(), !isLoading && shown.length === 0);

  const headers = useMemo(
    () => getHeaders(columns, hidden, { sortKeys, defaultSort }),
    [hidden, sortKeys, defaultSort],
  );
  const hiddenKeys = useMemo(
    () => headers.filter(({ visible }) => visible === false).map(({ key }) => key),
    [headers],
  );
  const formatRow = useMemo(() => createRowFormatter(columns, context), [context]);
  const rows = useMemo(() => shown.map((row) => formatRow(row)), [shown, formatRow]);
  const download = useDownload({
    title: __('Low stock', 'tillview'),
    request,
    source,
    query,
    details,
    headers,
    rows,
    hasSeveralPages: found.length > rows.length,
    context,
    totals: null,
    readAllRows: async () => getValueRows(columns, found, context),
  });
  const copyShown = () => download.start({ kind: 'copy', rows });

  return (
    <RowFocus>
      <TableCard
        title={title()}
        className="tillview-low-stock__table"
        headers={headers}
        rows={rows}
        rowKey={(_, index) => shown[index]?.id ?? index}
        rowsPerPage={pageSize}
        totalRows={found.length}
        emptyMessage={
          search.length > 0 && allRows.length > 0
            ? sprintf(
                /* translators: %s: number of products. */
                _n(
                  'The %s product in the list does not match the search.',
                  'None of the %s products in the list matches the search.',
                  allRows.length,
                  'tillview',
                ),
                context.formatNumber(allRows.length),
              )
            : emptyMessage
        }
        query={{ ...sort, paged: page, per_page: pageSize }}
        isLoading={isLoading}
        onSort={(orderby, order) => updateQuery({ orderby, order, paged: undefined })}
        onQueryChange={(param) => (value, action) => {
          // A change of the page size already goes to the first page, so the table's own correction of the page is ignored.
          if (param === 'paged' && action === undefined) return;
          updateQuery({ paged: undefined, [param]: String(value) });
        }}
        hiddenKeys={hiddenKeys}
        onColumnsChange={(keys) =>
          hide(columns.map(({ key }) => key).filter((key) => !keys.includes(key)))
        }
        hasSearch
        actions={
          <>
            <SearchField />
            <TableActions
              shownRows={rows.length}
              selectedRows={0}
              totalRows={found.length}
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
            {notes}
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
      >
        {error}
      </TableCard>
    </RowFocus>
  );
}
