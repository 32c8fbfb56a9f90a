import type { RangeParams, ReportCall, RequestParams, RestQuery } from '@tillview/data';
import { readPersistedQuery, type Query } from '@tillview/navigation';
import { getPerformanceQuery, PERFORMANCE } from '../../reporting/figures/performance-query.ts';
import { type ChartName, getStatsReport, isFromStats } from './chart-names.ts';
import type { OverviewPreferences } from './overview-preferences.ts';
import {
  getShownBlocks,
  getShownSections,
  isInEveryStore,
  type SectionKey,
} from './overview-sections.ts';

/** What the Overview requests for a URL and the user's choices. */
export type OverviewParams<Chart extends ChartName, Range> = {
  /** Range, comparison and interval, as a report resolves them. */
  readonly range: Range;
  /** The query that the chart's report would have. */
  readonly chartQuery: Query;
  /** The metrics that are shown; empty if the section is removed or shows none. */
  readonly metrics: readonly string[];
  /** Those of them that are requested as indicators. */
  readonly indicators: readonly string[];
  readonly charts: readonly Chart[];
  /** The reports whose stats are requested, for the charts and the other metrics. */
  readonly reports: readonly string[];
  readonly leaderboards: readonly string[];
  /** Rows of each leaderboard. */
  readonly rows: number;
};

/** Resolves a query. An interval in the query overrides the user's choice. */
export function resolveOverviewParams<Chart extends ChartName, Range>(
  query: Query,
  { sections, chartType, interval, rows }: OverviewPreferences,
  charts: readonly Chart[],
  resolveRange: (chartQuery: Query) => Range,
): OverviewParams<Chart, Range> {
  const own: Query = interval === undefined ? {} : { interval };
  const chartQuery: Query = { ...own, ...readPersistedQuery(query), chartType };
  const blocksOf = (key: SectionKey) =>
    getShownSections(sections)
      .filter((section) => section.key === key)
      .flatMap(getShownBlocks);
  const chartBlocks = blocksOf('store-charts');
  const metrics = blocksOf('store-performance');
  const shownCharts = charts.filter(({ block }) => chartBlocks.includes(block));
  const ofMetrics = metrics.filter(isFromStats).map(getStatsReport);
  return {
    range: resolveRange(chartQuery),
    chartQuery,
    metrics,
    indicators: metrics.filter((name) => !isFromStats(name)),
    charts: shownCharts,
    reports: [...new Set([...ofMetrics, ...shownCharts.map(({ stats }) => stats)])],
    leaderboards: blocksOf('store-leaderboards'),
    rows,
  };
}

/** The number of leaderboards up to which each is requested alone. */
const MAX_SINGLE_BOARDS = 2;

/**
 * The paths of the leaderboards that are shown: each alone, because the store computes all of them for their list, which is
 * needed for many, and for those of other plugins.
 */
export const getLeaderboardPaths = (shown: readonly string[]): readonly string[] =>
  shown.length > MAX_SINGLE_BOARDS || shown.some((id) => !isInEveryStore('store-leaderboards', id))
    ? ['leaderboards']
    : shown.map((id) => `leaderboards/${id}`);

/**
 * The query for leaderboards. It has an empty `persisted_query`, because links in the leaderboards get their range
 * in the app.
 */
export const getLeaderboardsQuery = (
  range: RangeParams,
  rows: number,
  filters: RestQuery,
): RestQuery => ({
  ...range,
  per_page: rows,
  persisted_query: '{}',
  ...filters,
});

type Params = OverviewParams<ChartName, RequestParams>;

/** The requests for indicators. */
export function getIndicatorCalls({
  range: { primary, secondary, filters },
  indicators,
}: Params): readonly ReportCall[] {
  const ranges = [primary, secondary].filter((range) => range !== null);
  return (indicators.length > 0 ? ranges : []).map((range) => ({
    path: `reports/${PERFORMANCE}`,
    query: getPerformanceQuery(range, indicators, filters),
  }));
}

/** The requests for leaderboards. */
export function getLeaderboardCalls({
  range: { primary, filters },
  leaderboards,
  rows,
}: Params): readonly ReportCall[] {
  if (primary === null) return [];
  const query = getLeaderboardsQuery(primary, rows, filters);
  return getLeaderboardPaths(leaderboards).map((path) => ({ path, query }));
}
