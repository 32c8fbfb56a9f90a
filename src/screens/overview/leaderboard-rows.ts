import {
  getLeaderboardsState,
  joinReportStates,
  memoize,
  type Leaderboard,
  type ReportsSelectors,
  type RowsState,
} from '@tillview/data';
import { NOTHING } from '../../reporting/figures/get-performance.ts';
import { getLeaderboardPaths, getLeaderboardsQuery } from './overview-params.ts';
import type { OverviewRequest } from './overview-request.ts';

/** The leaderboards that the store allows, without rows. */
export const getAllowedLeaderboards = (selector: ReportsSelectors): RowsState<Leaderboard> =>
  getLeaderboardsState(selector, 'leaderboards/allowed', {});

type Boards = readonly Leaderboard[];

/** The same list for the same lists. */
const joinLists = memoize((first: Boards, ...others: readonly Boards[]): Boards =>
  [first, ...others].flat(),
);

/** The leaderboards that an Overview shows, and perhaps others. */
export function getLeaderboardRows(
  selector: ReportsSelectors,
  { range: { primary, filters }, leaderboards, rows }: OverviewRequest,
): RowsState<Leaderboard> {
  if (!primary) return NOTHING;
  const query = getLeaderboardsQuery(primary, rows, filters);
  const [first, ...others] = getLeaderboardPaths(leaderboards).map((path) =>
    getLeaderboardsState(selector, path, query),
  );
  if (!first) return NOTHING;
  return {
    ...joinReportStates([first, ...others]),
    rows: joinLists(first.rows, ...others.map((each) => each.rows)),
  };
}
