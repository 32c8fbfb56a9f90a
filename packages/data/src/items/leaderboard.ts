import { getDateEnvironment } from '@tillview/date';
import type { Query } from '../core/query.ts';
import type { LeaderboardCell } from '../reports/index.ts';
import { getRangeQuery } from '../reports/report-query.ts';
import type { ItemsSelectors } from './store.ts';

/** Options of `getLeaderboard`. */
export type LeaderboardOptions = {
  id: string;
  /** Number of rows. */
  per_page: number;
  /** Query that the server adds to the links in the rows. */
  persisted_query: Query;
  /** The query of the page URL, with the date range. */
  query: Query;
  /** `select( itemsStore )`. */
  selector: ItemsSelectors;
  filterQuery?: Query | undefined;
  /** Default: the default range set with `configureDate`. */
  defaultDateRange?: string | undefined;
};

/** State of a leaderboard. */
export type LeaderboardState = {
  isRequesting: boolean;
  isError: boolean;
  /** Empty until read; undefined when the store has no leaderboard with this id. */
  rows: readonly (readonly LeaderboardCell[])[] | undefined;
};

const NO_ROWS: readonly never[] = [];

/** The rows of one leaderboard. A single request reads all leaderboards of a range. */
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
