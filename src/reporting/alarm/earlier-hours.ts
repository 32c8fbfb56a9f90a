import {
  getKeptOrdersByDay,
  itemsStore,
  MAX_PER_PAGE,
  readOrdersByDay,
  readOrdersByHour,
  readStoredOrders,
} from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import type { HostConfig } from '../../host/host-config.ts';
import { hashOwner } from '../../host/session/hash-owner.ts';
import { keepHours, readKeptHours, type KeptHours } from '../../host/session/kept-hours.ts';
import { getLedgerOwner } from '../../host/session/ledger-owner.ts';
import { getNewestQuery, isMade, toLocalTime } from '../request/made-orders.ts';
import {
  countHours,
  DAY,
  fromHours,
  getFirstHour,
  joinHours,
  LEVEL_DAYS,
  MIN_DAYS,
  toDay,
  toHours,
  YEAR_DAYS,
} from './alarm-hours.ts';

type Hours = Omit<KeptHours, 'day'>;

/** An order of the store's list: its id, and when it was made, in hours. */
export type ListedOrder = { readonly id: number; readonly hour: number };

/** The orders that were made, of entries of the store's list, which are newest first. */
export const toListed = (entries: readonly Readonly<Record<string, unknown>>[]): ListedOrder[] =>
  entries.filter(isMade).map(({ id, date_created: at }) => ({
    id: Number(id),
    hour: toHours(toLocalTime(at)),
  }));

/** The fewest days of the newest orders, in hours, with which another list is expected to have the 7 days of a busy shop. */
const MIN_LISTED = 5 * DAY;

/** The hours of two requests, of which a day can have 25. */
const MAX_HOURS = 2 * MAX_PER_PAGE - 1;

/** The share of orders that the reports must count when they were made, so that these tell their hours. */
const MIN_SAME = 0.75;

/**
 * The hours of the orders that the browser keeps, if enough of them are known, and the newest orders, which have no gap
 * between them then, are counted when they were made and not, for example, when they were completed.
 */
async function readLedgerHours(
  host: HostConfig,
  newest: readonly ListedOrder[],
  until: number,
): Promise<Hours | undefined> {
  const stored = await readStoredOrders(hashOwner(getLedgerOwner(host)));
  const hours = new Map([...stored].map(([id, seconds]) => [id, Math.floor(seconds / 3600)]));
  const inBoth = newest.filter(({ id }) => hours.has(id));
  const same = inBoth.filter(({ id, hour }) => Math.abs(hours.get(id)! - hour) <= 1);
  if (inBoth.length === 0 || same.length < MIN_SAME * inBoth.length) return undefined;
  let first = until;
  for (const hour of hours.values()) first = Math.min(first, hour);
  const from = getFirstHour(first, true, until);
  return until - from < MIN_DAYS * DAY
    ? undefined
    : { from, counts: countHours(hours.values(), from, until), isWhole: true };
}

/**
 * The orders of the 91 days before the day of the last complete hour, which the browser keeps for the estimate. Until a page
 * has read the last days, those of a week before have the same weekdays.
 */
function getKeptLevel(registry: DataRegistry, until: number): readonly number[] | undefined {
  for (const late of [0, 7]) {
    const [first, last] = [LEVEL_DAYS + late, 1 + late].map((days) =>
      toDay(until - 1 - days * DAY),
    );
    const kept = getKeptOrdersByDay(registry, first!, last!);
    if (kept) return kept;
  }
  return undefined;
}

/** The orders of the 91 days before the day of the last complete hour; undefined if they are not known. */
export function getLevel(
  registry: DataRegistry,
  { level }: Pick<KeptHours, 'level'>,
  until: number,
): readonly number[] | undefined {
  const kept = getKeptLevel(registry, until);
  if (kept) return kept;
  // In the first hour of a day, the last complete one is that of the day before.
  return until % DAY === 0 ? level?.slice(0, LEVEL_DAYS) : level?.slice(-LEVEL_DAYS);
}

