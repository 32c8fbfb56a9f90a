import { MAX_PER_PAGE, MINUTE, NAMESPACE, REFUNDS_PATH } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { getResourceName, type Query } from '../core/query.ts';
import type { NoData } from '../core/store-state.ts';
import {
  hasValue,
  isRowsOf,
  isStatsWith,
  readInterval,
  readTotals,
  readRow,
} from './read-reply.ts';
import { isHistoryQuery, isRangeSumQuery } from './history-query.ts';
import { isLeaderboards, readLeaderboard } from './leaderboards.ts';
import { readPageTotals } from './page-totals.ts';
import { readRangeSum } from './plugin-days.ts';
import type { AnyTotals, ReceivedReports, ReportItems, ReportRow, ReportStats } from './types.ts';

type Context = OperationContext<NoData>;

/** The age at which a report is read again in the background, in milliseconds. */
export const REPORT_MAX_AGE = 5 * MINUTE;

/** The maximum number of replies that are kept: those of about 50 views. */
export const MAX_REPLIES = 300;

/** Whether a query filters by brand, which the store's report does not: see `replaceBrands`. */
export const hasBrands = (endpoint: string, { brands }: Query): boolean =>
  endpoint === 'products' && Boolean(brands);

/** Returns the query that the store understands. */
const toSentQuery = async ({ registry }: Context, query: Query): Promise<Query> =>
  (await import('./brand-products.ts')).replaceBrands(registry, query);

async function readStatsPage(
  context: Context,
  endpoint: string,
  query: Query,
): Promise<ReportStats<AnyTotals>> {
  const path = `${NAMESPACE}/reports/${endpoint}/stats`;
  const sent = hasBrands(endpoint, query) ? await toSentQuery(context, query) : query;
  const isStats = isStatsWith(query['fields']);
  const { data, headers } = await context.rest.readWithHeaders(path, sent, isStats);
  const totals = data.totals && readTotals(data.totals);
  const intervals = (data.intervals ?? []).map((interval) =>
    readInterval(interval, query['interval']),
  );
  return { data: { totals, intervals }, ...readPageTotals(headers, intervals.length, query) };
}

/**
 * Whether the query needs every interval: it has the maximum page size and no page number. Charts and summaries send
 * such queries; a table sends a page number.
 */
function wantsAllPages(query: Query): boolean {
  return query['page'] === undefined && query['per_page'] === String(MAX_PER_PAGE);
}

async function readStats(
  context: Context,
  endpoint: string,
  query: Query,
): Promise<ReportStats<AnyTotals>> {
  const { keptDays } = context.environment;
  const source = {
    ...context.environment,
    query,
    readPage: (part: Query) => readStatsPage(context, endpoint, part),
  };
  if (isRangeSumQuery(endpoint, query)) return readRangeSum(source);
  if (keptDays && isHistoryQuery(endpoint, query)) {
    const { readKeptDays } = await import('./kept-days.ts');
    return readKeptDays(keptDays, source);
  }
  const first = await readStatsPage(context, endpoint, query);
  if (!wantsAllPages(query)) return first;
  const readPage = (page: number) => readStatsPage(context, endpoint, { ...query, page });
  const isCounted = first.totalPages > 1 || !first.isTotalUnknown;
  if (isCounted && first.totalPages <= 1) return first;
  const { readOthers, readUntilLast } = await import('./read-other-pages.ts');
  const pages = await (isCounted ? readOthers(first, readPage) : readUntilLast(first, readPage));
  const intervals = [first, ...pages].flatMap(({ data }) => data.intervals);
  const isReported = !first.isTotalUnknown;
  return {
    data: { totals: first.data.totals, intervals },
    totalResults: isReported ? first.totalResults : intervals.length,
    totalPages: isReported ? first.totalPages : pages.length + 1,
    // All pages were read, but only the size of the last page shows that it is the last.
    ...(isCounted ? {} : { isTotalUnknown: true }),
  };
}

export const resolvers = {
  async getReportItems(context: Context, endpoint: string, query: Query): Promise<void> {
    // No report contains the refunded products, so the refunds themselves are read as a list of this data store.
    const path = endpoint === 'refunds' ? REFUNDS_PATH : `${NAMESPACE}/reports/${endpoint}`;
    const sent = hasBrands(endpoint, query) ? await toSentQuery(context, query) : query;
    const { data, headers } = await context.rest.readWithHeaders(path, sent, isRowsOf(endpoint));
    const rows = data.filter(hasValue).map(readRow);
    const value: ReportItems<ReportRow> = {
      data: rows,
      ...readPageTotals(headers, data.length, query),
    };
    context.receive(value);
  },

  async getReportStats(context: Context, endpoint: string, query: Query): Promise<void> {
    context.receive(await readStats(context, endpoint, query));
  },

  async getLeaderboards({ receive, rest }: Context, path: string, query: Query): Promise<void> {
    const body = await rest.read(`${NAMESPACE}/${path}`, query, isLeaderboards);
    const boards = body.map(readLeaderboard);
    // A store can send one twice.
    receive([...new Map(boards.map((board) => [board.id, board])).values()]);
  },
};

export const actions = {
  /** Stores replies of an earlier page load, which are read again when they are shown. */
  async receiveReports({ restore }: Context, reports: ReceivedReports): Promise<void> {
    restore(reports);
  },

  /**
   * Reads every report again: immediately when it is shown, otherwise when it is shown next. The previous data stays
   * until then. What is being read is not requested again, however often a user asks.
   */
  async refreshReports({ resolutions }: Context): Promise<void> {
    resolutions.forget(resolutions.list().filter(({ status }) => status !== 'resolving'));
  },

  /**
   * Reads reports again that are older than `REPORT_MAX_AGE` or have failed. Removes the older half of more than
   * `MAX_REPLIES` replies, so that the memory of a tab does not grow with each view.
   */
  async refreshStaleReports({ limitValues, now, resolutions }: Context): Promise<void> {
    limitValues(MAX_REPLIES);
    const oldest = now() - REPORT_MAX_AGE;
    const stale = resolutions.list().filter((resolution) => {
      if (resolution.status !== 'finished') return resolution.status === 'error';
      return (resolutions.getReceivedAt(resolution) ?? 0) < oldest;
    });
    resolutions.forget(stale);
  },

  /**
   * For changes that make the stored replies wrong: removes all replies, ignores pending ones, and requests the reports
   * that are shown.
   */
  async invalidateReports({ dropReads, resolutions }: Context): Promise<void> {
    dropReads();
    resolutions.forget(resolutions.list());
  },
};

type ReportOperations = typeof resolvers & typeof actions;

/** The status of a read is stored by endpoint and query, like its reply. */
export const keys = {
  getReportItems: getResourceName,
  getReportStats: getResourceName,
  getLeaderboards: getResourceName,
} satisfies KeyFunctions<ReportOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<ReportOperations, typeof keys>(keys);
