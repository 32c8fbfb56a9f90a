import type { ImportProgress, ImportStatus, ImportTotals } from '@tillview/data';

/**
 * The phase of an import. `ready`: can be started. `starting`: waits to start. Then it imports `customers`, then
 * `orders`, then is `finishing`. It ends as `finished`, as `incomplete` (with records missing), or as `stopped`.
 * `deleted`: the imported data was deleted.
 */
export type ImportPhase =
  | 'ready'
  | 'starting'
  | 'customers'
  | 'orders'
  | 'finishing'
  | 'finished'
  | 'incomplete'
  | 'stopped'
  | 'deleted';

/** The data that determines the phase. */
export type ImportFacts = {
  /** The last known status; empty until it is loaded. */
  status: ImportStatus;
  /** Whether this page started the import or has seen it run. */
  isFollowed: boolean;
  /** The user's last action, except starting. */
  ended: 'stopped' | 'deleted' | undefined;
};

const NONE: ImportProgress = { imported: 0, total: 0 };
const isDone = ({ imported, total }: ImportProgress) => imported >= total;

/** The phase of an import. */
export function getImportPhase({ status, isFollowed, ended }: ImportFacts): ImportPhase {
  const { customers = NONE, orders = NONE } = status;
  if (status.is_importing) {
    if (customers.total + orders.total === 0) return 'starting';
    if (!isDone(customers)) return 'customers';
    return isDone(orders) ? 'finishing' : 'orders';
  }
  if (ended) return ended;
  if (!isFollowed) return 'ready';
  if (status.is_importing === undefined) return 'starting';
  return isDone(customers) && isDone(orders) ? 'finished' : 'incomplete';
}

const RUNNING: readonly ImportPhase[] = ['starting', 'customers', 'orders', 'finishing'];

/** Whether an import is running in this phase: no other can be started, and its progress changes. */
export function isRunningPhase(phase: ImportPhase): boolean {
  return RUNNING.includes(phase);
}

/** Whether the totals are known and there is nothing to import. */
export function isNothingToImport({ customers, orders }: ImportTotals): boolean {
  return customers === 0 && orders === 0;
}
