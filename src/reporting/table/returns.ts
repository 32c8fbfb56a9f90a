import {
  getItemsState,
  RestError,
  type ReportRequest,
  type ReportRow,
  type ReportsSelectors,
} from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { readValue } from '../definition/metric-values.ts';
import { addColumns, createAddedColumn } from './added-column.ts';
import { getPlainView } from './plain-view.ts';
import type {
  AddedView,
  AddedViewOptions,
  AnyTable,
  ReportColumn,
  ReportContext,
} from '../definition/report-definition.ts';

/** What was returned of an item: units, and the amount refunded for them, without tax. */
export type Returned = { readonly units: number; readonly amount: number };

/** The returns of all items, by id, and the number of refunds that name no item. */
export type Returns = {
  readonly byId: ReadonlyMap<string, Returned>;
  readonly withoutItems: number;
};

const NONE: Returned = { units: 0, amount: 0 };

/** The refunds of a report's range: one request for each hundred. Triggers the read. */
export const read = (selector: ReportsSelectors, { primary }: ReportRequest) =>
  getItemsState(selector, 'refunds', {
    ...(primary && { after: primary.after, before: primary.before }),
    per_page: '-1',
    _fields: 'id,line_items',
  });

/** Adds up the lines of refunds by product or variation. The quantities and amounts of a refund are negative. */
export function sumReturns(
  refunds: readonly ReportRow[],
  by: NonNullable<AnyTable['returnsBy']>,
): Returns {
  const byId = new Map<string, Returned>();
  let withoutItems = 0;
  for (const { line_items } of refunds) {
    const lines = Array.isArray(line_items) ? (line_items as readonly ReportRow[]) : [];
    if (lines.length === 0) withoutItems += 1;
    for (const line of lines) {
      const id = String(line[by]);
      const { units, amount } = byId.get(id) ?? NONE;
      byId.set(id, {
        units: units - (readValue(line['quantity']) ?? 0),
        amount: amount - (readValue(line['total']) ?? 0),
      });
    }
  }
  return { byId, withoutItems };
}

/** The columns of returns, whose rows have the id `by`. */
function createReturnColumns(
  { byId }: Returns,
  by: NonNullable<AnyTable['returnsBy']>,
): readonly ReportColumn<ReportRow>[] {
  const returnedOf = (row: ReportRow) => byId.get(String(row[by])) ?? NONE;
  return [
    createAddedColumn({
      key: 'returns.units',
      label: () => __('Items returned', 'tillview'),
      type: 'number',
      read: (row) => returnedOf(row).units,
    }),
    createAddedColumn({
      key: 'returns.amount',
      label: () => __('Amount refunded', 'tillview'),
      type: 'currency',
      read: (row) => returnedOf(row).amount,
    }),
  ];
}

/** Says that some refunds are in no row; empty if there are none. */
const describeWithoutItems = (count: number, { formatNumber }: ReportContext): string =>
  count === 0
    ? ''
    : sprintf(
        /* translators: %s: number of refunds. */
        _n(
          '%s refund of the range has no products and is in no row.',
          '%s refunds of the range have no products and are in no row.',
          count,
          'tillview',
        ),
        formatNumber(count),
      );

/** Says why the returns are not shown. */
function describeFailure(error: unknown): string {
  const status = error instanceof RestError ? error.status : undefined;
  if (status === 401 || status === 403)
    return __('You do not have permission to see refunds.', 'tillview');
  return status === 404
    ? __('Returns need WooCommerce 9.0 or later.', 'tillview')
    : __('The returns could not be loaded. Refresh the report to try again.', 'tillview');
}

/** Adds the returns to the columns of a table, after net sales, and sorts its rows by them if that is requested. */
export function getView(
  options: AddedViewOptions,
  refunds: Pick<ReturnType<typeof read>, 'rows' | 'isError' | 'error' | 'isRequesting'>,
  by: NonNullable<AnyTable['returnsBy']>,
): AddedView {
  const { columns, context } = options;
  if (refunds.isError) return getPlainView(options, { error: describeFailure(refunds.error) });
  if (refunds.isRequesting) return getPlainView(options, { isBusy: true });
  const returns = sumReturns(refunds.rows, by);
  return addColumns(options, {
    at: columns.findIndex(({ key }) => key === 'net_revenue') + 1 || columns.length,
    columns: createReturnColumns(returns, by),
    note: describeWithoutItems(returns.withoutItems, context),
  });
}
