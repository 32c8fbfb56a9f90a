import { CurrencyFactory } from '@tillview/currency';
import { isolateAmount } from './isolate-amount.ts';
import type { ReportContext } from './report-definition.ts';

/** An amount with three digits, and from 100 on without decimals: more would look exact. */
export function formatRough(amount: number, { currency }: ReportContext): string {
  const rough = Number(amount.toPrecision(3));
  const { formatAmount } =
    Math.abs(rough) < 100
      ? currency
      : CurrencyFactory({ ...currency.getCurrencyConfig(), precision: 0 });
  return isolateAmount(formatAmount(rough));
}
