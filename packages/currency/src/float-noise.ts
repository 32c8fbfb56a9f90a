/**
 * Summing n floats is off by at most (n - 1) * 2^-53 of the sum of their sizes (Higham, Accuracy and Stability of
 * Numerical Algorithms, section 4.2), and by far less in practice: this is the bound for 500 amounts, and was not reached
 * by sums of 100,000.
 */
const RELATIVE_NOISE = 2 ** -44;
/** In units of the last decimal, for large amounts that cancel out: the sum is small then, its noise is not. */
const LEAST_NOISE = 1e-8;
/** In units of the last decimal: an amount with three decimals more than the currency is never taken for a half. */
const MOST_NOISE = 5e-4;

/**
 * An amount that rounds to a number of decimals, half away from zero, as the exact sum does. Stores add up floats: 154.5
 * may come as 154.49999999999997, which is a half and rounds up. The noise is added to the size of the amount, so that
 * a half it took away is one again; everything further from a half rounds as before. For rounding only: the last digits
 * are not those of the amount.
 */
export function addFloatNoise(amount: number, precision: number): number {
  const unit = 10 ** -precision;
  const noise = Math.min(
    Math.max(Math.abs(amount) * RELATIVE_NOISE, LEAST_NOISE * unit),
    MOST_NOISE * unit,
  );
  return amount + Math.sign(amount) * noise;
}
