import { hasDigitsBehind, readDecimal, roundDecimal, writeDecimal } from './decimal.ts';
import { toNumberSettings } from './number-config.ts';
import type { NumberConfig } from './number-config.ts';

/**
 * Formats a number as the store does: separators and decimals of the config, rounded half away from zero on the decimal
 * text (1.005 at two decimals is 1.01), minus sign first, never minus zero. Text is read by the number it begins with
 * ('12 pieces' is 12). Returns '' for no number, `NaN` and infinity, and for text with digits behind that number: the
 * '1' of '1,234.50' is not its amount.
 */
export function numberFormat(config: NumberConfig, number?: number | string | null): string {
  const value = readDecimal(number);
  if (!value || hasDigitsBehind(number)) return '';
  const { precision, decimalSeparator, thousandSeparator } = toNumberSettings(config);
  return writeDecimal(roundDecimal(value, precision), decimalSeparator, thousandSeparator);
}
