import { getDateEnvironment } from './environment.ts';
import type { Interval } from './intervals.ts';
import { addUnits, startOf, toTimeText, type LocalMs } from './local-time.ts';

const HOUR = 3_600_000;

const readTime = (text: string): LocalMs => Date.parse(`${text.slice(0, 19)}Z`);

const nextStart = (at: LocalMs, interval: Interval, weekStart: number): LocalMs =>
  interval === 'hour'
    ? (Math.floor(at / HOUR) + 1) * HOUR
    : addUnits(startOf(at, interval, weekStart), 1, interval);

/** A part of a range: `YYYY-MM-DDTHH:mm:ss`, local time of the store, both ends included. */
export type RangeInterval = { readonly after: string; readonly before: string };

/**
 * Splits a range, two times of the store such as '2026-11-01T00:00:00', into its intervals. The first and the last end
 * with the range, as in the stats of the store. Weeks start on the configured day.
 */
export function getRangeIntervals(range: RangeInterval, interval: Interval): RangeInterval[] {
  const { weekStart } = getDateEnvironment();
  const end = readTime(range.before);
  const intervals: RangeInterval[] = [];
  for (let start = readTime(range.after); start <= end;) {
    const next = nextStart(start, interval, weekStart);
    intervals.push({ after: toTimeText(start), before: toTimeText(Math.min(next - 1000, end)) });
    start = next;
  }
  return intervals;
}
