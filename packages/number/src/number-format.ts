import { readDecimal, roundDecimal, writeDecimal } from './decimal.ts';
import { toNumberSettings } from './number-config.ts';
import type { NumberConfig } from './number-config.ts';

/**
 * Formats a number as the store does: separators and decimals of the config, rounded half away from zero on the decimal
 * text (1.005 at two decimals is 1.01), minus sign first, never minus zero. Text is read by the number it begins with.
 * Returns '' for no number, `NaN` and infinity.
 */
export function numberFormat(config: NumberConfig, number?: number | string | null): string {
  const value = readDecimal(number);
  if (!value) return '';
  const { precision, decimalSeparator, thousandSeparator } = toNumberSettings(config);
  return writeDecimal(roundDecimal(value, precision), decimalSeparator, thousandSeparator);
}
