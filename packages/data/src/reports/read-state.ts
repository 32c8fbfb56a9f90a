import type { Query } from '../core/query.ts';
import { getReportState, type ReportState } from './report-state.ts';
import type { ReportsSelectors } from './store.ts';
import type { Leaderboard, ReportRow } from './types.ts';

/** Rows and the state of their read. `rows` is empty until read. */
export type RowsState<Row> = ReportState & { readonly rows: readonly Row[] };

const NO_ROWS: readonly never[] = [];

/** The rows of an endpoint as the server sent them, without a report. Triggers the read. */
export function getItemsState(
  selector: ReportsSelectors,
  endpoint: string,
  query: Query,
): RowsState<ReportRow> {
  const { data } = selector.getReportItems(endpoint, query);
  return {
    rows: data ?? NO_ROWS,
    ...getReportState(
      data !== undefined,
      selector.isReportItemsRequesting(endpoint, query),
      selector.getReportItemsError(endpoint, query),
      selector.getReportItemsReceivedAt(endpoint, query),
    ),
  };
}

/** The leaderboards of a path, as in `getLeaderboards`. Triggers the read. */
export function getLeaderboardsState(
  selector: ReportsSelectors,
  path: string,
  query: Query,
): RowsState<Leaderboard> {
  const boards = selector.getLeaderboards(path, query);
  return {
    rows: boards ?? NO_ROWS,
    ...getReportState(
      boards !== undefined,
      selector.isLeaderboardsRequesting(path, query),
      selector.getLeaderboardsError(path, query),
      selector.getLeaderboardsReceivedAt(path, query),
    ),
  };
}
