import type { AnyTotals } from '@tillview/data';
import { readValue } from '../../../reporting/definition/metric-values.ts';
import type { CustomerRow } from './row.ts';

/** All listed customers, if they are known. */
type Customers = readonly CustomerRow[] | undefined;

type Summed = 'orders_count' | 'total_spend';

const valueOf = (row: CustomerRow, key: Summed): number => readValue(row[key]) ?? 0;

const sumOf = (rows: readonly CustomerRow[], key: Summed): number =>
  rows.reduce((sum, row) => sum + valueOf(row, key), 0);

/** The totals with the averages over all customers with orders, if those are known. */
export function getAverages(totals: AnyTotals, customers: Customers): AnyTotals {
  // The store leaves out customers without orders, too.
  const buyers = customers?.filter((row) => valueOf(row, 'orders_count') > 0) ?? [];
  const count = buyers.length;
  if (count === 0) return totals;
  return {
    ...totals,
    avg_orders_count: sumOf(buyers, 'orders_count') / count,
    avg_total_spend: sumOf(buyers, 'total_spend') / count,
  };
}
