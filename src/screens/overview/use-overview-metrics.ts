import {
  getRequestStats,
  joinReportStates,
  NOTHING_REQUESTED,
  reportsStore,
  type AnyTotals,
  type ReportRow,
  type ReportState,
  type RowsState,
} from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { getPerformance } from '../../reporting/figures/get-performance.ts';
import { findMetric } from '../reports/all-metrics.ts';
import { getStatsReport, isFromStats } from './chart-names.ts';
import { getChartRequest, type OverviewRequest } from './overview-request.ts';
import type { LoadedSource } from './use-sources.ts';

/** The row that the store's indicators have for a metric of stats. */
function toRow(stat: string, totals: AnyTotals): readonly ReportRow[] {
  const metric = findMetric(stat);
  if (!metric) return [];
  const { key, type } = metric;
  return [{ stat, label: metric.label(), format: type, chart: key, value: totals[key] }];
}

type Stats = ReportState & { readonly data: { readonly totals: AnyTotals | null } };

const PENDING: Stats = { ...NOTHING_REQUESTED, isRequesting: true, data: { totals: null } };

/** Combines indicators with the metrics of stats, by their report, in the order of `metrics`. */
function joinRows(
  metrics: readonly string[],
  indicators: RowsState<ReportRow>,
  stats: ReadonlyMap<string, Stats>,
): RowsState<ReportRow> {
  const rows = metrics.flatMap((stat) => {
    const own = isFromStats(stat) ? stats.get(getStatsReport(stat)) : undefined;
    if (!own) return indicators.rows.filter((row) => row['stat'] === stat);
    return own.data.totals ? toRow(stat, own.data.totals) : [];
  });
  return { rows, ...joinReportStates([...stats.values(), indicators]) };
}

/**
 * The shown metrics of both ranges, as the store's indicators: from the stats that the page requests those that these have,
 * so that a tile, the sentence, a chart and a sparkline show one reply. Where stats, or their code, could not be loaded, their
 * metrics are indicators.
 */
export function useOverviewMetrics(
  request: OverviewRequest,
  sources: Readonly<Record<string, LoadedSource>>,
) {
  const { metrics } = request;
  const { primary, secondary, filters } = request.range;
  const reports = useMemo(
    () => [...new Set(metrics.filter(isFromStats).map(getStatsReport))],
    [metrics],
  );
  const requests = useMemo(
    () =>
      reports.map((report) => {
        const loaded = sources[report];
        return loaded && 'source' in loaded ? getChartRequest(loaded.source, request) : undefined;
      }),
    [reports, sources, request],
  );
  const stats = useSelect(
    (select) => requests.map((each) => each && getRequestStats(select(reportsStore), each)),
    [requests],
  );
  const failed = reports
    .filter((report, index) => {
      const loaded = sources[report];
      return stats[index]?.primary.isError || (loaded && 'error' in loaded);
    })
    .join(',');
  const indicators = useMemo(() => {
    const reportsWithout = failed.split(',');
    return metrics.filter(
      (name) => !isFromStats(name) || reportsWithout.includes(getStatsReport(name)),
    );
  }, [metrics, failed]);
  const indicatorsNow = useSelect(
    (select) => getPerformance(select(reportsStore), primary, indicators, filters),
    [primary, indicators, filters],
  );
  const indicatorsBefore = useSelect(
    (select) => getPerformance(select(reportsStore), secondary, indicators, filters),
    [secondary, indicators, filters],
  );
  return useMemo(() => {
    const statsOf = (range: 'primary' | 'secondary') =>
      new Map(
        reports.flatMap((report, index) =>
          failed.split(',').includes(report)
            ? []
            : [[report, stats[index]?.[range] ?? PENDING] as const],
        ),
      );
    return {
      primary: joinRows(metrics, indicatorsNow, statsOf('primary')),
      secondary: secondary
        ? joinRows(metrics, indicatorsBefore, statsOf('secondary'))
        : indicatorsBefore,
    };
  }, [metrics, reports, failed, indicatorsNow, indicatorsBefore, stats, secondary]);
}
