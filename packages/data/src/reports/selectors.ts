import { getError, isRequesting, type StoreState } from '../core/store-state.ts';
import { getResourceName, type Query, withNormalQuery } from '../core/query.ts';
import { keyOf } from './operations.ts';
import type {
  Leaderboard,
  NotReceived,
  ReportItems,
  ReportRow,
  ReportsData,
  ReportStats,
  TotalsOf,
} from './types.ts';

type State = StoreState<ReportsData>;

const NOT_RECEIVED: NotReceived = Object.freeze({});

/** All stored replies, by endpoint and query. Does not trigger a read. */
export function getReceivedReports(state: State): ReportsData {
  return state.data;
}

/** The rows of a report and their total; an empty object until read. Triggers the read. */
export const getReportItems = withNormalQuery(
  1,
  (state: State, endpoint: string, query: Query): ReportItems<ReportRow> | NotReceived =>
    state.data.items[getResourceName(endpoint, query)]?.value ?? NOT_RECEIVED,
);

/** The error of the last read of the rows, or false. */
export function getReportItemsError(state: State, endpoint: string, query: Query): Error | false {
  return getError(state, keyOf('getReportItems', endpoint, query)) ?? false;
}

/** Whether the rows are being read, for the first time or again. */
export function isReportItemsRequesting(state: State, endpoint: string, query: Query): boolean {
  return isRequesting(state, keyOf('getReportItems', endpoint, query));
}

/** When the rows were received, in milliseconds since 1970; undefined until read. */
export function getReportItemsReceivedAt(
  state: State,
  endpoint: string,
  query: Query,
): number | undefined {
  return state.data.items[getResourceName(endpoint, query)]?.receivedAt;
}

type StatsOf<Endpoint extends string> = ReportStats<TotalsOf<Endpoint>> | NotReceived;

interface GetReportStats {
  <Endpoint extends string>(state: State, endpoint: Endpoint, query: Query): StatsOf<Endpoint>;
  CurriedSignature: <Endpoint extends string>(
    endpoint: Endpoint,
    query: Query,
  ) => StatsOf<Endpoint>;
  PromiseCurriedSignature: <Endpoint extends string>(
    endpoint: Endpoint,
    query: Query,
  ) => Promise<StatsOf<Endpoint>>;
}

/**
 * The totals and intervals of a report; an empty object until read. Triggers the read. A query with `per_page: 100` and
 * no `page` gets every interval, whatever the number of pages; any other query gets a single page.
 */
export const getReportStats = withNormalQuery(
  1,
  (state: State, endpoint: string, query: Query) =>
    state.data.stats[getResourceName(endpoint, query)]?.value ?? NOT_RECEIVED,
  // The curried signatures only exist for TypeScript: the registry's own type loses the requested endpoint.
) as unknown as GetReportStats;

/** The error of the last read of the stats, or false. */
export function getReportStatsError(state: State, endpoint: string, query: Query): Error | false {
  return getError(state, keyOf('getReportStats', endpoint, query)) ?? false;
}

/** Whether the stats are being read, for the first time or again. */
export function isReportStatsRequesting(state: State, endpoint: string, query: Query): boolean {
  return isRequesting(state, keyOf('getReportStats', endpoint, query));
}

/** When the stats were received, in milliseconds since 1970; undefined until read. */
export function getReportStatsReceivedAt(
  state: State,
  endpoint: string,
  query: Query,
): number | undefined {
  return state.data.stats[getResourceName(endpoint, query)]?.receivedAt;
}

/**
 * The leaderboards of a path: `leaderboards` with rows, or `leaderboards/allowed` for the available leaderboards
 * without rows. Undefined until read. Triggers the read.
 */
export const getLeaderboards = withNormalQuery(
  1,
  (state: State, path: string, query: Query): readonly Leaderboard[] | undefined =>
    state.data.leaderboards[getResourceName(path, query)]?.value,
);

/** The error of the last read of the leaderboards, or false. */
export function getLeaderboardsError(state: State, path: string, query: Query): Error | false {
  return getError(state, keyOf('getLeaderboards', path, query)) ?? false;
}

/** Whether the leaderboards are being read, for the first time or again. */
export function isLeaderboardsRequesting(state: State, path: string, query: Query): boolean {
  return isRequesting(state, keyOf('getLeaderboards', path, query));
}

/** When the leaderboards were received, in milliseconds since 1970; undefined until read. */
export function getLeaderboardsReceivedAt(
  state: State,
  path: string,
  query: Query,
): number | undefined {
  return state.data.leaderboards[getResourceName(path, query)]?.receivedAt;
}
