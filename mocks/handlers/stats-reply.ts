import type { StatsQuery, StatsReport } from '../analytics/stats.ts';
import { countIntervals } from '../analytics/stats.ts';
import type { ArgSchemas, RestArgs } from '../rest-args.ts';
import type { DemoStore } from '../demo-store.ts';
import { DAY, INTERVALS, formatWallTime } from '../wall-time.ts';
import type { WallTime } from '../wall-time.ts';
import { wallTimeToInstant } from '../zone.ts';
import { pagingHeaders } from './paging.ts';
import type { RestReply, RestRequest } from './route.ts';

/** Parameters of every stats endpoint with dates, in the order in which a store checks them. */
export function statsArgs(orderby: readonly string[]): ArgSchemas {
  return {
    context: { type: 'string', enum: ['view', 'edit'], default: 'view' },
    page: { type: 'integer', minimum: 1, default: 1 },
    per_page: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    after: { type: 'date-time' },
    before: { type: 'date-time' },
    order: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
    orderby: { type: 'string', enum: orderby, default: 'date' },
    force_cache_refresh: { type: 'boolean' },
    interval: { type: 'string', enum: INTERVALS, default: 'week' },
  };
}

/** Reads the query of a stats endpoint. Without a range it is the week up to now. */
export function readStatsQuery(args: RestArgs, store: DemoStore): StatsQuery {
  return {
    after: args.date('after') ?? store.wallNow() - 7 * DAY,
    before: args.date('before') ?? store.wallNow(),
    interval: args.choice('interval', INTERVALS) ?? 'week',
    order: args.choice('order', ['asc', 'desc']) ?? 'desc',
    orderby: args.text('orderby') ?? 'date',
    page: args.integer('page') ?? 1,
    perPage: args.integer('per_page') ?? 10,
  };
}

/** Writes a stats report down as a store does. `null` stands for a page past the end. */
export function statsReply(
  { url, store }: RestRequest,
  query: StatsQuery,
  report: StatsReport<object> | null,
): RestReply {
  const { timeZone, weekStart } = store.settings;
  const count = countIntervals(query, weekStart);
  const gmt = (wall: WallTime) => formatWallTime(wallTimeToInstant(wall, timeZone), ' ');
  return {
    headers: pagingHeaders(url, { page: query.page, perPage: query.perPage, count }),
    body: {
      totals: report ? report.totals : null,
      intervals: (report?.intervals ?? []).map(({ label, start, end, subtotals }) => ({
        interval: label,
        date_start: formatWallTime(start, ' '),
        date_start_gmt: gmt(start),
        date_end: formatWallTime(end, ' '),
        date_end_gmt: gmt(end),
        subtotals,
      })),
    },
  };
}
