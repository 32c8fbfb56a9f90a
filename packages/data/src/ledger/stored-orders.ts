import { addMonths } from './ledger-columns.ts';
import { isCurrentMonth } from './ledger-dimensions.ts';
import { createLedgerStorage, type LedgerStorage } from './ledger-storage.ts';

/**
 * When the store counts each order that the browser keeps of an owner, by id, in seconds since 1970 as if its local time
 * were UTC; without refunds. From the newest kept month back to the first one without all of its orders: one that is
 * missing, or was read before it ended. Sends no request.
 */
export async function readStoredOrders(
  owner: string,
  storage: Pick<LedgerStorage, 'read'> = createLedgerStorage(owner),
): Promise<ReadonlyMap<number, number>> {
  const stored = ((await storage.read()) ?? []).filter(isCurrentMonth);
  const newest = stored.toSorted((a, b) => (a.month < b.month ? 1 : -1));
  const orders = new Map<number, number>();
  for (const [index, { month, asOf, orderIds, parentIds, times }] of newest.entries()) {
    const later = newest[index - 1]?.month;
    if (later !== undefined && (month !== addMonths(later, -1) || asOf.slice(0, 7) <= month)) break;
    orderIds.forEach((id, row) => {
      if (parentIds[row] === 0) orders.set(id, times[row] ?? 0);
    });
  }
  return orders;
}
