import { getDateEnvironment } from '@tillview/date';
import type { Query } from '../core/query.ts';
import { getRangeQuery } from '../reports/report-query.ts';
import type { ItemsSelectors } from './store.ts';
import type { LeaderboardCell } from './types.ts';

/** Which leaderboard, of which range. */
export type LeaderboardOptions = {
  id: string;
  /** How many rows. */
  per_page: number;
  /** What the server puts into the links of the rows. */
  persisted_query: Query;
  /** The query of the address, which names the range. */
  query: Query;
  /** `select( itemsStore )`. */
  selector: ItemsSelectors;
  filterQuery?: Query | undefined;
  /** Unset: the one of `configureDate`. */
  defaultDateRange?: string | undefined;
};

/** What a leaderboard needs to be drawn. */
export type LeaderboardState = {
  isRequesting: boolean;
  isError: boolean;
  /** Empty until it was read; undefined when the store has no leaderboard of this id. */
  rows: readonly (readonly LeaderboardCell[])[] | undefined;
};

const NO_ROWS: readonly never[] = [];

/** The rows of one leaderboard; all leaderboards of a range are one request. */
export function getLeaderboard(options: LeaderboardOptions): LeaderboardState {
  const { id, per_page, persisted_query, selector, filterQuery = {} } = options;
  const { defaultDateRange = getDateEnvironment().defaultDateRange } = options;
  const query = {
    ...filterQuery,
    ...getRangeQuery('primary', { query: options.query, defaultDateRange }),
    per_page,
    persisted_query: JSON.stringify(persisted_query),
  };
  const leaderboards = selector.getItems('leaderboards', query);
  if (selector.getItemsError('leaderboards', query)) {
    return { isRequesting: false, isError: true, rows: NO_ROWS };
  }
  if (!selector.hasFinishedResolution('getItems', ['leaderboards', query])) {
    return { isRequesting: true, isError: false, rows: NO_ROWS };
  }
  return { isRequesting: false, isError: false, rows: leaderboards.get(id)?.rows };
}
