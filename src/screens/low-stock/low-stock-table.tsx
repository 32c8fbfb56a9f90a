import type { ReportRequest } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo, type ReactNode } from 'react';
import { isolateAmount } from '../../reporting/definition/isolate-amount.ts';
import type { FileDetails } from '../../reporting/download/table-export.ts';
import { defineTable, type ReportContext } from '../../reporting/definition/report-definition.ts';
import { AddedSwitch } from '../../reporting/table/added-switch.tsx';
import { KnownSearch } from '../../reporting/table/known-search.tsx';
import { KnownTable } from '../../reporting/table/known-table.tsx';
import { describeResult } from '../../reporting/table/use-spoken-result.ts';
import { RowFocus } from '../../shell/parts/row-focus.tsx';
import { columns, getValuedColumns } from '../../reporting/what-to-order/columns.tsx';
import { source } from '../../reporting/what-to-order/low-stock-source.ts';
import {
  searchRows,
  sortRows,
  sumStockValues,
  type OrderRow,
} from '../../reporting/what-to-order/order-plan.ts';

/** In the types of the report page, whose formatting, columns menu and download the table uses. */
const toTable = (shown: typeof columns) =>
  defineTable<OrderRow>({
    title: () => __('What to order', 'tillview'),
    columns: shown,
    rowKey: ({ id }) => String(id),
    columnsOf: 'low_stock',
  });

const tables = { plain: toTable(columns), valued: toTable(getValuedColumns()) };

/** What the stock of the rows costs, for a file: the cost of some can be unknown. */
const describeValue = (
  { value, known }: ReturnType<typeof sumStockValues>,
  rows: number,
  { currency, formatNumber }: ReportContext,
): string =>
  sprintf(
    /* translators: 1: an amount of money. 2: number of products whose cost is known. 3: number of products. */
    _n(
      '%1$s (cost known of %2$s of %3$s product)',
      '%1$s (cost known of %2$s of %3$s products)',
      rows,
      'tillview',
    ),
    value === undefined ? __('N/A', 'tillview') : isolateAmount(currency.formatAmount(value)),
    formatNumber(known),
    formatNumber(rows),
  );

/** The parameter that adds the column with what the stock costs. */
export const STOCK_VALUE_PARAM = 'table_stock_value';

type Props = {
  request: ReportRequest;
  context: ReportContext;
  rows: readonly OrderRow[];
  isLoading: boolean;
  /** Whether what the stock costs is shown. */
  isValued: boolean;
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
    isValued,
    settings,
    notes,
    emptyMessage,
    error,
  } = props;
  const { sort, search } = request;
  const found = useMemo(() => sortRows(searchRows(allRows, search), sort), [allRows, search, sort]);
  const values = useMemo(() => sumStockValues(found), [found]);
  const value = describeValue(values, found.length, context);
  return (
    <RowFocus>
      <KnownTable
        source={source}
        table={isValued ? tables.valued : tables.plain}
        totals={isValued ? { stock_value: values.value } : undefined}
        className="tillview-low-stock__table"
        fileTitle={__('Low stock', 'tillview')}
        fileDetails={isValued ? [...details, [__('Stock at cost', 'tillview'), value]] : details}
        request={request}
        context={context}
        rows={found}
        result={describeResult(
          [...settings.map((setting) => setting.join(' ')), ...search].join(', '),
          found.length,
          context.formatNumber(found.length),
        )}
        isLoading={isLoading}
        error={error}
        notes={
          <>
            {notes}
            {isValued && (
              <p className="tillview-report__notice" role="note">
                {
                  /* translators: %s: an amount of money, and of how many products it is known. */
                  sprintf(__('Stock at cost: %s.', 'tillview'), value)
                }
              </p>
            )}
          </>
        }
        hasSearch
        controls={
          <>
            <KnownSearch label={__('Search by product or SKU', 'tillview')} />
            <AddedSwitch
              param={STOCK_VALUE_PARAM}
              columns="value"
              label={__('Show stock at cost', 'tillview')}
            />
          </>
        }
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
