import { itemsStore, MAX_PER_PAGE, memoize, readAlarmOfHour, type ShopAlarm } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import type { HostConfig } from '../../host/host-config.ts';
import { countUnpaid, getNewestQuery, isMade, toLocalTime } from '../request/made-orders.ts';
import { DAY, getAlarm, getFirstHour, joinHours, toHours } from './alarm-hours.ts';
import { getLevel, readEarlierHours, toListed } from './earlier-hours.ts';
import { readTenMinutes, toHour } from './first-alarm.ts';

/** The fewest hours between the newest 100 orders with which a night has less than one order: 40 days. */
const SLOW_SPAN = 40 * DAY;

/**
 * Whether the newest orders, newest first, leave an alarm possible in the hour `until`, so that the earlier ones are worth
 * their requests: the time since the last one has at least one order at their average rate, an alarm has three at the rate
 * of its hours. In a shop with more than 2.5 orders a day, where each night has such a time, it has three.
 */
export function isAlarmPossible(newest: readonly { hour: number }[], until: number): boolean {
  const [last, first] = [newest[0], newest.at(-1)];
  if (!last || !first || last.hour >= until) return false;
  const span = Math.max(1, last.hour - first.hour);
  const expected = ((until - last.hour) * newest.length) / span;
  return expected >= (span >= SLOW_SPAN ? 1 : 3);
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
  host: HostConfig,
): Promise<ShopAlarm | undefined> {
  const known = await readAlarmOfHour(registry);
  if (known) return known.alarm ?? undefined;
  // Other users may not see orders that the reports do not count.
  if (host.user?.capabilities['manage_woocommerce'] !== true) return undefined;
  const [before, until] = [`${hour.replace(' ', 'T')}:59:59`, toHours(`${hour}:00`)];
  const listed = await readNewest(registry, before);
  const newest = toListed(listed);
  const oldest = newest.at(-1);
  const isWhole = listed.length < MAX_PER_PAGE;
  if (!oldest || !isAlarmPossible(newest, until)) return undefined;
  const earlier = isWhole
    ? { from: getFirstHour(oldest.hour, isWhole, until), counts: [], isWhole }
    : await readEarlierHours(registry, host, newest, before);
  if (!earlier) return undefined;
  const hours = newest.map((order) => order.hour);
  const alarm = getAlarm(
    joinHours(earlier, hours, until),
    earlier.isWhole ? undefined : () => getLevel(registry, earlier, until),
  );
  if (!alarm?.isAlarm) return undefined;
  const since = toLocalTime(listed.find(isMade)?.['date_created']);
  return { ...alarm, since, ...countUnpaid(listed.map(({ status }) => status)) };
}

const readOfHour = memoize(
  async (registry: DataRegistry, hour: string, host: HostConfig): Promise<Read> => {
    const time = readTenMinutes();
    return { alarm: await readAlarm(registry, hour, host), time };
  },
);

async function readAlarmAt(
  registry: DataRegistry,
  time: string,
  host: HostConfig,
): Promise<ShopAlarm | undefined> {
  const { alarm, time: readAt } = await readOfHour(registry, toHour(time), host);
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
 * The alarm of the shop in ten minutes of its local time, 'YYYY-MM-DD HH:m'; undefined if there is none. Each hour has one
 * small request. Without the plugin, and if the last order is long ago, earlier orders are those that the browser keeps,
 * or of at most two more requests a day. While an alarm stands, each ten minutes have one. Throws if a request of the hour
 * fails.
 */
export const getShopAlarm = memoize(readAlarmAt);
