import {
  itemsStore,
  memoize,
  readAlarmOfHour,
  readNewestOrders,
  readOrdersByDay,
  type OrderEntry,
  type ShopAlarm,
} from '@tillview/data';
import { findBusyShopAlarm, findAlarm, type Alarm } from '@tillview/statistics';
import type { DataRegistry } from '@wordpress/data';
import { readTenMinutes, toHour } from './first-alarm.ts';
import { countUnpaid, getNewestQuery, isMade, toLocalTime } from '../request/made-orders.ts';

/** When an order or a refund was made. */
type MadeEntry = Pick<OrderEntry, 'at' | 'isRefund'>;

/** The days that `findAlarm` uses: 91 that tell what is usual, and a year of pauses. */
const [LEVEL_DAYS, YEAR_DAYS] = [91, 365];

/** The days without which `findAlarm` and `findBusyShopAlarm` know nothing. */
const [MIN_DAYS, MIN_SHORT_DAYS] = [150, 7];

const MAX_REQUESTS = 10;

/** How many times as many orders a shop may have now as in the months before. */
const SEASON = 2;

const [HOUR, DAY] = [3_600_000, 86_400_000];

/** Local times of the store as UTC, which has no missing or repeated hours. */
const toTime = (at: string): number => Date.parse(`${at.replace(' ', 'T')}Z`);

const isSameHour = (a: string, b: string): boolean => a.slice(0, 13) === b.slice(0, 13);

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Whether the newest orders leave an alarm possible, so that the others are worth their requests: the time since the
 * last one has at least one order at their average rate, an alarm has three at the rate of its hours. In a busy shop,
 * where each night has such a time, it has three. Ten requests must also have the days that are needed.
 */
export function isAlarmPossible(newest: readonly MadeEntry[], now: string): boolean {
  const orders = newest.filter(({ isRefund, at }) => !isRefund && at <= now);
  const [last, first] = [orders[0], newest.at(-1)];
  if (!last || !first || isSameHour(last.at, now)) return false;
  const span = Math.max(HOUR, toTime(last.at) - toTime(first.at));
  const expected = ((toTime(now) - toTime(last.at)) * orders.length) / span;
  const reach = span * MAX_REQUESTS * SEASON;
  return reach >= MIN_DAYS * DAY ? expected >= 1 : reach >= MIN_SHORT_DAYS * DAY && expected >= 3;
}

/**
 * The alarm of a shop from its newest orders, newest first, and for a busy shop the orders of its days. Undefined if an
 * order was placed in the current hour, and if too few hours or days are known.
 */
export function getAlarm(
  entries: readonly MadeEntry[],
  isComplete: boolean,
  now: string,
  days?: readonly number[],
): (ShopAlarm & Alarm) | undefined {
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
  const alarm = days ? findBusyShopAlarm(counts, days) : findAlarm(counts);
  if (!alarm) return undefined;
  const known = Math.floor(length / 24) - (days ? 0 : LEVEL_DAYS);
  return { ...alarm, since: last.at, days: Math.min(YEAR_DAYS, known) };
}

/** The orders of the 91 days before the day of the last complete hour. */
async function readLevelDays(registry: DataRegistry, now: string): Promise<readonly number[]> {
  const end = Date.parse(toDay(toTime(now) - HOUR));
  const days = Array.from({ length: LEVEL_DAYS }, (_, index) =>
    toDay(end - (LEVEL_DAYS - index) * DAY),
  );
  const orders = await readOrdersByDay(registry, {
    after: `${days[0]}T00:00:00`,
    before: `${days.at(-1)}T23:59:59`,
  });
  return days.map((day) => orders.get(day) ?? 0);
}

/** The newest entries of the list of orders up to a time of the store, newest first; drafts are among them. */
async function readNewest(registry: DataRegistry, before: string) {
  const orders = await registry
    .resolveSelect(itemsStore)
    .getItems('orders', getNewestQuery(before));
  return [...orders.values()];
}

/** The alarm of an hour and the ten minutes in which it was read. */
type Read = { readonly alarm: ShopAlarm | undefined; readonly time: string };

async function readAlarm(
  registry: DataRegistry,
  hour: string,
  managesStore: boolean,
): Promise<ShopAlarm | undefined> {
  const known = await readAlarmOfHour(registry);
  if (known) return known.alarm ?? undefined;
  // Other users may not see orders that the reports do not count.
  if (!managesStore) return undefined;
  const now = `${hour}:59:59`;
  const range = {
    after: `${toDay(toTime(now) - (LEVEL_DAYS + YEAR_DAYS) * DAY)}T00:00:00`,
    before: now.replace(' ', 'T'),
  };
  const listed = await readNewest(registry, range.before);
  const newest = listed
    .filter(isMade)
    .map(({ date_created: at }) => ({ at: toLocalTime(at), isRefund: false }));
  if (!isAlarmPossible(newest, now)) return undefined;
  const { entries: counted, isComplete } = await readNewestOrders(registry, range, {
    maxRequests: MAX_REQUESTS,
  });
  const since = newest.at(-1)?.at ?? '';
  const entries = [...newest, ...counted.filter(({ at }) => at < since)];
  const found = getAlarm(entries, isComplete, now);
  const isUnknown = !found && !isComplete;
  const alarm = isUnknown
    ? getAlarm(entries, isComplete, now, await readLevelDays(registry, now))
    : found;
  return alarm?.isAlarm
    ? { ...alarm, ...countUnpaid(listed.map(({ status }) => status)) }
    : undefined;
}

const readOfHour = memoize(
  async (registry: DataRegistry, hour: string, managesStore: boolean): Promise<Read> => {
    const time = readTenMinutes();
    return { alarm: await readAlarm(registry, hour, managesStore), time };
  },
);

async function readAlarmAt(
  registry: DataRegistry,
  time: string,
  managesStore: boolean,
): Promise<ShopAlarm | undefined> {
  const { alarm, time: readAt } = await readOfHour(registry, toHour(time), managesStore);
  if (!alarm || readAt >= time) return alarm;
  try {
    const known = await readAlarmOfHour(registry);
    if (known) return known.alarm ?? undefined;
    const listed = await readNewest(registry, `${time.replace(' ', 'T')}9:59`);
    const newest = listed.find(isMade);
    const isOver = newest && toLocalTime(newest['date_created']) > alarm.since;
    return isOver ? undefined : { ...alarm, ...countUnpaid(listed.map(({ status }) => status)) };
  } catch {
    // It stands until it is known that it does not.
    return alarm;
  }
}

/**
 * The alarm of the shop in ten minutes of its local time, 'YYYY-MM-DD HH:m'; undefined if there is none. An hour without an
 * alarm has one small request with the plugin, and without it one, up to twelve only if the last order is long ago. While
 * an alarm stands, each ten minutes have one more. Throws if a request of the hour fails.
 */
export const getShopAlarm = memoize(readAlarmAt);
