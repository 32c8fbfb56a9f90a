import type { DataRegistry } from '@wordpress/data';
import { DAY, MAX_PER_PAGE } from '../core/constants.ts';
import { getEnvironment, type KeptDaysStorage } from '../core/environment.ts';
import {
  countDays,
  DAYS_PATH,
  hasDays,
  isKeptDays,
  readRange,
  requestDays,
  sumDays,
  type DaysSource,
  type KeptDays,
} from './plugin-days.ts';
import type { AnyTotals, ReportStats, StatsInterval } from './types.ts';

type Day = { readonly sales: number; readonly orders: number };
type Days = Map<string, Day>;

const NOTHING: Day = { sales: 0, orders: 0 };

/** Sums of floating-point amounts differ by less; the smallest unit of a currency is more. */
const TOLERANCE = 0.0005;

/** How long the reply of the plugin serves the pages that are opened, in milliseconds: as long as the counts in the header. */
const MAX_AGE = 300_000;

/** Where a page has read the days before: a refresh reads them again. */
const opened = new WeakSet<KeptDaysStorage>();

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

const toDays = ({ first, sales, orders }: KeptDays): Days =>
  new Map(
    sales.map((amount, index) => [
      addDays(first, index),
      { sales: amount, orders: orders[index] ?? 0 },
    ]),
  );

const readSums = ({ subtotals }: StatsInterval<AnyTotals>): Day => ({
  sales: subtotals['net_revenue'] ?? 0,
  orders: subtotals['orders_count'] ?? 0,
});

/** The sums of an interval by its name: of a day 'YYYY-MM-DD', of a month 'YYYY-MM'. */
const readIntervals = ({ data }: ReportStats<AnyTotals>): Days =>
  new Map(data.intervals.map((interval) => [interval.interval, readSums(interval)]));

const toRange = (from: string, until: string) => ({
  after: `${from}T00:00:00`,
  before: `${until}T23:59:59`,
});

/** Reads days, 100 with each request, at the same time. */
async function readDays(
  { query, readPage }: DaysSource,
  from: string,
  until: string,
): Promise<Days> {
  const starts: string[] = [];
  for (let start = from; start <= until; start = addDays(start, MAX_PER_PAGE)) starts.push(start);
  const pages = await Promise.all(
    starts.map((start) => {
      const last = addDays(start, MAX_PER_PAGE - 1);
      return readPage({ ...query, ...toRange(start, last < until ? last : until) });
    }),
  );
  return new Map(pages.flatMap((page) => [...readIntervals(page)]));
}

/** Reads the sums of months. */
const readMonths = async ({ query, readPage }: DaysSource, from: string, until: string) =>
  readIntervals(await readPage({ ...query, ...toRange(from, until), interval: 'month' }));

/** The months, first and last, whose kept days do not add up to what the store reports now. */
function findChanged(days: Days, months: Days): readonly string[] {
  const sums = new Map<string, Day>();
  for (const [day, { sales, orders }] of days) {
    const sum = sums.get(day.slice(0, 7)) ?? NOTHING;
    sums.set(day.slice(0, 7), { sales: sum.sales + sales, orders: sum.orders + orders });
  }
  return [...new Set([...sums.keys(), ...months.keys()])]
    .filter((month) => {
      const [kept, now] = [sums.get(month) ?? NOTHING, months.get(month) ?? NOTHING];
      return kept.orders !== now.orders || Math.abs(kept.sales - now.sales) > TOLERANCE;
    })
    .toSorted();
}

/**
 * Reads days that end before this month: kept ones, with the sums of their months. Those of a month with another sum are
 * read again.
 */
async function readOlder(
  days: Days,
  source: DaysSource,
  from: string,
  until: string,
): Promise<Days> {
  const changed = findChanged(days, await readMonths(source, from, until));
  const [first, last] = [changed[0], changed.at(-1)];
  if (first === undefined || last === undefined) return days;
  const inChanged = [...days.keys()].filter((day) => {
    const month = day.slice(0, 7);
    return month >= first && month <= last;
  });
  const again = await readDays(source, inChanged[0] ?? from, inChanged.at(-1) ?? until);
  return new Map([...[...days].filter(([day]) => !inChanged.includes(day)), ...again]);
}

