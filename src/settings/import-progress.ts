import type { ImportProgress, ImportStatus, ImportTotals } from '@tillview/data';

/**
 * Where an import stands: `ready` to start; it waits to be `starting`, then imports `customers`, then `orders`, and is
 * `finishing`; `finished`, or ended with records missing (`incomplete`), or was `stopped`.
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

/** What the phase follows from. */
export type ImportFacts = {
  /** The last known status; empty before it was read. */
  status: ImportStatus;
  /** Whether this page started the import or has seen it run. */
  isFollowed: boolean;
  /** What the user did last, besides starting. */
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

/** Whether an import runs in this phase, so that none can be started and its progress changes. */
export function isRunningPhase(phase: ImportPhase): boolean {
  return RUNNING.includes(phase);
}

/** Whether it is known that there is nothing to import. */
export function isNothingToImport({ customers, orders }: ImportTotals): boolean {
  return customers === 0 && orders === 0;
}
