import { DAY, MAX_PER_PAGE } from '../core/constants.ts';
import type { KeptDaysStorage } from '../core/environment.ts';
import type { Query } from '../core/query.ts';
import { isRecord } from '../core/shapes.ts';
import type { AnyTotals, ReportStats, StatsInterval } from './types.ts';

/** The metrics of past days in the browser, from `first`, 'YYYY-MM-DD', on, one number a day. */
type KeptDays = {
  readonly first: string;
  readonly sales: readonly number[];
  readonly orders: readonly number[];
};

type Day = { readonly sales: number; readonly orders: number };
type Days = Map<string, Day>;

/** Reads the intervals of a query on one page. */
type ReadPage = (query: Query) => Promise<ReportStats<AnyTotals>>;

const NOTHING: Day = { sales: 0, orders: 0 };

/** Sums of floating-point amounts differ by less; the smallest unit of a currency is more. */
const TOLERANCE = 0.0005;

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

const countDays = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY) + 1;

/** The first day of the month before that of a day. */
function getMonthBefore(day: string): string {
  const lastOfMonthBefore = addDays(`${day.slice(0, 7)}-01`, -1);
  return `${lastOfMonthBefore.slice(0, 7)}-01`;
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => Number.isFinite(each));

const isKeptDays = (value: unknown): value is KeptDays =>
  isRecord(value) &&
  typeof value['first'] === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value['first']) &&
  isNumbers(value['sales']) &&
  isNumbers(value['orders']) &&
  value['sales'].length === value['orders'].length;

const toDays = ({ first, sales, orders }: KeptDays): Days =>
  new Map(
    sales.map((amount, index) => [
      addDays(first, index),
      { sales: amount, orders: orders[index] ?? 0 },
    ]),
  );

const readSums = ({ subtotals }: StatsInterval<AnyTotals>): Day => ({
  sales: Number(subtotals['net_revenue'] ?? 0),
  orders: Number(subtotals['orders_count'] ?? 0),
});

/** The sums of an interval by its name: of a day 'YYYY-MM-DD', of a month 'YYYY-MM'. */
const readIntervals = ({ data }: ReportStats<AnyTotals>): Days =>
  new Map(data.intervals.map((interval) => [interval.interval, readSums(interval)]));

const toRange = (from: string, until: string) => ({
  after: `${from}T00:00:00`,
  before: `${until}T23:59:59`,
});

/** Reads days, 100 with each request, at the same time. */
async function readDays(query: Query, from: string, until: string, readPage: ReadPage) {
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

/** Reads the newest days, the sums of the earlier months, and the days of those that have changed. */
async function renewDays(
  kept: Days,
  query: Query,
  range: readonly [string, string],
  read: ReadPage,
) {
  const [from, until] = range;
  const monthBefore = getMonthBefore(until);
  const newest = monthBefore > from ? monthBefore : from;
  const older = [...kept].filter(([day]) => day >= from && day < newest);
  // A day that the browser does not have: it was used last a month ago and more, or for fewer days.
  if (older.length < countDays(from, addDays(newest, -1)))
    return readDays(query, from, until, read);
  const end = addDays(newest, -1);
  const [days, months] = await Promise.all([
    readDays(query, newest, until, read),
    older.length > 0
      ? read({ ...query, ...toRange(from, end), interval: 'month' }).then(readIntervals)
      : new Map<string, Day>(),
  ]);
  const changed = findChanged(new Map(older), months);
  const [first, last] = [changed[0], changed.at(-1)];
  if (first === undefined || last === undefined) return new Map([...older, ...days]);
  const start = `${first}-01` > from ? `${first}-01` : from;
  const stop = older.findLast(([day]) => day.slice(0, 7) <= last)?.[0] ?? end;
  const again = await readDays(query, start, stop, read);
  const unchanged = older.filter(([day]) => day < start || day > stop);
  return new Map([...unchanged, ...again, ...days]);
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
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const totals = { net_revenue: add(kept.sales), orders_count: add(kept.orders) };
  return {
    data: { totals, intervals },
    totalResults: intervals.length,
    totalPages: Math.ceil(intervals.length / MAX_PER_PAGE),
  };
}

/**
 * Reads the past days of a history query (`isHistoryQuery`) that the browser does not have, and keeps them: those of this
 * month and the last, and of an earlier month if its kept days do not add up to the store's sum of it.
 */
export async function readKeptDays(
  { read, write }: KeptDaysStorage,
  query: Query,
  readPage: ReadPage,
): Promise<ReportStats<AnyTotals>> {
  const [from, until] = [String(query['after']).slice(0, 10), String(query['before']).slice(0, 10)];
  const stored = read();
  const days = await renewDays(
    isKeptDays(stored) ? toDays(stored) : new Map(),
    query,
    [from, until],
    readPage,
  );
  const all = Array.from(
    { length: countDays(from, until) },
    (_, index) => days.get(addDays(from, index)) ?? NOTHING,
  );
  const kept = {
    first: from,
    sales: all.map(({ sales }) => sales),
    orders: all.map(({ orders }) => orders),
  };
  write(kept);
  return toStats(kept);
}
