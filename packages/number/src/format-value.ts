import type { NumberConfig } from './number-config.ts';
import { numberFormat } from './number-format.ts';

/** Value types in a report (R3.41). */
export type ValueType = 'average' | 'currency' | 'number';

/**
 * Formats a value by its type. An average becomes the nearest whole **number** (a half rounds up); a number becomes
 * **text** with all its decimals, regardless of the config's precision. `null` for every other type (money uses the
 * currency's `formatAmount`) and for values that are not finite numbers.
 */
export function formatValue(
  config: NumberConfig,
  type: ValueType,
  value: number | string | null | undefined,
): number | string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  switch (type) {
    case 'average':
      // Adding zero turns -0 into 0.
      return Math.round(value) + 0;
    case 'number':
      return numberFormat({ ...config, precision: null }, value);
    default:
      return null;
  }
}
