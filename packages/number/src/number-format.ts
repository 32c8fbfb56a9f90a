import { readDecimal, roundDecimal, writeDecimal } from './decimal.ts';
import { toNumberSettings } from './number-config.ts';
import type { NumberConfig } from './number-config.ts';

/**
 * Writes a number as the store writes it: separators and decimals of the config, rounded half away from zero
 * on the decimal text (1.005 at two decimals is 1.01), minus sign first, never a minus zero. A text counts with
 * the number it begins with. Answers '' when there is nothing to write: no number, `NaN` or infinity.
 */
export function numberFormat(config: NumberConfig, number?: number | string | null): string {
  const value = readDecimal(number);
  if (!value) return '';
  const { precision, decimalSeparator, thousandSeparator } = toNumberSettings(config);
  return writeDecimal(roundDecimal(value, precision), decimalSeparator, thousandSeparator);
}
