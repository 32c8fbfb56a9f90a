import type { RangeParams, ReportCall, RequestParams, RestQuery } from '@tillview/data';
import { readPersistedQuery, type Query } from '@tillview/navigation';
import { getPerformanceQuery, PERFORMANCE } from '../../reporting/figures/performance-query.ts';
import type { ChartName } from './chart-names.ts';
import type { OverviewPreferences } from './overview-preferences.ts';
import { getShownBlocks, getShownSections, type SectionKey } from './overview-sections.ts';

/** What the Overview requests for a URL and the user's choices. */
export type OverviewParams<Chart extends ChartName, Range> = {
  /** Range, comparison and interval, as a report resolves them. */
  readonly range: Range;
  /** The query that the chart's report would have. */
  readonly chartQuery: Query;
  /** The metrics that are shown; empty if the section is removed or shows none. */
  readonly metrics: readonly string[];
  readonly charts: readonly Chart[];
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
  return {
    range: resolveRange(chartQuery),
    chartQuery,
    metrics: blocksOf('store-performance'),
    charts: charts.filter(({ block }) => chartBlocks.includes(block)),
    leaderboards: blocksOf('store-leaderboards'),
    rows,
  };
}

/**
 * The query for all leaderboards. It has an empty `persisted_query`, because links in the leaderboards get their range
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

/** The requests for metrics. */
export function getMetricCalls({
  range: { primary, secondary, filters },
  metrics,
}: Params): readonly ReportCall[] {
  const ranges = [primary, secondary].filter((range) => range !== null);
  return (metrics.length > 0 ? ranges : []).map((range) => ({
    path: `reports/${PERFORMANCE}`,
    query: getPerformanceQuery(range, metrics, filters),
  }));
}

/** The requests for leaderboards. */
export function getLeaderboardCalls({
  range: { primary, filters },
  leaderboards,
  rows,
}: Params): readonly ReportCall[] {
  if (leaderboards.length === 0 || primary === null) return [];
  return [{ path: 'leaderboards', query: getLeaderboardsQuery(primary, rows, filters) }];
}
