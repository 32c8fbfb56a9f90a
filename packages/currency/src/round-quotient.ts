/**
 * How a half is rounded, with the names of dinero.js (R9.95, R9.96): to the odd or even neighbour, up or down on the
 * number line, towards or away from zero. 'DOWN' rounds every fraction down.
 */
export type RoundingMode =
  | 'HALF_ODD'
  | 'HALF_EVEN'
  | 'HALF_UP'
  | 'HALF_DOWN'
  | 'HALF_TOWARDS_ZERO'
  | 'HALF_AWAY_FROM_ZERO'
  | 'DOWN';

/** Whether a half rounds up; `lower` is the integer below it. */
const HALF_GOES_UP = {
  HALF_ODD: (lower) => lower % 2n === 0n,
  HALF_EVEN: (lower) => lower % 2n !== 0n,
  HALF_UP: () => true,
  HALF_DOWN: () => false,
  HALF_TOWARDS_ZERO: (lower) => lower < 0n,
  HALF_AWAY_FROM_ZERO: (lower) => lower >= 0n,
} satisfies Record<Exclude<RoundingMode, 'DOWN'>, (lower: bigint) => boolean>;

/** Divides two integers and rounds the exact quotient. The divisor must be positive. */
export function roundQuotient(dividend: bigint, divisor: bigint, mode: RoundingMode): bigint {
  const towardsZero = dividend / divisor;
  const lower = towardsZero * divisor > dividend ? towardsZero - 1n : towardsZero;
  if (mode === 'DOWN') return lower;
  const twiceRest = 2n * (dividend - lower * divisor);
  if (twiceRest === divisor) return HALF_GOES_UP[mode](lower) ? lower + 1n : lower;
  return twiceRest > divisor ? lower + 1n : lower;
}
