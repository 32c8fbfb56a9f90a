export { getCurrencyCodes, getCurrencySums, toOwnAmounts } from './currencies.ts';
export { readCurrencySums } from './currency-route.ts';
export { groupIntervals, groupOrders, hasKnownSales } from './group-orders.ts';
export { getDimension, isRecorded, LEDGER_VERSION } from './ledger-dimensions.ts';
export { fromSeconds, toSeconds } from './ledger-month.ts';
export { createLedger } from './ledger.ts';
export { removeLedgers } from './ledger-storage.ts';
export { readStoredOrders } from './stored-orders.ts';
export {
  findLosses,
  getCouponProfits,
  getItemProfits,
  isMostlyKnown,
  sumLines,
} from './item-profit.ts';
export { getMonthSums } from './month-sums.ts';

export { readOrderDays, readUserNames } from './refund-details.ts';
export {
  getPayouts,
  getProfits,
  getProfitsWithTotal,
  hasKnownCost,
  hasReadCosts,
} from './profit.ts';

export type { FeeRate, OwnCost, Payout, Profit, ProfitSettings } from './profit.ts';
export type { CurrencySum, CurrencySums } from './currencies.ts';
export type {
  GroupedOrders,
  LedgerGroup,
  OrderFilter,
  OrderMonths,
  SecondsRange,
} from './group-orders.ts';
export type { ItemProfit, LineSums, LossItem } from './item-profit.ts';
export type { Ledger, LedgerState } from './ledger.ts';
export { fromMonthNumber, getLedgerColumns, toMonthNumber } from './ledger-columns.ts';
export type { LedgerDimension, OptionalDimension } from './ledger-dimensions.ts';
export type { LedgerMonth } from './ledger-month.ts';
