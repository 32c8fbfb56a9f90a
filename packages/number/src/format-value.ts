import type { NumberConfig } from './number-config.ts';
import { numberFormat } from './number-format.ts';

/** What a figure of a report counts (spec §3, value types). */
export type ValueType = 'average' | 'currency' | 'number';

/**
 * Prepares a figure for showing by its type: an average becomes the nearest whole **number** (a half goes up),
 * a number becomes **text** with all the decimals it has, whatever precision the config names. Null for every
 * other type (money goes through the currency's `formatAmount`) and for what is not a finite number.
 */
export function formatValue(
  config: NumberConfig,
  type: ValueType,
  value: number | string | null | undefined,
): number | string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  switch (type) {
    case 'average':
      // Adding zero turns a minus zero into zero.
      return Math.round(value) + 0;
    case 'number':
      return numberFormat({ ...config, precision: null }, value);
    default:
      return null;
  }
}
