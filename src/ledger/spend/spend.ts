import type { LedgerState, ReportRow } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { AddedView, AddedViewOptions } from '../../reporting/definition/report-definition.ts';
import { addColumns, createAddedColumn } from '../../reporting/table/added-column.ts';
import { getPlainView } from '../../reporting/table/plain-view.ts';
import { describeMissing } from '../describe-missing.ts';
import { getMissingMonths, hasMonths, toSecondsRange } from '../use-ledger.ts';
import { readSpendRange } from './read-range.ts';

/** What a customer ordered in a range: orders, and the total of orders and refunds with tax and shipping. */
type Spend = { readonly orders: number; readonly total: number };

const NONE: Spend = { orders: 0, total: 0 };

/** The orders and refunds in columns, each with the customer of the order. */
type Orders = {
  readonly customers: ArrayLike<number>;
  readonly times: ArrayLike<number>;
  readonly total: ArrayLike<number>;
  /** 1 for a refund. */
  readonly refunds: ArrayLike<number>;
};

/** Adds up orders and refunds of a range by customer, as the store does for the lifetime of a customer. */
export function sumSpend(
  { customers, times, total, refunds }: Orders,
  range: { after: string; before: string },
): ReadonlyMap<number, Spend> {
  const { after, before } = toSecondsRange(range);
  const byCustomer = new Map<number, Spend>();
  for (let row = 0; row < times.length; row++) {
    const [time = 0, id = 0] = [times[row], customers[row]];
    if (time < after || time > before) continue;
    const spend = byCustomer.get(id) ?? NONE;
    byCustomer.set(id, {
      orders: spend.orders + (refunds[row] === 1 ? 0 : 1),
      total: spend.total + (total[row] ?? Number.NaN),
    });
  }
  return byCustomer;
}

/** What is known of the orders. */
type Known = Pick<LedgerState, 'months' | 'expected' | 'unread'> & {
  /** Those of all months. */
  columns: Orders;
  /** Whether more months may come without a question. */
  isPending: boolean;
};

/**
 * Adds the spend in the range of the URL to a table of customers, before that of their lifetime, and leaves out customers without
 * orders in it. Months that are read are shown before the others.
 */
export function addSpend(options: AddedViewOptions, known: Known): AddedView {
  const { columns, query, context } = options;
  const { expected, isPending } = known;
  const range = readSpendRange(query);
  const missing = getMissingMonths(known, range ?? null).length;
  if (!range || !expected || (missing > 0 && !hasMonths(known, range)))
    return getPlainView(options, { isBusy: isPending });
  const byCustomer = sumSpend(known.columns, range);
  const spendOf = ({ id }: ReportRow) => byCustomer.get(Number(id)) ?? NONE;
  const note = missing > 0 ? describeMissing(missing, context) : '';
  return addColumns(options, {
    at: columns.findIndex(({ key }) => key === 'name') + 1,
    columns: [
      createAddedColumn({
        key: 'ordered.total',
        label: () => __('Spend in range', 'tillview'),
        type: 'currency',
        read: (row) => spendOf(row).total,
      }),
      createAddedColumn({
        key: 'ordered.orders',
        label: () => __('Orders in range', 'tillview'),
        type: 'number',
        read: (row) => spendOf(row).orders,
      }),
    ],
    isShown: ({ id }) => byCustomer.has(Number(id)),
    note,
    pagedNote: [
      note,
      __(
        'The list is too long to be sorted by spend in the range. Add filters to shorten it.',
        'tillview',
      ),
    ]
      .filter(Boolean)
      .join(' '),
  });
}
