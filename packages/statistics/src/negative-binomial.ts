/** The natural logarithm of the gamma function, for `x` above 0 (Stirling's series after a shift to 8 or more). */
function logGamma(x: number): number {
  let shifted = x;
  let product = 0;
  while (shifted < 8) {
    product += Math.log(shifted);
    shifted += 1;
  }
  const series = 1 / (12 * shifted) - 1 / (360 * shifted ** 3) + 1 / (1260 * shifted ** 5);
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - product
  );
}

/** Standard deviations below the mean at which hardly any probability is left, but more than the smallest float. */
const LOWER_TAIL = 12;

/** The rounding error of a sum of probabilities. */
const ROUNDING = 1e-9;

/** Standard deviations above the mean that are always enough: the upper tail is longer. */
const UPPER_TAIL = 40;

/**
 * The smallest count whose cumulative probability is at least `probability` (between 0 and 1), in the negative binomial
 * distribution of a Poisson count with a gamma-distributed mean: `shape` is that of the gamma distribution, `rate` its
 * rate, both above 0; the mean of the count is shape / rate.
 */
export function getNegativeBinomialQuantile(
  shape: number,
  rate: number,
  probability: number,
): number {
  const mean = shape / rate;
  const deviation = Math.sqrt(mean * (1 + 1 / rate));
  const failure = 1 / (1 + rate);
  // Large counts start near the mean: the probability of 0 is too small for a floating-point number.
  let count = Math.max(0, Math.floor(mean - LOWER_TAIL * deviation));
  let term = Math.exp(
    logGamma(shape + count) -
      logGamma(shape) -
      logGamma(count + 1) +
      shape * Math.log1p(-failure) +
      count * Math.log(failure),
  );
  let sum = term;
  const last = mean + UPPER_TAIL * (deviation + 1);
  while (sum < probability - ROUNDING && count < last) {
    term *= ((shape + count) / (count + 1)) * failure;
    count += 1;
    sum += term;
  }
  return count;
}
