import type { ReportRequest, ReportRow } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo, type ReactNode } from 'react';
import type { FileDetails } from '../../reporting/download/table-export.ts';
import { defineTable, type ReportContext } from '../../reporting/definition/report-definition.ts';
import { KnownTable } from '../../reporting/table/known-table.tsx';
import { describeResult } from '../../reporting/table/use-spoken-result.ts';
import { RowFocus } from '../../shell/parts/row-focus.tsx';
import { columns } from '../../reporting/what-to-order/columns.tsx';
import { source } from '../../reporting/what-to-order/low-stock-source.ts';
import { searchRows, sortRows, type OrderRow } from '../../reporting/what-to-order/order-plan.ts';
import { SearchField } from './search-field.tsx';

/** In the types of the report page, whose formatting, columns menu and download the table uses. */
const table = defineTable<OrderRow>({
  title: () => __('What to order', 'tillview'),
  columns,
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
  /** The settings that narrow the list. */
  settings: FileDetails;
  /** Notes above the rows. */
  notes: ReactNode;
  /** Shown when there is nothing to order. */
  emptyMessage: ReactNode;
  /** Shown instead of the table. */
  error: ReactNode;
};

/** The table of what to order. All rows are known, so that its search sends no request either. */
export function LowStockTable(props: Props) {
  const {
    request,
    context,
    rows: allRows,
    isLoading,
    details,
    settings,
    notes,
    emptyMessage,
    error,
  } = props;
  const { sort, search, page, pageSize } = request;
  const found = useMemo(
    () => sortRows(searchRows(allRows, search), sort) as readonly ReportRow[],
    [allRows, search, sort],
  );
  const shown = useMemo(
    () => found.slice((page - 1) * pageSize, page * pageSize),
    [found, page, pageSize],
  );
  return (
    <RowFocus>
      <KnownTable
        source={source}
        table={table}
        className="tillview-low-stock__table"
        fileTitle={__('Low stock', 'tillview')}
        fileDetails={details}
        request={request}
        context={context}
        rows={shown}
        totalRows={found.length}
        readAll={() => Promise.resolve(found)}
        result={describeResult(
          [...settings.map((setting) => setting.join(' ')), ...search].join(', '),
          found.length,
          context.formatNumber(found.length),
        )}
        isLoading={isLoading}
        error={error}
        notes={notes}
        hasSearch
        controls={<SearchField />}
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
      />
    </RowFocus>
  );
}
