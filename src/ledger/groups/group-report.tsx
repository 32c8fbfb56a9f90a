import { Notice, SummaryListPlaceholder } from '@tillview/components';
import {
  resolveReportRequest,
  type LedgerDimension,
  type LedgerGroup,
  type ReportRequest,
  type ReportRow,
  type ReportSource,
} from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { AlarmPlace } from '../../reporting/alarm/alarm-place.tsx';
import { ReportChart } from '../../reporting/chart/report-chart.tsx';
import type { Metric } from '../../reporting/definition/metric.ts';
import { formatValue, readMetric, readValue } from '../../reporting/definition/metric-values.ts';
import PrintLines from '../../reporting/page/print-lines.tsx';
import { ReportFilters } from '../../reporting/page/report-filters.tsx';
import { ReportSummary } from '../../reporting/page/report-summary.tsx';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { getRangeNames } from '../../reporting/definition/range-names.ts';
import { defineTable, type ReportContext } from '../../reporting/definition/report-definition.ts';
import { dimensions } from '../../shell/dimensions.ts';
import { KnownTable } from '../../reporting/table/known-table.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { LedgerPanel } from '../ledger-panel.tsx';
import { getMissingMonths, hasMonths, type KnownLedger } from '../use-ledger.ts';
import { getGroupColumns } from './group-columns.ts';
import {
  groupRanges,
  MAX_CHARTED,
  sortGroups,
  toStats,
  toTotals,
  type GroupedData,
  type GroupedRanges,
} from './group-stats.ts';
import '../../reporting/report.css';

/** What a screen shows of grouped orders. */
export type GroupReportConfig = {
  readonly source: ReportSource;
  /** The first is not the default of the chart: `selected` is. */
  readonly metrics: readonly Metric[];
  /** The title of the table and of its file. */
  readonly title: string;
  /** One or two dimensions. */
  readonly by: readonly LedgerDimension[];
  /** The grouping, for print. */
  readonly description: string;
  /** Below which name the visible columns are saved. */
  readonly columnsOf: Parameters<typeof defineTable>[0]['columnsOf'];
};

type ViewProps = {
  config: GroupReportConfig;
  data: GroupedRanges;
  request: ReportRequest;
  context: ReportContext;
  metric: Metric;
};

/** The groups of a page, sorted, with their totals. */
function GroupTable({ config, data, request, context, metric }: ViewProps) {
  const { source, metrics, title, by, columnsOf } = config;
  const { primary, secondary } = data;
  const { sort, page, pageSize, dates } = request;
  const label = getRangeNames(dates).before;
  const table = useMemo(
    () =>
      defineTable<LedgerGroup>({
        title: () => title,
        columns: getGroupColumns({
          by,
          metrics,
          compared: metric.key,
          earlier:
            secondary && label !== undefined
              ? {
                  label,
                  groups: new Map(secondary.groups.map((group) => [group.key, group])),
                  total: secondary.total,
                }
              : undefined,
        }),
        rowKey: ({ key }) => key,
        columnsOf,
      }),
    [by, metrics, metric, title, columnsOf, secondary, label],
  );
  const rows = useMemo(
    () => sortGroups(primary.groups, sort, by) as readonly ReportRow[],
    [primary, sort, by],
  );
  return (
    <KnownTable
      source={source}
      table={table}
      fileTitle={title}
      request={request}
      context={context}
      rows={rows.slice((page - 1) * pageSize, page * pageSize)}
      totalRows={rows.length}
      totals={toTotals(primary.total)}
      readAll={() => Promise.resolve(rows)}
      emptyMessage={__('No data to display', 'tillview')}
      notes={null}
    />
  );
}

