import {
  getLeaderboardsState,
  type Leaderboard,
  type ReportsSelectors,
  type RowsState,
} from '@tillview/data';
import { NOTHING } from '../../reporting/figures/get-performance.ts';
import { getLeaderboardsQuery } from './overview-params.ts';
import type { OverviewRequest } from './overview-request.ts';

/** The leaderboards that the store allows, without rows. */
export const getAllowedLeaderboards = (selector: ReportsSelectors): RowsState<Leaderboard> =>
  getLeaderboardsState(selector, 'leaderboards/allowed', {});

/** The leaderboards of an Overview: one request for all of them. */
export function getLeaderboardRows(
  selector: ReportsSelectors,
  { range: { primary, filters }, leaderboards, rows }: OverviewRequest,
): RowsState<Leaderboard> {
  if (!primary || leaderboards.length === 0) return NOTHING;
  return getLeaderboardsState(
    selector,
    'leaderboards',
    getLeaderboardsQuery(primary, rows, filters),
  );
}
