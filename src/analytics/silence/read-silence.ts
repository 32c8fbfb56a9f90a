import { memoize, readNewestOrders, type OrderEntry } from '@tillview/data';
import { findSilence, type Silence } from '@tillview/statistics';
import type { DataRegistry } from '@wordpress/data';

/** How long a shop has had no orders, since when, and how many earlier days this is compared with. */
export type ShopSilence = Silence & {
  /** The time of the newest order in the store's local time, 'YYYY-MM-DD HH:mm:ss'. */
  readonly since: string;
  /** The days of the earlier silences, at most 365. */
  readonly days: number;
};

/** The days that `findSilence` uses: 91 that tell what is usual, and a year of silences. */
const [LEVEL_DAYS, YEAR_DAYS] = [91, 365];

/** The days without which `findSilence` knows nothing. */
const MIN_DAYS = 150;

const MAX_REQUESTS = 10;

/** How many times as many orders a shop may have now as in the months before. */
const SEASON = 2;

const [HOUR, DAY] = [3_600_000, 86_400_000];

/** Local times of the store as UTC, which has no missing or repeated hours. */
const toTime = (at: string): number => Date.parse(`${at.replace(' ', 'T')}Z`);

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Whether the newest orders leave an alarm possible, so that the others are worth their requests: the time since the
 * last one has at least one order at their average rate, an alarm has three at the rate of its hours. Ten requests
 * can also have the days that are needed.
 */
export function isAlarmPossible(newest: readonly OrderEntry[], now: string): boolean {
  const orders = newest.filter(({ isRefund, at }) => !isRefund && at <= now);
  const [last, first] = [orders[0], newest.at(-1)];
  if (!last || !first) return false;
  const span = Math.max(HOUR, toTime(last.at) - toTime(first.at));
  const expected = ((toTime(now) - toTime(last.at)) * orders.length) / span;
  return expected >= 1 && span * MAX_REQUESTS * SEASON >= MIN_DAYS * DAY;
}

/** The silence of a shop from its newest orders, newest first. Undefined if an order was placed in the current hour. */
export function getSilence(
  entries: readonly OrderEntry[],
  isComplete: boolean,
  now: string,
): ShopSilence | undefined {
  const orders = entries.filter(({ isRefund, at }) => !isRefund && at <= now);
  const [last, first, oldest] = [orders[0], orders.at(-1), entries.at(-1)];
  if (!last || !first || !oldest) return undefined;
  const start = isComplete
    ? Date.parse(first.at.slice(0, 10))
    : // The oldest day may have more orders than were read.
      Date.parse(oldest.at.slice(0, 10)) + DAY;
  const hourOf = (at: string) => Math.floor((toTime(at) - start) / HOUR);
  const length = hourOf(now);
  if (length <= 0 || hourOf(last.at) >= length) return undefined;
  const counts = Array.from({ length }, () => 0);
  for (const { at } of orders) {
    const hour = hourOf(at);
    if (hour >= 0) counts[hour]! += 1;
  }
  const silence = findSilence(counts);
  if (!silence) return undefined;
  const days = Math.min(YEAR_DAYS, Math.floor(length / 24) - LEVEL_DAYS);
  return { ...silence, since: last.at, days };
}

async function readSilence(registry: DataRegistry, hour: string): Promise<ShopSilence | undefined> {
  const now = `${hour}:59:59`;
  const range = {
    after: `${toDay(toTime(now) - (LEVEL_DAYS + YEAR_DAYS) * DAY)}T00:00:00`,
    before: now.replace(' ', 'T'),
  };
  const { entries, isComplete } = await readNewestOrders(registry, range, {
    maxRequests: MAX_REQUESTS,
    needsMore: (newest) => isAlarmPossible(newest, now),
  });
  const hasAll = isComplete || isAlarmPossible(entries.slice(0, 100), now);
  return hasAll ? getSilence(entries, isComplete, now) : undefined;
}

/**
 * The silence of the shop in an hour of its local time, 'YYYY-MM-DD HH'; undefined if no alarm is possible. One request
 * an hour, up to ten only if the last order is long ago. Throws if a request fails.
 */
export const getShopSilence = memoize(readSilence);
