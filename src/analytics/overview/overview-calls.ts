import {
  decodePreferences,
  getReportCalls,
  type ReportCall,
  type ReportSource,
} from '@tillview/data';
import type { Query } from '@tillview/navigation';
import { readOverviewPreferences } from './overview-preferences.ts';
import { getBlockCalls, getChartRequest, resolveOverviewRequest } from './overview-request.ts';

/** What the requests of the first view depend on besides the address. */
type Options = {
  /** The user's preferences as JSON texts; undefined where the page does not name them. */
  preferences: Readonly<Record<string, string>> | undefined;
  loadSource: (report: string) => Promise<ReportSource>;
};

/** The requests of the first view; none before the user's preferences are known. */
export async function getCalls(
  query: Query,
  { preferences, loadSource }: Options,
): Promise<readonly ReportCall[]> {
  if (!preferences) return [];
  const request = resolveOverviewRequest(
    query,
    readOverviewPreferences(decodePreferences({ woocommerce_meta: preferences })),
  );
  const reports = [...new Set(request.charts.map(({ report }) => report))];
  const sources = await Promise.all(reports.map(loadSource));
  const ofCharts = sources.flatMap((source) =>
    // A chart has no table: the rows of the report are not requested.
    getReportCalls({ ...getChartRequest(source, request), rows: { from: 'intervals' } }),
  );
  return [...getBlockCalls(request), ...ofCharts];
}
