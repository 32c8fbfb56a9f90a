import { getRequestStats, reportsStore, useFreshReports } from '@tillview/data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { useIsFirstViewLoaded, useMayRequestMore } from '../../shell/first-view.ts';
import type { ReportSources } from '../../shell/screen-view.ts';
import { useUrl } from '../../shell/use-url.ts';
import { useLiveQuery } from '../../reporting/request/use-live-query.ts';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { SUMMARIZED } from './chart-names.ts';
import { getLeaderboardRows } from './leaderboard-rows.ts';
import type { OverviewPreferences } from './overview-preferences.ts';
import { getChartRequest, resolveOverviewRequest } from './overview-request.ts';
import { getOverviewState } from './overview-state.ts';
import { useOverviewContent } from './use-overview-content.ts';
import { useOverviewMetrics } from './use-overview-metrics.ts';
import { useSources } from './use-sources.ts';
import { getSparklineReports, useSparklines } from './use-sparklines.ts';

/** All data that the Overview shows for the current URL, and its state. */
export function useOverview(preferences: OverviewPreferences, sources: ReportSources) {
  const { query } = useUrl();
  const content = useOverviewContent();
  const live = useLiveQuery(query);
  const request = useMemo(
    () => resolveOverviewRequest(live.query, preferences, content),
    [live.query, preferences, content],
  );
  const { range, charts, metrics } = request;
  const context = useReportContext(range, query, false);
  const [isLoaded, isLater] = [useIsFirstViewLoaded(), useMayRequestMore()];
  // A user who shows nothing needs no requests.
  const hasSummary = metrics.length + charts.length + request.leaderboards.length > 0;
  const ofSparklines = useMemo(() => getSparklineReports(request, isLater), [request, isLater]);
  const { loaded, load } = useSources(
    sources,
    isLoaded ? [SUMMARIZED, ...ofSparklines] : ofSparklines,
    content.extendSource,
  );
  const sparklines = useSparklines(request, ofSparklines, loaded);
  const revenue = loaded[SUMMARIZED];
  const chartRequests = useMemo(
    () =>
      charts.flatMap(({ stats }) => {
        const source = loaded[stats];
        return source && 'source' in source ? getChartRequest(source.source, request) : [];
      }),
    [charts, loaded, request],
  );

  const { primary, secondary } = useOverviewMetrics(request, loaded);
  // The stats and the indicators are received one after the other.
  live.follow(range.dates, primary.isRefreshing ? undefined : primary.receivedAt);
  const boards = useSelect(
    (select) => getLeaderboardRows(select(reportsStore), request),
    [request],
  );
  const state = useSelect(
    (select) => {
      const stats = chartRequests.map((each) => getRequestStats(select(reportsStore), each));
      const ofCharts = stats.map((each) => each.primary);
      return getOverviewState(
        [
          ...(metrics.length > 0 ? [primary] : []),
          ...ofCharts,
          ...(request.leaderboards.length > 0 ? [boards] : []),
        ],
        [secondary, ...stats.map((each) => each.secondary)],
      );
    },
    [chartRequests, primary, secondary, boards, metrics, request],
  );

  const { refreshStaleReports } = useDispatch(reportsStore);
  const onRetry = useCallback(() => void refreshStaleReports(), [refreshStaleReports]);
  useFreshReports(query);
  return {
    content,
    request,
    context,
    primary,
    secondary,
    boards,
    state,
    sources: loaded,
    hasSummary,
    /** The source for the summary: known in the first view only if a chart needs it too. */
    summarized: revenue && 'source' in revenue ? revenue.source : undefined,
    sparklines,
    load,
    onRetry,
  };
}