/** The orders of the 92 days before the day of an hour: one request. */
async function readLevel(registry: DataRegistry, until: number): Promise<readonly number[]> {
  const days = Array.from({ length: LEVEL_DAYS + 1 }, (_, index) =>
    toDay(until - (LEVEL_DAYS + 1 - index) * DAY),
  );
  const orders = await readOrdersByDay(registry, {
    after: `${days[0]}T00:00:00`,
    before: `${days.at(-1)}T23:59:59`,
  });
  return days.map((day) => orders.get(day) ?? 0);
}

/** The hours of the newest list and of the one before it, and the level of the days unless they are enough without it. */
async function readList(
  registry: DataRegistry,
  newest: readonly ListedOrder[],
  before: string,
  until: number,
): Promise<Hours> {
  const entries = await registry
    .resolveSelect(itemsStore)
    .getItems('orders', { ...getNewestQuery(before), page: 2 });
  const older = toListed([...entries.values()]);
  const isWhole = entries.size < MAX_PER_PAGE;
  // An order that was made between both requests moves another one into the second list.
  const hours = new Map([...newest, ...older].map(({ id, hour }) => [id, hour]));
  const oldest = older.at(-1) ?? newest.at(-1)!;
  const from = getFirstHour(oldest.hour, isWhole, until);
  const known = { from, counts: countHours(hours.values(), from, until), isWhole };
  const needsLevel = !isWhole && until - from < YEAR_DAYS * DAY;
  return needsLevel && !getKeptLevel(registry, until)
    ? { ...known, level: await readLevel(registry, until) }
    : known;
}

/** The hours up to those of the newest list as the reports count them, in two requests. */
async function readStats(
  registry: DataRegistry,
  newest: readonly ListedOrder[],
  until: number,
): Promise<Hours> {
  const listed = newest.at(-1)!.hour;
  const from = getFirstHour(listed - MAX_HOURS, false, until);
  const orders = await readOrdersByHour(registry, {
    after: `${fromHours(from)}:00:00`,
    before: `${fromHours(listed)}:59:59`,
  });
  const counts = Array.from(
    { length: listed + 1 - from },
    (_, index) => orders.get(fromHours(from + index).replace('T', ' ')) ?? 0,
  );
  const hours = newest.map(({ hour }) => hour);
  return { from, counts: joinHours({ from, counts }, hours, until), isWhole: false };
}

/** The hours that a page has read, also where the browser keeps nothing. */
const hoursOfPage = new WeakMap<DataRegistry, KeptHours>();

/** The hours as they were read on this day, in at most two requests. */
async function readHoursOfDay(
  registry: DataRegistry,
  host: HostConfig,
  newest: readonly ListedOrder[],
  before: string,
): Promise<KeptHours | undefined> {
  const [day, until] = [before.slice(0, 10), toHours(before)];
  const known = [hoursOfPage.get(registry), readKeptHours(host)].find((each) => each?.day === day);
  if (known) return known;
  const span = newest[0]!.hour - newest.at(-1)!.hour;
  const isBusy = span < MIN_LISTED;
  // The hours in which orders were completed are not those in which they were made.
  if (isBusy && host.dateType === 'date_completed') return undefined;
  const read = isBusy
    ? await readStats(registry, newest, until)
    : await readList(registry, newest, before, until);
  const hours = { day, ...read };
  hoursOfPage.set(registry, hours);
  keepHours(host, hours);
  return hours;
}

/**
 * The orders by hour before those of the newest list, up to a time, 'YYYY-MM-DDTHH:59:59': those that the browser keeps, or
 * what was read of them on this day. Throws if a request fails.
 */
export const readEarlierHours = async (
  registry: DataRegistry,
  host: HostConfig,
  newest: readonly ListedOrder[],
  before: string,
): Promise<Hours | undefined> =>
  (await readLedgerHours(host, newest, toHours(before))) ??
  readHoursOfDay(registry, host, newest, before);
