import type { StatsQuery, StatsReport } from '../analytics/stats.ts';
import { countIntervals } from '../analytics/stats.ts';
import type { ArgSchemas, RestArgs } from '../rest-args.ts';
import type { DemoStore } from '../demo-store-types.ts';
import { DAY, INTERVALS, formatLocalTime } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { localTimeToInstant } from '../zone.ts';
import { DATE, FLAG, each, oneOf, pageArgs, STRINGS } from './list.ts';
import { pagingHeaders } from './paging.ts';
import type { RestResponse, RestRequest } from './route.ts';

/** The parameters of stats endpoints with dates, in the order of WooCommerce's validation. */
export function statsArgs(orderby: string): ArgSchemas {
  return {
    ...rangeArgs(orderby, 'date'),
    fields: STRINGS,
    interval: oneOf(INTERVALS, 'week'),
  };
}

/** The parameters of reports with dates. */
export function rangeArgs(orderby: string, fallback: string, minimum = 1): ArgSchemas {
  return {
    ...pageArgs(minimum),
    ...each('after before', DATE),
    order: oneOf(['asc', 'desc'], 'desc'),
    orderby: oneOf(orderby.split(' '), fallback),
    force_cache_refresh: FLAG,
  };
}

/** The requested range; the default is the last seven days. */
export function readRange(
  args: RestArgs,
  store: DemoStore,
): { after: LocalTime; before: LocalTime } {
  return {
    after: args.date('after') ?? store.localNow() - 7 * DAY,
    before: args.date('before') ?? store.localNow(),
  };
}

/** Reads the query of a stats endpoint. The default range is the last seven days. */
export function readStatsQuery(args: RestArgs, store: DemoStore): StatsQuery {
  return {
    ...readRange(args, store),
    interval: args.choice('interval', INTERVALS) ?? 'week',
    order: args.choice('order', ['asc', 'desc']) ?? 'desc',
    orderby: args.text('orderby') ?? 'date',
    page: args.integer('page') ?? 1,
    perPage: args.integer('per_page') ?? 10,
  };
}

/** Formats a stats report as a response. `null` means a page past the end. */
export function statsResponse(
  { url, store }: RestRequest,
  query: StatsQuery,
  report: StatsReport<object> | null,
): RestResponse {
  const { timeZone, weekStart } = store.settings;
  const count = countIntervals(query, weekStart);
  const gmt = (time: LocalTime) => formatLocalTime(localTimeToInstant(time, timeZone), ' ');
  return {
    headers: pagingHeaders(url, { page: query.page, perPage: query.perPage, count }),
    body: {
      totals: report ? report.totals : null,
      intervals: (report?.intervals ?? []).map(({ label, start, end, subtotals }) => ({
        interval: label,
        date_start: formatLocalTime(start, ' '),
        date_start_gmt: gmt(start),
        date_end: formatLocalTime(end, ' '),
        date_end_gmt: gmt(end),
        subtotals,
      })),
    },
  };
}
