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
/** In units of the last decimal: from here on the products of floats are not exact enough to round. */
const MAX_UNITS = 2 ** 43;

/**
 * Rounds an amount to a number of decimals, half away from zero, as the exact sum rounds. Stores add up floats: 154.5
 * may come as 154.49999999999997, which is a half and rounds up. So the noise is added first: it makes a half one again,
 * and everything that is further from a half rounds as before. Undefined for what is not finite, and for amounts of
 * trillions, which only their decimal text rounds exactly.
 */
export function roundAmount(amount: number, precision: number): number | undefined {
  const scale = 10 ** precision;
  const size = Math.abs(amount) * scale;
  if (!(size < MAX_UNITS)) return undefined;
  const noise = Math.min(Math.max(size * RELATIVE_NOISE, LEAST_NOISE), MOST_NOISE);
  // Both whole and exact, so that the quotient is the float nearest to the decimal. Adding zero removes a minus zero.
  return (Math.sign(amount) * Math.round(size + noise)) / scale + 0;
}
