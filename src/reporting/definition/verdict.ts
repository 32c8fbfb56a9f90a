import { calculateDelta } from '@tillview/number';

/** The largest change that a sentence says in percent. */
const MOST = 999;

/**
 * The change in whole percent that a sentence says. `null`, for which it says both values, if there is no percentage, or
 * if one would mislead: above 999 %, or of an earlier value below 0.
 */
export function getSpokenDelta(now: number, before: number | undefined): number | null {
  const delta = calculateDelta(now, before);
  if (delta === null || before === undefined || delta === 0) return delta;
  return before < 0 || Math.abs(delta) > MOST ? null : delta;
}
