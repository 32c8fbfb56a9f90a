import { readDecimal } from './decimal.ts';
import type { Decimal } from './decimal.ts';

/**
 * A decimal as an integer in units of its last place, which makes differences and halves exact: 60.3 is 603 with one
 * place.
 */
function toUnits({ isNegative, integer, fraction }: Decimal, places: number): bigint {
  const units = BigInt(integer + fraction.padEnd(places, '0'));
  return isNegative ? -units : units;
}

/**
 * Significant digits to compare. Stores add up floats, and a sum of 16 may arrive as 16.000000000000004; the change
 * must match the values that are shown.
 */
const DIGITS = 14;
const readMetric = (value: number): Decimal | null =>
  readDecimal(Number(value.toPrecision(DIGITS)));

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** The difference of two values as their digits say, without the error of floats: 3.435 - 3.34 is 0.095. */
export function calculateDifference(present: number, earlier: number): number {
  const [one, other] = [readMetric(present), readMetric(earlier)];
  if (!one || !other) return Number.NaN;
  const places = Math.max(one.fraction.length, other.fraction.length);
  return Number(`${toUnits(one, places) - toUnits(other, places)}e-${places}`);
}

/**
 * The change from an earlier value to the current one in whole percent, rounded half away from zero. The sign is the
 * direction of the change, even if the earlier value is negative. `null`, shown as 'N/A' (R8.13), if there is no
 * percentage: a value is missing or not finite, or the earlier value is 0 and the current one is not.
 */
export function calculateDelta(
  primaryValue: number | null | undefined,
  secondaryValue: number | null | undefined,
): number | null {
  if (typeof primaryValue !== 'number' || typeof secondaryValue !== 'number') return null;
  const [primary, secondary] = [readMetric(primaryValue), readMetric(secondaryValue)];
  if (!primary || !secondary) return null;
  const places = Math.max(primary.fraction.length, secondary.fraction.length);
  const [present, earlier] = [toUnits(primary, places), toUnits(secondary, places)];
  if (earlier === 0n) return present === 0n ? 0 : null;
  const [change, base] = [100n * (present - earlier), absolute(earlier)];
  const percent = Number((2n * absolute(change) + base) / (2n * base));
  if (!Number.isFinite(percent)) return null;
  return change < 0n && percent > 0 ? -percent : percent;
}
