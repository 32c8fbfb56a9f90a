import { type Query, withNormalQuery } from '../core/query.ts';
import { createResource } from '../core/resource.ts';
import type { Received, StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type {
  Leaderboard,
  NotReceived,
  ReceivedReports,
  ReportItems,
  ReportRow,
  ReportStats,
  TotalsOf,
} from './types.ts';

const NOT_RECEIVED: NotReceived = Object.freeze({});

const items = createResource(
  keyOf,
  'getReportItems',
  NOT_RECEIVED as ReportItems<ReportRow> | NotReceived,
);
const stats = createResource(keyOf, 'getReportStats', NOT_RECEIVED);
const leaderboards = createResource(
  keyOf,
  'getLeaderboards',
  undefined as readonly Leaderboard[] | undefined,
);

/** All stored replies. Does not trigger a read. */
export function getReceivedReports({ resources }: StoreState<unknown>): ReceivedReports {
  const received = Object.entries(resources).flatMap(([key, { value, receivedAt }]) =>
    receivedAt === undefined ? [] : [[key, { value, receivedAt }] satisfies [string, Received]],
  );
  return Object.fromEntries(received);
}

/** The rows of a report and their total; an empty object until read. Triggers the read. */
export const getReportItems = withNormalQuery(1, items.get);

export const {
  getError: getReportItemsError,
  getReceivedAt: getReportItemsReceivedAt,
  isRequesting: isReportItemsRequesting,
} = items;

type StatsOf<Endpoint extends string> = ReportStats<TotalsOf<Endpoint>> | NotReceived;

interface GetReportStats {
  <Endpoint extends string>(
    state: StoreState<unknown>,
    endpoint: Endpoint,
    query: Query,
  ): StatsOf<Endpoint>;
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
// The curried signatures only exist for TypeScript: the registry's own type loses the requested endpoint.
export const getReportStats = withNormalQuery(1, stats.get) as unknown as GetReportStats;

export const {
  getError: getReportStatsError,
  getReceivedAt: getReportStatsReceivedAt,
  isRequesting: isReportStatsRequesting,
} = stats;

/**
 * The leaderboards of a path: `leaderboards` with rows, `leaderboards/products` for one, or `leaderboards/allowed` for all
 * that are available, without rows. Undefined until read. Triggers the read.
 */
export const getLeaderboards = withNormalQuery(1, leaderboards.get);

export const {
  getError: getLeaderboardsError,
  getReceivedAt: getLeaderboardsReceivedAt,
  isRequesting: isLeaderboardsRequesting,
} = leaderboards;
