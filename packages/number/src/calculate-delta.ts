import { readDecimal } from './decimal.ts';
import type { Decimal } from './decimal.ts';

/** A decimal in units of its last place, so that differences and halves are exact: 60.3 is 603 with one place. */
function toUnits({ isNegative, integer, fraction }: Decimal, places: number): bigint {
  const units = BigInt(integer + fraction.padEnd(places, '0'));
  return isNegative ? -units : units;
}

/** Stores add up floats, so that a sum of 16 may come as 16.000000000000004; a change is that of the figures shown. */
const DIGITS = 14;
const readFigure = (value: number): Decimal | null =>
  readDecimal(Number(value.toPrecision(DIGITS)));

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/**
 * The change from an earlier figure to the current one in whole percent, half away from zero. The sign is the
 * direction, also when the earlier figure is negative. Null, shown as 'N/A' (R8.13), when no percentage exists: a
 * figure is missing or not finite, or the earlier one is 0 and the current one is not.
 */
export function calculateDelta(
  primaryValue: number | null | undefined,
  secondaryValue: number | null | undefined,
): number | null {
  if (typeof primaryValue !== 'number' || typeof secondaryValue !== 'number') return null;
  const [primary, secondary] = [readFigure(primaryValue), readFigure(secondaryValue)];
  if (!primary || !secondary) return null;
  const places = Math.max(primary.fraction.length, secondary.fraction.length);
  const [present, earlier] = [toUnits(primary, places), toUnits(secondary, places)];
  if (earlier === 0n) return present === 0n ? 0 : null;
  const [change, base] = [100n * (present - earlier), sizeOf(earlier)];
  const percent = Number((2n * sizeOf(change) + base) / (2n * base));
  if (!Number.isFinite(percent)) return null;
  return change < 0n && percent > 0 ? -percent : percent;
}
