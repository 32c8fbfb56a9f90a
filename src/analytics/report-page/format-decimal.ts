import { numberFormat, type NumberConfig } from '@tillview/number';

/**
 * A number with as many decimals as it needs, `most` at most: 3.5, not 3.50. Rounded by its decimal text, since the float
 * 3.005 is a little less than that.
 */
export function formatDecimal(config: NumberConfig, value: number, most: number): string {
  const rounded = Number(numberFormat({ precision: most, thousandSeparator: '' }, value));
  const places = String(rounded).split('.')[1]?.length ?? 0;
  return numberFormat({ ...config, precision: places }, rounded);
}
