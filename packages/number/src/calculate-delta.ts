import { numberFormat } from './number-format.ts';

/** A double holds fifteen decimal digits for certain; what lies beyond is noise that could tip a half. */
const CERTAIN_DIGITS = 15;

/**
 * The change from an earlier figure to the present one in whole percent, half away from zero; its sign tells
 * the direction also when the earlier figure is negative. Null, shown as 'N/A' (spec §8), when no percentage
 * exists: a figure is missing or not finite, or the earlier one is 0 and the present one is not.
 */
export function calculateDelta(
  primaryValue: number | null | undefined,
  secondaryValue: number | null | undefined,
): number | null {
  if (!isFigure(primaryValue) || !isFigure(secondaryValue)) return null;
  if (secondaryValue === 0) return primaryValue === 0 ? 0 : null;
  const percent = ((primaryValue - secondaryValue) / Math.abs(secondaryValue)) * 100;
  if (!Number.isFinite(percent)) return null;
  return Number(
    numberFormat({ precision: 0, thousandSeparator: '' }, percent.toPrecision(CERTAIN_DIGITS)),
  );
}

function isFigure(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
