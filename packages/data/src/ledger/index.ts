export { groupIntervals, groupOrders, isRecorded } from './group-orders.ts';
export { fromSeconds, toSeconds } from './ledger-month.ts';
export { createLedger } from './ledger.ts';
export { removeLedgers } from './ledger-storage.ts';
export { getMonthSums } from './month-sums.ts';

export type { GroupedOrders, LedgerDimension, LedgerGroup, SecondsRange } from './group-orders.ts';
export type { Ledger, LedgerState } from './ledger.ts';
export { fromMonthNumber, getLedgerColumns, toMonthNumber } from './ledger-columns.ts';
export type { LedgerMonth } from './ledger-month.ts';
