import { getRequestStats, reportsStore } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { readValue } from '../../reporting/definition/metric-values.ts';
import type { Sparklines } from '../../reporting/figures/performance.tsx';
import { getStatsReport } from './chart-names.ts';
import { getChartRequest, type OverviewRequest } from './overview-request.ts';
import type { LoadedSource } from './use-sources.ts';

/** The maximum number of reports whose stats are requested only for the sparklines. */
const MAX_REPORTS = 2;

/**
 * The reports whose stats have the values for the sparklines: those that the page requests anyway, and after the first
 * view a few others.
 */
export function getSparklineReports(
  { metrics, reports }: OverviewRequest,
  isLater: boolean,
): readonly string[] {
  const others = [...new Set(metrics.map(getStatsReport))].filter(
    (name) => !reports.includes(name),
  );
  return isLater ? [...reports, ...others.slice(0, MAX_REPORTS)] : reports;
}

/** The values for the sparklines, as far as they are loaded. */
export function useSparklines(
  request: OverviewRequest,
  reports: readonly string[],
  sources: Readonly<Record<string, LoadedSource>>,
): Sparklines {
  const requests = useMemo(
    () =>
      reports.flatMap((report) => {
        const loaded = sources[report];
        return loaded && 'source' in loaded
          ? // The comparison has no line.
            [{ report, stats: { ...getChartRequest(loaded.source, request), secondary: null } }]
          : [];
      }),
    [request, reports, sources],
  );
  const intervals = useSelect(
    (select) =>
      requests.map(
        ({ stats }) => getRequestStats(select(reportsStore), stats).primary.data.intervals,
      ),
    [requests],
  );
  return useMemo(
    () =>
      new Map(
        request.metrics.flatMap((stat) => {
          const index = requests.findIndex(({ report }) => report === getStatsReport(stat));
          const own = intervals[index];
          if (!own || own.length === 0) return [];
          const key = stat.slice(stat.indexOf('/') + 1);
          return [[stat, own.map(({ subtotals }) => readValue(subtotals[key]))] as const];
        }),
      ),
    [request, requests, intervals],
  );
}
