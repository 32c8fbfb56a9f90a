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

const NOTHING: NotReceived = Object.freeze({});

/** Every reply that is known, by endpoint and query. Starts no read. */
export function getReceivedReports(state: State): ReportsData {
  return state.data;
}

/** Rows of a report with their total; an empty object until they were read. Starts the read. */
export const getReportItems = withNormalQuery(
  1,
  (state: State, endpoint: string, query: Query): ReportItems<ReportRow> | NotReceived =>
    state.data.items[getResourceName(endpoint, query)]?.value ?? NOTHING,
);

/** How the last read of the rows failed, else false. */
export function getReportItemsError(state: State, endpoint: string, query: Query): Error | false {
  return getError(state, keyOf('getReportItems', endpoint, query)) ?? false;
}

/** Whether the rows are being read now, for the first time or again. */
export function isReportItemsRequesting(state: State, endpoint: string, query: Query): boolean {
  return isRequesting(state, keyOf('getReportItems', endpoint, query));
}

/** When the rows came, in milliseconds since 1970; undefined before they did. */
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
 * Figures of a report and of its intervals; an empty object until they were read. Starts the read. A query with
 * `per_page: 100` and no `page` gets every interval, whatever the number of pages; any other gets the page it names.
 */
export const getReportStats = withNormalQuery(
  1,
  (state: State, endpoint: string, query: Query) =>
    state.data.stats[getResourceName(endpoint, query)]?.value ?? NOTHING,
  // The two signatures exist for the types only: the registry's own type loses which endpoint was requested.
) as unknown as GetReportStats;

/** How the last read of the figures failed, else false. */
export function getReportStatsError(state: State, endpoint: string, query: Query): Error | false {
  return getError(state, keyOf('getReportStats', endpoint, query)) ?? false;
}

/** Whether the figures are being read now, for the first time or again. */
export function isReportStatsRequesting(state: State, endpoint: string, query: Query): boolean {
  return isRequesting(state, keyOf('getReportStats', endpoint, query));
}

/** When the figures came, in milliseconds since 1970; undefined before they did. */
export function getReportStatsReceivedAt(
  state: State,
  endpoint: string,
  query: Query,
): number | undefined {
  return state.data.stats[getResourceName(endpoint, query)]?.receivedAt;
}

/**
 * Leaderboards with their rows, or those that the store allows without, by path: `leaderboards` or
 * `leaderboards/allowed`. Undefined until they were read. Starts the read.
 */
export const getLeaderboards = withNormalQuery(
  1,
  (state: State, path: string, query: Query): readonly Leaderboard[] | undefined =>
    state.data.leaderboards[getResourceName(path, query)]?.value,
);

/** How the last read of the leaderboards failed, else false. */
export function getLeaderboardsError(state: State, path: string, query: Query): Error | false {
  return getError(state, keyOf('getLeaderboards', path, query)) ?? false;
}

/** Whether the leaderboards are being read now, for the first time or again. */
export function isLeaderboardsRequesting(state: State, path: string, query: Query): boolean {
  return isRequesting(state, keyOf('getLeaderboards', path, query));
}

/** When the leaderboards came, in milliseconds since 1970; undefined before they did. */
export function getLeaderboardsReceivedAt(
  state: State,
  path: string,
  query: Query,
): number | undefined {
  return state.data.leaderboards[getResourceName(path, query)]?.receivedAt;
}
