import { hasDigitsBehind, readDecimal, roundDecimal, writeDecimal } from './decimal.ts';
import { toNumberSettings } from './number-config.ts';
import type { NumberConfig } from './number-config.ts';

/**
 * Formats a number as the store does: with the separators and decimals of the config, rounded half away from zero on
 * the decimal text (1.005 at two decimals is 1.01), with the minus sign first and never as negative zero. Of a text,
 * the number at its start is formatted ('12 pieces' is 12). Returns '' if there is no number, for `NaN` and infinity,
 * and if more digits follow the number: the '1' of '1,234.50' is not its amount.
 */
export function numberFormat(config: NumberConfig, number?: number | string | null): string {
  const value = readDecimal(number);
  if (!value || hasDigitsBehind(number)) return '';
  const { precision, decimalSeparator, thousandSeparator } = toNumberSettings(config);
  return writeDecimal(roundDecimal(value, precision), decimalSeparator, thousandSeparator);
}