/** Reads all days from the plugin, or as it sent them shortly before; undefined where it has no such route, or it fails. */
async function readRoute(
  source: DaysSource,
  storage: KeptDaysStorage,
  from: string,
  until: string,
): Promise<KeptDays | undefined> {
  const { hasRoute, now } = source;
  if (!(await hasRoute(DAYS_PATH))) return undefined;
  if (!opened.has(storage)) {
    opened.add(storage);
    const kept = storage.read((value) => (isKeptDays(value) ? value : undefined));
    const age = kept?.readAt === undefined ? Infinity : now() - kept.readAt;
    if (kept && age >= 0 && age < MAX_AGE && hasDays(kept, from, until)) return kept;
  }
  const days = await requestDays(source, from, until);
  if (days) storage.write({ ...days, readAt: now() });
  return days;
}

function toStats(kept: KeptDays): ReportStats<AnyTotals> {
  const intervals = [...toDays(kept)].map(([day, { sales, orders }]) => ({
    interval: day,
    date_start: `${day} 00:00:00`,
    date_start_gmt: `${day} 00:00:00`,
    date_end: `${day} 23:59:59`,
    date_end_gmt: `${day} 23:59:59`,
    subtotals: { net_revenue: sales, orders_count: orders },
  }));
  return {
    data: { totals: sumDays(kept), intervals },
    totalResults: intervals.length,
    totalPages: Math.ceil(intervals.length / MAX_PER_PAGE),
  };
}

/**
 * Reads the past days of a history query (`isHistoryQuery`): all in one small reply of the plugin, which costs a store less
 * than the sums of the months, and serves each page that is opened in the next five minutes. Elsewhere those that the browser does not have, and keeps them: the days of this month, at
 * least a week, and those of an earlier month whose kept days do not add up to the store's sum of it.
 */
export async function readKeptDays(
  storage: KeptDaysStorage,
  source: DaysSource,
): Promise<ReportStats<AnyTotals>> {
  const { read, write } = storage;
  const { query } = source;
  const [from = '', until = ''] = readRange(query).map((time) => time.slice(0, 10));
  const ofPlugin = await readRoute(source, storage, from, until);
  if (ofPlugin) return toStats(ofPlugin);
  const newest = [
    from,
    [`${until.slice(0, 7)}-01`, addDays(until, -6)].toSorted()[0]!,
  ].toSorted()[1]!;
  const end = addDays(newest, -1);
  const stored = read((value) => (isKeptDays(value) ? toDays(value) : undefined));
  const kept = new Map([...(stored ?? [])].filter(([day]) => day >= from && day <= end));
  const isKept = kept.size === countDays(from, end);
  // Without anything to compare, all days are read.
  const isCompared = from <= end && isKept;
  const [older, recent] = await Promise.all([
    isCompared ? readOlder(kept, source, from, end) : undefined,
    readDays(source, isCompared ? newest : from, until),
  ]);
  const all = Array.from({ length: countDays(from, until) }, (_, index) => {
    const day = addDays(from, index);
    return recent.get(day) ?? older?.get(day) ?? NOTHING;
  });
  const days = {
    first: from,
    sales: all.map(({ sales }) => sales),
    orders: all.map(({ orders }) => orders),
  };
  write(days);
  return toStats(days);
}

/**
 * The orders of each day from one to another, 'YYYY-MM-DD', that the browser keeps; undefined if it does not keep all of
 * them. Sends no request.
 */
export function getKeptOrdersByDay(
  registry: DataRegistry,
  from: string,
  until: string,
): readonly number[] | undefined {
  const kept = getEnvironment(registry).keptDays?.read((value) =>
    isKeptDays(value) ? value : undefined,
  );
  if (!kept || kept.first > from) return undefined;
  const start = countDays(kept.first, from) - 1;
  const orders = kept.orders.slice(start, start + countDays(from, until));
  return orders.length === countDays(from, until) ? orders : undefined;
}
