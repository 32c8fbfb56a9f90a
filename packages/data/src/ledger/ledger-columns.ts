import type { LedgerMonth } from './ledger-month.ts';

/** Orders and refunds of all months in columns, for computing on customers. */
export type LedgerColumns = {
  /** The customer of the order; for a refund, of the refunded order. */
  readonly customers: Float64Array;
  /** In seconds, as in `LedgerMonth.times`. */
  readonly times: Uint32Array;
  /** The calendar month: year × 12 + month, from 0. */
  readonly months: Uint32Array;
  /** Net sales; negative for a refund. */
  readonly net: Float64Array;
  /** Total sales; NaN if the store does not report them. */
  readonly total: Float64Array;
  /** 1 for a refund. */
  readonly refunds: Uint8Array;
  /** The orders and refunds that are left out, because the store knows no customer for them. */
  readonly withoutCustomer: number;
};

/** Converts a month, 'YYYY-MM', to a number: year × 12 + month, from 0. */
export function toMonthNumber(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/** Converts year × 12 + month, from 0, to 'YYYY-MM'. */
export const fromMonthNumber = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Adds months to a month, 'YYYY-MM'; the number may be negative. */
export const addMonths = (month: string, count: number): string =>
  fromMonthNumber(toMonthNumber(month) + count);

/** Leaves out rows without a customer: they are not the orders of one person. */
function omitUnknown(columns: Omit<LedgerColumns, 'withoutCustomer'>): LedgerColumns {
  const { customers, times, months, net, total, refunds } = columns;
  if (!customers.includes(0)) return { ...columns, withoutCustomer: 0 };
  const isKnown = (_: number, index: number) => customers[index] !== 0;
  const known = customers.filter(isKnown);
  return {
    customers: known,
    times: times.filter(isKnown),
    months: months.filter(isKnown),
    net: net.filter(isKnown),
    total: total.filter(isKnown),
    refunds: refunds.filter(isKnown),
    withoutCustomer: customers.length - known.length,
  };
}

/**
 * Joins the rows of months into one set of columns: every row that the store counts in its sums. A refund gets the customer
 * of its order, or its own one if that order was not read.
 */
export function getLedgerColumns(ledger: readonly LedgerMonth[]): LedgerColumns {
  const count = ledger.reduce((sum, { times }) => sum + times.length, 0);
  const columns = {
    customers: new Float64Array(count),
    times: new Uint32Array(count),
    months: new Uint32Array(count),
    net: new Float64Array(count),
    total: new Float64Array(count),
    refunds: new Uint8Array(count),
  };
  const parents = new Map<number, number>();
  let start = 0;
  for (const { month, times, customerIds, net, total, parentIds } of ledger) {
    columns.customers.set(customerIds, start);
    columns.times.set(times, start);
    columns.net.set(net, start);
    columns.total.set(total, start);
    columns.months.fill(toMonthNumber(month), start, start + times.length);
    for (let index = 0; index < parentIds.length; index++) {
      const parent = parentIds[index] ?? 0;
      if (parent !== 0) {
        columns.refunds[start + index] = 1;
        parents.set(start + index, parent);
      }
    }
    start += times.length;
  }
  const wanted = new Set(parents.values());
  const customerOf = new Map<number, number>();
  for (const { orderIds, customerIds } of ledger)
    for (let index = 0; index < orderIds.length; index++) {
      const id = orderIds[index] ?? 0;
      if (wanted.has(id)) customerOf.set(id, customerIds[index] ?? 0);
    }
  for (const [row, parent] of parents) {
    const customer = customerOf.get(parent);
    if (customer !== undefined) columns.customers[row] = customer;
  }
  return omitUnknown(columns);
}
