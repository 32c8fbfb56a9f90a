/**
 * The error of a sum of n floats is at most (n - 1) * 2^-53 times the sum of their absolute values (Higham, Accuracy
 * and Stability of Numerical Algorithms, section 4.2), and far smaller in practice. This value is the bound for 500
 * amounts; sums of 100,000 amounts did not reach it.
 */
const RELATIVE_TOLERANCE = 2 ** -44;
/**
 * The minimum tolerance, in units of the last decimal, for large amounts that cancel out: their sum is small, but its
 * error is not.
 */
const MIN_TOLERANCE = 1e-8;
/**
 * The maximum tolerance, in units of the last decimal: an amount with three more decimals than the currency is never
 * mistaken for a half.
 */
const MAX_TOLERANCE = 5e-4;
/** In units of the last decimal. From here on, products of floats are not exact enough to round. */
const MAX_UNITS = 2 ** 43;

/**
 * Rounds an amount to a number of decimals, half away from zero, as the exact sum would round. Stores add up floats:
 * 154.5 can be sent as 154.49999999999997, but must still round up. Therefore the possible floating-point error is
 * added before rounding: a half is a half again, and any value further from a half rounds as before. Returns
 * `undefined` for a number that is not finite, and for amounts of trillions, which only their decimal text rounds
 * exactly.
 */
export function roundAmount(amount: number, precision: number): number | undefined {
  const scale = 10 ** precision;
  const size = Math.abs(amount) * scale;
  if (!(size < MAX_UNITS)) return undefined;
  const tolerance = Math.min(Math.max(size * RELATIVE_TOLERANCE, MIN_TOLERANCE), MAX_TOLERANCE);
  // Dividend and divisor are whole and exact, so the quotient is the float nearest to the decimal. Adding zero turns a
  // minus zero into zero.
  return (Math.sign(amount) * Math.round(size + tolerance)) / scale + 0;
}
