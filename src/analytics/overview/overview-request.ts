import {
  resolveReportRequest,
  type RangeParams,
  type ReportCall,
  type ReportRequest,
  type ReportSource,
  type RestQuery,
} from '@tillview/data';
import { getPersistedQuery, type Query } from '@tillview/navigation';
import type { OverviewChart } from './overview-charts.ts';
import { INDICATORS, ownContent } from './overview-content.ts';
import type { OverviewPreferences } from './overview-preferences.ts';
import { getShownBlocks, getShownSections, type SectionKey } from './overview-sections.ts';

/** What the Overview shows at an address, with the choices of its user: made once per render. */
export type OverviewRequest = {
  /** Range, comparison and interval, as a report resolves them. */
  readonly range: ReportRequest;
  /** What the address of a chart's report would say. */
  readonly chartQuery: Query;
  /** The indicators that are shown; none: the section is removed or empty. */
  readonly indicators: readonly string[];
  readonly charts: readonly OverviewChart[];
  readonly leaderboards: readonly string[];
  /** Rows of each leaderboard. */
  readonly rows: number;
};

/** Resolves an address. Its own interval wins over the one that the user has chosen before. */
export function resolveOverviewRequest(
  query: Query,
  { sections, chartType, interval, rows }: OverviewPreferences,
  { source, charts, readQuery } = ownContent,
): OverviewRequest {
  const own: Query = interval === undefined ? {} : { interval };
  const chartQuery: Query = { ...own, ...getPersistedQuery(query), chartType };
  const blocksOf = (key: SectionKey) =>
    getShownSections(sections)
      .filter((section) => section.key === key)
      .flatMap(getShownBlocks);
  const chartBlocks = blocksOf('store-charts');
  return {
    range: resolveReportRequest(source, { ...readQuery?.(query), ...chartQuery }),
    chartQuery,
    indicators: blocksOf('store-performance'),
    charts: charts.filter(({ block }) => chartBlocks.includes(block)),
    leaderboards: blocksOf('store-leaderboards'),
    rows,
  };
}

/** The query of performance indicators: those of one range are one request. */
export const getIndicatorsQuery = (
  range: RangeParams,
  stats: readonly string[],
  filters: RestQuery,
): RestQuery => ({
  ...range,
  stats: stats.join(','),
  ...filters,
});

/** The query of all leaderboards. Links in it get their range here, so that it asks for none. */
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

/** The request of a chart: that of its report, so that the two share their replies, with the filters of the page. */
export const getChartRequest = (
  source: ReportSource,
  { chartQuery, range: { filters } }: OverviewRequest,
): ReportRequest => ({ ...resolveReportRequest(source, chartQuery), filters });

/** The requests for indicators and leaderboards. */
export function getBlockCalls({
  range: { primary, secondary, filters },
  indicators,
  leaderboards,
  rows,
}: OverviewRequest): readonly ReportCall[] {
  const ranges = [primary, secondary].filter((range) => range !== null);
  return [
    ...(indicators.length > 0 ? ranges : []).map((range) => ({
      path: `reports/${INDICATORS}`,
      query: getIndicatorsQuery(range, indicators, filters),
    })),
    ...(leaderboards.length > 0 ? ranges.slice(0, 1) : []).map((range) => ({
      path: 'leaderboards',
      query: getLeaderboardsQuery(range, rows, filters),
    })),
  ];
}
