import { numberFormat, type NumberConfig } from '@tillview/number';

/** Decimals of counts, which some stores sell and stock in fractions: 4.3 kg. Of a whole number, none are shown. */
export const COUNT_DECIMALS = 3;

/**
 * Formats a number with only as many decimals as it needs, at least `least` and at most `most`: 3.5, not
 * 3.50. Rounds the decimal text,
 * because the float 3.005 is slightly less than 3.005.
 */
export function formatDecimal(
  config: NumberConfig,
  value: number,
  most: number,
  least = 0,
): string {
  const rounded = Number(numberFormat({ precision: most, thousandSeparator: '' }, value));
  const places = Math.max(least, String(rounded).split('.')[1]?.length ?? 0);
  return numberFormat({ ...config, precision: places }, rounded);
}
