import { resolveReportRequest, type ReportRequest, type ReportSource } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import { ownContent } from './overview-content.ts';
import type { OverviewChart } from './overview-metrics.ts';
import { type OverviewParams, resolveOverviewParams } from './overview-params.ts';
import type { OverviewPreferences } from './overview-preferences.ts';

/** The data that the Overview shows for a URL and the user's choices; resolved once per render. */
export type OverviewRequest = OverviewParams<OverviewChart, ReportRequest>;

/** Resolves a query, as `resolveOverviewParams`, with the labels of its range. */
export const resolveOverviewRequest = (
  query: Query,
  preferences: OverviewPreferences,
  { source, charts, readQuery } = ownContent,
): OverviewRequest =>
  resolveOverviewParams(query, preferences, charts, (chartQuery) =>
    resolveReportRequest(source, { ...readQuery?.(query), ...chartQuery }),
  );

/** The request of a chart: the same as in its report, with the page's filters. Both share the cached responses. */
export const getChartRequest = (
  source: ReportSource,
  { chartQuery, range: { filters } }: OverviewRequest,
): ReportRequest => ({ ...resolveReportRequest(source, chartQuery), filters });
