/**
 * The smallest value that at least a part `probability` (above 0, up to 1) of all values does not exceed; undefined
 * without values. `sorted` is in ascending order. The inverse of the empirical distribution function, definition 1 of
 * Hyndman & Fan, Sample Quantiles in Statistical Packages, 1996: it is always one of the values.
 */
export function getQuantile(sorted: ArrayLike<number>, probability: number): number | undefined {
  // Rounding, because 0.9 × 10 in floating point can be more than 9.
  const rank = Math.ceil(Number((sorted.length * probability).toPrecision(12)));
  return sorted[Math.max(1, rank) - 1];
}

/**
 * The quintile of each value, from 1 (lowest) to 5: 1 + ⌊5 × the part of the values that are smaller⌋. Equal values have
 * the same quintile, so with many equal values a quintile can have more or less than a fifth of the values, or none.
 */
export function getQuintiles(values: ArrayLike<number>): Uint8Array {
  const sorted = new Float64Array(values).toSorted();
  // At least k fifths of the values are smaller than a value if the last of these fifths is.
  const ends = [1, 2, 3, 4].map((fifths) => sorted[Math.ceil((fifths * sorted.length) / 5) - 1]!);
  const quintiles = new Uint8Array(values.length).fill(1);
  for (let index = 0; index < quintiles.length; index++)
    for (const end of ends) if (end < values[index]!) quintiles[index]! += 1;
  return quintiles;
}
