import { findAlarm, findBusyShopAlarm, type Alarm } from '@tillview/statistics';

const MILLISECONDS = 3_600_000;

/** A day in hours. */
export const DAY = 24;

const WEEK = 7 * DAY;

/** The days that `findAlarm` uses: 91 that tell what is usual, and a year of pauses. */
export const [LEVEL_DAYS, YEAR_DAYS] = [91, 365];

/** The days without which `findAlarm` knows nothing. */
export const MIN_DAYS = 150;

/** The orders of the hours from the first one of a day on. */
export type OrderHours = { readonly from: number; readonly counts: readonly number[] };

/** A local time of the store as hours since 1970, as if it were UTC, which has no missing or repeated hours. */
export const toHours = (at: string): number =>
  Math.floor(Date.parse(`${at.replace(' ', 'T')}Z`) / MILLISECONDS);

/** The local time of an hour without its minutes, 'YYYY-MM-DDTHH'. */
export const fromHours = (hour: number): string =>
  new Date(hour * MILLISECONDS).toISOString().slice(0, 13);

/** The day of an hour, 'YYYY-MM-DD'. */
export const toDay = (hour: number): string => fromHours(hour).slice(0, 10);

const toDayStart = (hour: number): number => Math.floor(hour / DAY) * DAY;

/**
 * The first hour that is used of those from an hour on: of its day, or of the next one if the shop has orders before it,
 * which may be on the same day. Not more hours than an alarm uses.
 */
export function getFirstHour(oldest: number, isWhole: boolean, until: number): number {
  const first = toDayStart(oldest) + (isWhole ? 0 : DAY);
  return Math.max(first, toDayStart(until) - (LEVEL_DAYS + YEAR_DAYS) * DAY);
}

/** The orders of each hour up to `until`, exclusive, from the hours of the orders. */
export function countHours(hours: Iterable<number>, from: number, until: number): number[] {
  const counts = Array.from({ length: Math.max(0, until - from) }, () => 0);
  for (const hour of hours) if (counts[hour - from] !== undefined) counts[hour - from]! += 1;
  return counts;
}

/**
 * The orders of each hour up to `until`, exclusive: the earlier ones, then the newest, which are given newest first. There
 * may be more in the oldest hour of these. Hours between both, in a shop with more orders than are listed since the
 * earlier ones were read, are as those of the day before.
 */
export function joinHours(
  { from, counts }: OrderHours,
  newest: readonly number[],
  until: number,
): number[] {
  const listed = (newest.at(-1) ?? until) - from;
  const joined = countHours(newest, from, until);
  for (let index = 0; index < joined.length && index <= listed; index++)
    joined[index] = Math.max(joined[index]!, counts[index] ?? joined[index - DAY] ?? 0);
  return joined;
}

/** The 91 days as the mean of the whole week before the last order; undefined if not all of it is known. */
function repeatLastWeek(counts: readonly number[]): readonly number[] | undefined {
  const last = counts.findLastIndex((count) => count > 0);
  const end = last - (last % DAY);
  if (end < WEEK) return undefined;
  const orders = counts.slice(end - WEEK, end).reduce((sum, count) => sum + count, 0);
  return Array.from({ length: LEVEL_DAYS }, () => (orders * DAY) / WEEK);
}

/**
 * The alarm in the hour after those of `counts`. `getLevel` is given if the shop has orders before them: then the longest
 * pause of less than a year is not that of a year, and the alarm is that of a busy shop, by the orders of the 91 days before
 * the day of the last hour, or else by the mean of a week: with the orders of single days as weights of the weekdays,
 * it would have many false alarms.
 */
export function getAlarm(
  counts: readonly number[],
  getLevel?: () => readonly number[] | undefined,
): (Alarm & { readonly days: number }) | undefined {
  const known = Math.floor(counts.length / DAY);
  if (!getLevel || known >= YEAR_DAYS) {
    const found = findAlarm(counts);
    return found && { ...found, days: Math.min(YEAR_DAYS, known - LEVEL_DAYS) };
  }
  const level = getLevel() ?? repeatLastWeek(counts);
  const found = level && findBusyShopAlarm(counts, level);
  return found && { ...found, days: known };
}
