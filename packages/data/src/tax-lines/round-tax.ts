/** A millionth of the currency: amounts are added up as whole numbers of these, so that no sum has an error. */
export type Millionths = number;

const DECIMALS = 6;

/** Reads a decimal text, such as "-1.234500"; 0 for anything else. Digits after the sixth are dropped. */
export function toMillionths(text: string): Millionths {
  const point = text.indexOf('.');
  const kept = point < 0 ? text : text.slice(0, point + 1 + DECIMALS);
  // The product is within half a millionth of the amount, below some billions.
  const value = Math.round(Number(kept) * 10 ** DECIMALS);
  return Number.isFinite(value) && value !== 0 ? value : 0;
}

/** Converts back to an amount. */
export const fromMillionths = (value: Millionths): number => value / 10 ** DECIMALS;

/** How WooCommerce rounds a tax that ends with exactly a half: down where prices contain tax. */
export type HalfMode = 'up' | 'down';

/** Rounds to the decimals of the currency, by magnitude: a refund is rounded as its order. */
export function roundMillionths(value: Millionths, decimals: number, half: HalfMode): Millionths {
  const unit = 10 ** (DECIMALS - Math.min(decimals, DECIMALS));
  const size = Math.abs(value);
  const rest = size % unit;
  const isUp = half === 'up' ? rest * 2 >= unit : rest * 2 > unit;
  const rounded = size - rest + (isUp ? unit : 0);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
