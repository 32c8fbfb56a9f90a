import { getRequestStats, reportsStore } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { readValue } from '../../reporting/definition/metric-values.ts';
import type { Sparklines } from '../../reporting/figures/performance.tsx';
import { getChartRequest, type OverviewRequest } from './overview-request.ts';
import type { LoadedSource } from './use-sources.ts';

/** The maximum number of reports whose stats are requested only for the sparklines. */
const MAX_REPORTS = 2;

const reportOf = (stat: string): string => stat.split('/')[0] ?? '';

/**
 * The reports whose stats have the values for the sparklines: those that the charts request anyway, and after the first
 * view a few others.
 */
export function getSparklineReports(
  { metrics, charts }: OverviewRequest,
  isLater: boolean,
): readonly string[] {
  const charted = [...new Set(charts.map(({ report }) => report))];
  const others = [...new Set(metrics.map(reportOf))].filter((name) => !charted.includes(name));
  return isLater ? [...charted, ...others.slice(0, MAX_REPORTS)] : charted;
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
          const index = requests.findIndex(({ report }) => report === reportOf(stat));
          const own = intervals[index];
          if (!own || own.length === 0) return [];
          const key = stat.slice(stat.indexOf('/') + 1);
          return [[stat, own.map(({ subtotals }) => readValue(subtotals[key]))] as const];
        }),
      ),
    [request, requests, intervals],
  );
}
