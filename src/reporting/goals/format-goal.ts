import { CurrencyFactory } from '@tillview/currency';
import type { SharedGoal } from '@tillview/data';
import type { ReportContext } from '../definition/report-definition.ts';
import { isolateAmount } from '../definition/isolate-amount.ts';

/** A fixed amount or number of orders as it was entered; a whole amount has no decimals. */
export function formatGoal(
  { metric, value }: SharedGoal,
  { currency, formatNumber }: Pick<ReportContext, 'currency' | 'formatNumber'>,
): string {
  if (metric === 'orders_count') return formatNumber(value);
  const { formatAmount } = Number.isInteger(value)
    ? CurrencyFactory({ ...currency.getCurrencyConfig(), precision: 0 })
    : currency;
  return isolateAmount(formatAmount(value));
}
