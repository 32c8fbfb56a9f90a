import { getPickers, useFreshReports, usePreviousData } from '@tillview/data';
import { getIgnoredFilters } from '@tillview/navigation';
import { useMemo } from 'react';
import { useOnline } from '../../host/use-online.ts';
import { hasChart, type Metric } from '../../reporting/definition/metric.ts';
import type { ReportDefinition } from '../../reporting/definition/report-definition.ts';
import { useHeadingLabels } from '../../reporting/page/heading-labels.ts';
import { getReportFailures } from '../../reporting/request/report-failures.ts';
import { useNamedContext } from '../../reporting/request/row-names.ts';
import { useLiveQuery } from '../../reporting/request/use-live-query.ts';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { useReportRows } from '../../reporting/request/use-report-rows.ts';
import { useRequestStats } from '../../reporting/request/use-request-stats.ts';
import { hasAddedColumns } from '../../reporting/table/use-added-columns.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { countListedRows } from './count-listed-rows.ts';
import { getFoundVariant, useReportRequest } from './use-report-request.ts';
import { useRetry } from './use-retry.ts';
import { useStaleInterval } from './use-stale-interval.ts';

/** The metric whose chart is shown; undefined for a report without charts. */
function findChart(
  { metrics, defaultChart }: ReportDefinition,
  requested: string | undefined,
): Metric | undefined {
  const charts = metrics.filter(hasChart);
  const find = (chart: string | undefined) => charts.find(({ key }) => key === chart);
  return find(requested) ?? find(defaultChart) ?? charts[0];
}

/** All data that a report shows for the current URL, and its state. */
export function useReportData(report: ReportDefinition) {
  const { query } = useUrl();
  const { source } = report;
  const live = useLiveQuery(query);
  const request = useReportRequest(report, live.query);
  useStaleInterval(request);
  const table = report.tables[request.variant ?? 'default'] ?? report.tables.default;
  const heading = useHeadingLabels(report.headings?.[request.variant ?? ''], query);
  const unnamed = useReportContext(request, query, table.hasCategories ?? false);
  const stats = useRequestStats(report.metrics, request);
  live.follow(request.dates, stats.primary.receivedAt);
  const rows = useReportRows(
    request,
    !stats.state.isRequesting,
    hasAddedColumns(table, request, query),
  );
  const context = useNamedContext(table, rows.items.data, unnamed);
  // For summary and chart: they keep the previous values while another range loads.
  const { data: shown, isPrevious: isStale } = usePreviousData(
    { request, stats },
    {
      of: request.variant,
      isPending: stats.state.isRequesting,
      isFailed: stats.primary.isError,
    },
  );
  const failures = getReportFailures(stats, rows);
  const onRetry = useRetry(source, request);
  useOnline(failures.isOffline, onRetry);
  useFreshReports(query);
  const ignored = useMemo(
    () =>
      getIgnoredFilters(
        query,
        getPickers(source, request.isOfType),
        source.advancedFilters?.().filters,
      ),
    [query, source, request.isOfType],
  );
  const chart = findChart(report, request.chart);
  return {
    request,
    table,
    heading,
    stats,
    rows,
    context,
    shown,
    isStale,
    failures,
    ignored,
    chart,
    /** How many rows with values the store lists; undefined if the rows are intervals. */
    listed:
      request.rows.from === 'list'
        ? countListedRows({ items: rows.items, columns: table.columns, context })
        : undefined,
    /** The error that replaces summary and chart. Without a chart, only the totals row needs the stats. */
    instead: failures.whole ?? (chart && failures.stats),
    variant: shown.request.variant ?? getFoundVariant(source, shown.request),
    onRetry,
  };
}
