import type { DataRegistry } from '@wordpress/data';
import { MAX_PER_PAGE } from '../core/constants.ts';
import { normalizeQuery, type Query } from '../core/query.ts';
import { RestError } from '../core/rest-error.ts';
import { mapWithLimit } from '../core/with-limit.ts';
import { reportsStore } from './store.ts';
import type { AnyTotals, ReportRow } from './types.ts';

/** A range in the store's local time, as the REST API takes it, and filters of the report of orders. */
export type HoursRange = {
  readonly after: string;
  readonly before: string;
  readonly filters?: Query;
};

/** The orders and net sales in an hour of the store's local time, or in a part of it. */
export type HourEntry = {
  /** 'YYYY-MM-DD HH'. */
  readonly hour: string;
  readonly orders: number;
  readonly netSales: number;
};

/**
 * What is used, the id by which lists are recognized, and the details: programs between the store and the app that
 * change the rows of orders expect them.
 */
const FIELDS = ['order_id', 'date', 'date_created', 'parent_id', 'net_total', 'extended_info'];

const PAGES_AT_ONCE = 4;

const HOURS_PER_DAY = 24;

type Page = {
  readonly entries: readonly HourEntry[];
  /** Infinity in a store that does not count its rows, while there may be more. */
  readonly pages: number;
};

function readEntry({ date, date_created: at, parent_id, net_total }: ReportRow): HourEntry[] {
  if (typeof at !== 'string') return [];
  // When the store counts it, by its setting; old stores send only when it was created.
  const countedAt = typeof date === 'string' ? date : at;
  return [
    {
      hour: countedAt.slice(0, 13).replace('T', ' '),
      orders: Number(parent_id) > 0 ? 0 : 1,
      netSales: Number(net_total) || 0,
    },
  ];
}

async function readPage(
  registry: DataRegistry,
  { after, before, filters }: HoursRange,
  page: number,
): Promise<Page> {
  const query = normalizeQuery({
    ...filters,
    after,
    before,
    orderby: 'date',
    order: 'desc',
    page,
    per_page: MAX_PER_PAGE,
    extended_info: true,
    _fields: FIELDS,
  });
  const { data, totalPages, isTotalUnknown } = await registry
    .resolveSelect(reportsStore)
    .getReportItems('orders', query);
  if (!data) throw new RestError('empty_response', '');
  const isFull = data.length === MAX_PER_PAGE;
  return {
    entries: data.flatMap(readEntry),
    pages: isTotalUnknown ? (isFull ? Infinity : page) : totalPages,
  };
}

/** The orders and refunds of a range of which the first page is known, from the other pages of its list. */
async function readListByHour(
  registry: DataRegistry,
  range: HoursRange,
  { entries, pages }: Page,
): Promise<HourEntry[]> {
  const others = Array.from({ length: pages - 1 }, (_, index) => index + 2);
  const read = (page: number) => readPage(registry, range, page);
  const rest = await mapWithLimit(others, PAGES_AT_ONCE, read);
  return [...entries, ...rest.flatMap((page) => page.entries)];
}

async function readStatsBy(
  interval: 'hour' | 'day',
  registry: DataRegistry,
  { after, before, filters }: HoursRange,
) {
  const query = normalizeQuery({
    order: 'asc',
    interval,
    per_page: MAX_PER_PAGE,
    after,
    before,
    fields: ['orders_count', 'net_revenue'],
    ...filters,
  });
  const { data } = await registry.resolveSelect(reportsStore).getReportStats('orders', query);
  if (!data) throw new RestError('empty_response', '');
  return data.intervals.map(({ date_start, subtotals }) => {
    const { orders_count, net_revenue } = subtotals as unknown as AnyTotals;
    return {
      start: date_start.replace('T', ' '),
      orders: Number(orders_count) || 0,
      netSales: Number(net_revenue) || 0,
    };
  });
}

async function readStatsByHour(registry: DataRegistry, range: HoursRange): Promise<HourEntry[]> {
  const hours = await readStatsBy('hour', registry, range);
  return hours.map(({ start, ...hour }) => ({ ...hour, hour: start.slice(0, 13) }));
}

/**
 * The orders of each day of a range of at most 100 days, by day, 'YYYY-MM-DD'; a day that the store leaves out is missing.
 * One request. Throws if it fails.
 */
export async function readOrdersByDay(
  registry: DataRegistry,
  range: HoursRange,
): Promise<ReadonlyMap<string, number>> {
  const days = await readStatsBy('day', registry, range);
  return new Map(days.map(({ start, orders }) => [start.slice(0, 10), orders]));
}

/**
 * The orders of each hour of a range, by hour, 'YYYY-MM-DD HH'; an hour that the store leaves out is missing. One request
 * for 100 hours. Throws if one fails.
 */
export async function readOrdersByHour(
  registry: DataRegistry,
  range: HoursRange,
): Promise<ReadonlyMap<string, number>> {
  const hours = await readStatsByHour(registry, range);
  return new Map(hours.map(({ hour, orders }) => [hour, orders]));
}

/** The hours of a range; or, when more requests than allowed are necessary, their number. */
export type OrderHours =
  | { readonly is: 'known'; readonly hours: readonly HourEntry[] }
  | { readonly is: 'too-many'; readonly requests: number };

/**
 * Reads the orders and net sales of a range of `days` days by hour, in the way that needs fewer requests: from the list
 * of orders, or from the stats by hour. The first page of the list says how many orders there are. Throws if a request
 * fails.
 */
export async function readOrderHours(
  registry: DataRegistry,
  range: HoursRange,
  { days, maxRequests }: { days: number; maxRequests: number },
): Promise<OrderHours> {
  const byStats = Math.ceil((days * HOURS_PER_DAY) / MAX_PER_PAGE);
  const first = await readPage(registry, range, 1);
  const requests = Math.min(first.pages, byStats);
  if (requests > maxRequests) return { is: 'too-many', requests };
  const hours = await (byStats < first.pages
    ? readStatsByHour(registry, range)
    : readListByHour(registry, range, first));
  return { is: 'known', hours };
}