/** The cards, the chart and the table of groups whose orders are all read. */
function GroupView(props: ViewProps & { orders: GroupedData }) {
  const { orders, config, data, request, context, metric } = props;
  const { metrics, title, by } = config;
  const stats = useMemo(
    () => toStats(data, { data: orders, request, by, metric: metric.key }),
    [data, orders, by, metric, request],
  );
  const charted = useMemo(() => ({ ...request, chartMode: 'item-comparison' as const }), [request]);
  const count = data.primary.groups.length;
  return (
    <>
      <div className="tillview-report__metrics">
        <ReportSummary
          metrics={metrics}
          selected={metric.key}
          request={request}
          stats={stats}
          context={context}
        />
        <ReportChart
          report={title}
          metric={metric}
          request={charted}
          stats={stats}
          context={context}
          onRetry={undefined}
        />
        {count > MAX_CHARTED && (
          <p className="tillview-report__difference">
            {sprintf(
              /* translators: 1: number of lines in the chart. 2: number of rows in the table. */
              __('The chart shows the %1$s highest of %2$s. The table has all.', 'tillview'),
              context.formatNumber(MAX_CHARTED),
              context.formatNumber(count),
            )}
          </p>
        )}
      </div>
      <GroupTable {...{ config, data, request, context, metric }} />
    </>
  );
}

/** Says what the figures lack while some months of the ranges are not read. */
function describePart(ofRange: number, { formatNumber }: ReportContext) {
  if (ofRange === 0)
    return __('The comparison appears when the orders of its range are read.', 'tillview');
  return sprintf(
    /* translators: %s: number of months. */
    _n(
      'The figures are not complete: the orders of %s month of the range are not read yet.',
      'The figures are not complete: the orders of %s months of the range are not read yet.',
      ofRange,
      'tillview',
    ),
    formatNumber(ofRange),
  );
}

/** The range, the grouping and the selected figure, for screen readers. */
function describeResult(
  { description }: GroupReportConfig,
  { data, request, metric, context }: Pick<ViewProps, 'data' | 'request' | 'metric' | 'context'>,
): string {
  const value = formatValue(
    metric.type,
    readValue(readMetric(metric, data.primary.total)),
    context,
  );
  const figure = `${metric.label()} ${value ?? __('N/A', 'tillview')}`;
  return [request.dates?.primary.range, description, figure].filter(Boolean).join('. ');
}

type Props = {
  config: GroupReportConfig;
  known: KnownLedger;
  /** The dimensions in the URL that the orders cannot be grouped by. */
  unknown: readonly LedgerDimension[];
};

/** Grouped orders of a range: metrics, chart and table, computed from the orders in the browser. */
export function GroupReport({ config, known, unknown }: Props) {
  const { source, metrics, by, description } = config;
  const { query } = useUrl();
  const request = useMemo(() => resolveReportRequest(source, query), [source, query]);
  const context = useReportContext(request, query, false);
  const { state, isPending } = known;
  const { primary, secondary } = request;
  const { months, leavesRefundsOut } = state;
  const orders = useMemo(() => ({ months, leavesRefundsOut }), [months, leavesRefundsOut]);
  const missing = [primary, secondary].map((range) => getMissingMonths(state, range).length);
  const [ofRange = 0, ofComparison = 0] = missing;
  const isComplete = ofRange + ofComparison === 0;
  // What is read can be shown, but not compared with what is not.
  const shown = useMemo(
    () =>
      isComplete
        ? request
        : {
            ...request,
            secondary: null,
            dates: request.dates && { ...request.dates, secondary: null },
          },
    [isComplete, request],
  );
  const isKnown = state.expected !== undefined && (ofRange === 0 || hasMonths(state, primary));
  const data = useMemo(
    () => (isKnown ? groupRanges(orders, shown, by) : null),
    [isKnown, orders, shown, by],
  );
  const metric =
    metrics.find(({ key }) => key === request.chart) ??
    metrics.find(({ key }) => key === 'net_revenue');
  return (
    <div className="tillview-report">
      <div className="tillview-report__print">
        <PrintLines dates={request.dates} filters={[description]} />
      </div>
      <ReportFilters source={source} request={request} />
      <AlarmPlace context={context} />
      <LedgerPanel
        known={known}
        context={context}
        result={
          data && metric ? describeResult(config, { data, request, metric, context }) : undefined
        }
      />
      {data && !isComplete && (
        <p className="tillview-report__notice" role="note">
          {describePart(ofRange, context)}
        </p>
      )}
      {!data && isPending && <SummaryListPlaceholder numberOfItems={metrics.length} isAlwaysOpen />}
      {data &&
        unknown.map((dimension) => (
          <Notice key={dimension} status="info">
            {dimensions[dimension].describeMissing?.()}
          </Notice>
        ))}
      {data && metric && (
        <GroupView {...{ config, data, request: shown, context, orders, metric }} />
      )}
    </div>
  );
}
