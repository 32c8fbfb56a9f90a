import { CurrencyFactory } from '@tillview/currency';
import { isolateAmount } from './isolate-amount.ts';
import type { ReportContext } from './report-definition.ts';

/** An amount with three digits, and from 100 on without decimals: more would look exact. */
export function formatRough(amount: number, { currency }: ReportContext): string {
  const config = currency.getCurrencyConfig();
  const decimals = 2 - Math.floor(Math.log10(Math.abs(amount) || 1));
  // Rounded once: 29.46 yen are 29, not 29.5 and then 30.
  const rough =
    decimals > 0
      ? Number(amount.toFixed(Math.min(decimals, config.precision ?? decimals)))
      : Number(amount.toPrecision(3));
  const { formatAmount } =
    Math.abs(rough) < 100 ? currency : CurrencyFactory({ ...config, precision: 0 });
  return isolateAmount(formatAmount(rough));
}
