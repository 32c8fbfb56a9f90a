import type { Currency } from './currencies.ts';

/** An amount in minor units of the store's currency (cents, yen, fils): always an integer. */
export type Minor = number;

/** The amount in major units, as in the REST API: 1234 cents are 12.34. */
export function toMajor(amount: Minor, currency: Currency): number {
  return amount / 10 ** currency.decimals;
}

/** The amount as a decimal string: `"12.34"`. */
export function toDecimalText(amount: Minor, currency: Currency): string {
  return toMajor(amount, currency).toFixed(currency.decimals);
}

/** Converts a catalogue price in US cents to the store's currency. */
export function catalogPrice(cents: number, currency: Currency): Minor {
  const price = Math.round((cents * currency.unitsPerCent) / currency.step) * currency.step;
  return cents > 0 ? Math.max(price, currency.step) : 0;
}

/** `amount × numerator ÷ denominator`, rounded half away from zero, without floating-point error. */
export function applyRatio(amount: Minor, numerator: number, denominator: number): Minor {
  if (denominator === 0) return 0;
  const twice = 2 * Math.abs(amount) * numerator;
  const bound = 2 * denominator;
  if (numerator < 0 || denominator < 0 || twice + bound > Number.MAX_SAFE_INTEGER)
    return applyRatioToBigInt(amount, numerator, denominator);
  // The quotient can be off by one; the remainder corrects it.
  let magnitude = Math.floor((twice + denominator) / bound);
  const rest = twice + denominator - magnitude * bound;
  if (rest < 0) magnitude--;
  else if (rest >= bound) magnitude++;
  return amount < 0 ? -magnitude || 0 : magnitude;
}

function applyRatioToBigInt(amount: Minor, numerator: number, denominator: number): Minor {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((magnitude * 2n + divisor) / (divisor * 2n));
  return product < 0n ? -rounded || 0 : rounded;
}

/** Allocates an amount by weights in whole minor units; the parts add up to the amount. */
export function allocate(amount: Minor, weights: readonly number[]): Minor[] {
  let weightLeft = weights.reduce((sum, weight) => sum + weight, 0);
  let amountLeft = amount;
  return weights.map((weight) => {
    const part = applyRatio(amountLeft, weight, weightLeft);
    amountLeft -= part;
    weightLeft -= weight;
    return part;
  });
}
