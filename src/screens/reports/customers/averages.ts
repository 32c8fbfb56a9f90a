import type { AnyTotals } from '@tillview/data';
import { readValue } from '../../../reporting/definition/metric-values.ts';
import type { CustomerRow } from './row.ts';

/** All listed customers, if they are known. */
type Customers = readonly CustomerRow[] | undefined;

type Summed = 'orders_count' | 'total_spend';

const valueOf = (row: CustomerRow, key: Summed): number => readValue(row[key]) ?? 0;

const sumOf = (rows: readonly CustomerRow[], key: Summed): number =>
  rows.reduce((sum, row) => sum + valueOf(row, key), 0);

/** The number of customers that averages are over: the store leaves out customers without orders. */
export function countBuyers(customers: readonly CustomerRow[]): number {
  return customers.filter((row) => valueOf(row, 'orders_count') > 0).length;
}

/** The average of a value over all customers with orders; null if it is unknown. */
export function getAverage(key: Summed, totals: AnyTotals, customers: Customers): number | null {
  const count = customers ? countBuyers(customers) : 0;
  return customers && count > 0 ? sumOf(customers, key) / count : readValue(totals[`avg_${key}`]);
}

/**
 * The average value of an order: the spend of all customers divided by their orders. The average of the customers'
 * averages, which the store sends, counts a customer with one order as much as one with twenty. Null if it is unknown.
 */
export function getOrderValue(totals: AnyTotals, customers: Customers): number | null {
  const spend = getAverage('total_spend', totals, customers);
  const orders = getAverage('orders_count', totals, customers);
  return spend === null || !orders ? null : spend / orders;
}
