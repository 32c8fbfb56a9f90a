import { DAY_SECONDS, type CustomerHistory } from './customer-history.ts';
import { getQuantile } from './quantile.ts';

/** The part of the repeat gaps that the pause of a customer who is due is longer than. */
const SILENT_PROBABILITY = 0.9;

/** The fewest repeat gaps from which a limit is derived: one in ten of them is longer. */
const MIN_GAPS = 30;

/** How soon customers of a shop order again, in days. */
export type RepeatGapLimits = {
  readonly median: number;
  /** 90 % of the repeat gaps are not longer: a customer who is silent for longer is due. */
  readonly limit: number;
};

/**
 * The median and the 90 % quantile of the repeat gaps of a shop, in days and ascending. Undefined under 30 gaps. Only
 * customers who ordered again have gaps, so the limit is no forecast: it does not say how many of the silent ones will
 * come back.
 */
export function getRepeatGapLimits(repeatGaps: ArrayLike<number>): RepeatGapLimits | undefined {
  if (repeatGaps.length < MIN_GAPS) return undefined;
  const [median, limit] = [0.5, SILENT_PROBABILITY].map((each) => getQuantile(repeatGaps, each));
  return median === undefined || limit === undefined ? undefined : { median, limit };
}

/** The days since the last order of a customer, at a time in seconds; 0 if the order is later. */
export const getSilentDays = ({ lastTime }: CustomerHistory, now: number): number =>
  Math.max(0, now - lastTime) / DAY_SECONDS;

/** The days after the limit in which a customer is newly due. */
const NEWLY_DUE_DAYS = 7;

/** Whether a customer has been silent for longer than the limit since at most seven days. */
export const isNewlyDue = (silentDays: number, { limit }: RepeatGapLimits): boolean =>
  silentDays > limit && silentDays <= limit + NEWLY_DUE_DAYS;
