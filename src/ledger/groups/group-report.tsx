import { Card, Notice, SummaryListPlaceholder } from '@tillview/components';
import {
  hasReadCosts,
  isMostlyKnown,
  resolveReportRequest,
  type LedgerDimension,
  type LedgerGroup,
  type OrderFilter,
  type ReportRequest,
  type ReportRow,
  type ReportSource,
} from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { AlarmPlace } from '../../reporting/alarm/alarm-place.tsx';
import { ReportChart } from '../../reporting/chart/report-chart.tsx';
import { formatValue, readMetric, readValue } from '../../reporting/definition/metric-values.ts';
import { isAverage, type Metric } from '../../reporting/definition/metric.ts';
import { PrintHeader } from '../../reporting/page/print-lines.tsx';
import { ReportFilters } from '../../reporting/page/report-filters.tsx';
import { ReportSummary } from '../../reporting/page/report-summary.tsx';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { getRangeNames } from '../../reporting/definition/range-names.ts';
import { defineTable, type ReportContext } from '../../reporting/definition/report-definition.ts';
import { dimensions } from '../../shell/dimensions.ts';
import { KnownTable } from '../../reporting/table/known-table.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { KnownCurrencies } from '../currencies/known-currencies.tsx';
import type { Currencies } from '../currencies/use-currencies.ts';
import { useCurrencyContext } from '../currencies/use-currency-context.ts';
import { describePart } from '../describe-part.ts';
import { LedgerPanel } from '../ledger-panel.tsx';
import { HourGrid } from '../order-hours/hour-grid.tsx';
import { getGroupTotals } from '../order-hours/hour-totals.ts';
import { useKnownRanges } from '../use-known-ranges.ts';
import type { KnownLedger } from '../use-ledger.ts';
import { getGroupColumns } from './group-columns.ts';
import { groupProfitMetrics } from './group-metrics.ts';
import { GroupsPanel } from './groups-panel.tsx';
import { useOrderGroups } from './use-order-groups.ts';
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
import '../order-hours/order-hours.css';

/** What a screen shows of grouped orders. */
export type GroupReportConfig = {
  readonly source: ReportSource;
  /** The first is not the default of the chart: `selected` is. */
  readonly metrics: readonly Metric[];
  /** The title of the table and of its file. */
  readonly title: string;
  /** One or two dimensions. */
  readonly by: readonly LedgerDimension[];
  /** The orders that are counted; all if undefined. */
  readonly only: OrderFilter | undefined;
  /** The grouping, for print. */
  readonly description: string;
  /** The currencies of the orders, and the orders with the amounts that are shown. */
  readonly currencies: Currencies;
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

/** `hasCosts`: whether the costs of all orders were read. */
type TableProps = ViewProps & { hasCosts: boolean };

/** Whether groups are in different currencies. */
const hasSeveralCurrencies = ({ by, currencies }: GroupReportConfig): boolean =>
  by.includes('currencies') && currencies.selected === undefined;

/** The groups of a page, sorted, with their totals. */
function GroupTable({ config, data, request, context, metric, hasCosts }: TableProps) {
  const { source, title, by, columnsOf } = config;
  const { primary, secondary } = data;
  const { known_net: known, net_revenue: net } = primary.total;
  const hasProfit = hasCosts && isMostlyKnown(net, known);
  const metrics = useMemo(
    () => (hasProfit ? [...config.metrics, ...groupProfitMetrics] : config.metrics),
    [hasProfit, config.metrics],
  );
  const { sort, dates } = request;
  const label = getRangeNames(dates).before;
  const table = useMemo(
    () =>
      defineTable<LedgerGroup>({
        title: () => title,
        columns: getGroupColumns({
          by,
          metrics,
          hasSeveralCurrencies: hasSeveralCurrencies(config),
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
        hasRowCurrency: hasSeveralCurrencies(config),
      }),
    [config, by, metrics, metric, title, columnsOf, secondary, label],
  );
  const rows = useMemo(
    () => sortGroups(primary.groups, sort, by) as readonly ReportRow[],
    [primary, sort, by],
  );
  const totals = useMemo(() => toTotals(primary.total), [primary]);
  return (
    <KnownTable
      source={source}
      table={table}
      request={request}
      context={context}
      rows={rows}
      totals={totals}
    />
  );
}

type PictureProps = Pick<ViewProps, 'metric' | 'context'> & {
  title: string;
  groups: readonly LedgerGroup[];
  by: readonly LedgerDimension[];
};

/** Weekdays by hours: of their 168 lines, a chart could show five. */
function HoursPicture({ title, groups, by, metric, context }: PictureProps) {
  const totals = useMemo(() => {
    const isReversed = by[0] === 'hours';
    const read = ({ values, ...group }: LedgerGroup) => ({
      ...group,
      values: isReversed ? values.toReversed() : values,
    });
    return getGroupTotals(groups.map(read), metric.key);
  }, [groups, by, metric]);
  return (
    <Card title={[metric.label(), title].join(' · ')}>
      <HourGrid
        title={title}
        totals={totals}
        addsUp={!isAverage(metric)}
        format={(value) => formatValue(metric.type, value, context) ?? ''}
      />
    </Card>
  );
}

/** The cards, the chart and the table of groups whose orders are all read. */
function GroupView(
  props: ViewProps & {
    orders: GroupedData;
    metrics: GroupReportConfig['metrics'];
    /** Whether a comparison is left out until its range is read. */
    isComparedLater: boolean;
  },
) {
  const { isComparedLater, orders, config, data, request, context, metric, metrics } = props;
  const { title, by } = config;
  const hasCosts = useMemo(() => hasReadCosts(orders.months.values()), [orders]);
  const stats = useMemo(
    () => toStats(data, { data: orders, request, by, metric: metric.key }),
    [data, orders, by, metric, request],
  );
  const charted = useMemo(() => ({ ...request, chartMode: 'item-comparison' as const }), [request]);
  const count = data.primary.groups.length;
  const isOfHours = by.length === 2 && by.includes('weekdays') && by.includes('hours');
  return (
    <>
      <div className="tillview-report__metrics">
        <ReportSummary
          metrics={metrics}
          selected={metric.key}
          request={request}
          stats={stats}
          context={context}
          isComparedLater={isComparedLater}
        />
        {isOfHours ? (
          <HoursPicture title={title} {...{ groups: data.primary.groups, by, metric, context }} />
        ) : (
          <ReportChart
            report={title}
            metric={metric}
            request={charted}
            stats={stats}
            context={context}
            onRetry={undefined}
          />
        )}
        {count > MAX_CHARTED && !isOfHours && (
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
      <GroupTable {...{ config, data, request, context, metric, hasCosts }} />
    </>
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

/** Grouped orders of a range: metrics, chart and table, computed from the orders in the browser or from groups of the database. */
export function GroupReport({ config, known, unknown }: Props) {
  const { source, by, only, description, currencies } = config;
  const { query } = useUrl();
  const request = useMemo(() => resolveReportRequest(source, query), [source, query]);
  const context = useCurrencyContext(useReportContext(request, query, false), currencies.selected);
  const groups = useOrderGroups(known.groups, by, request);
  const { state, isPending } = groups ?? known;
  const { primary } = request;
  // Groups are only of shops with one currency.
  const months = groups ? groups.state.months : currencies.months;
  const { rules } = state;
  const isMixed = hasSeveralCurrencies(config);
  // Amounts of several currencies have no sum, and no common axis.
  const metrics = useMemo(
    () => (isMixed ? config.metrics.filter(({ type }) => type !== 'currency') : config.metrics),
    [isMixed, config.metrics],
  );
  const orders = useMemo(() => ({ months, rules, only }), [months, rules, only]);
  const { ofRange, isComplete, shown, isKnown } = useKnownRanges(state, request);
  const data = useMemo(
    () => (isKnown ? groupRanges(orders, shown, by) : null),
    [isKnown, orders, shown, by],
  );
  const metric =
    metrics.find(({ key }) => key === request.chart) ??
    metrics.find(({ key }) => key === 'net_revenue') ??
    metrics[0];
  const result =
    data && metric ? describeResult(config, { data, request, metric, context }) : undefined;
  const part = data && !isComplete ? describePart(ofRange, context) : undefined;
  return (
    <div className="tillview-report">
      <PrintHeader dates={request.dates} filters={[description]} />
      <ReportFilters source={source} request={request} />
      <AlarmPlace context={context} />
      {groups ? (
        <GroupsPanel {...{ groups, context, result }} />
      ) : (
        <LedgerPanel {...{ known, context, result, part }} />
      )}
      {/* While groups are read, the panel says so: a line that is removed would move the metrics. */}
      {groups && part && !isPending && (
        <p className="tillview-report__notice" role="note">
          {part}
        </p>
      )}
      {data && !groups && !isMixed && (
        <KnownCurrencies known={known} range={primary} context={context} />
      )}
      {!data && isPending && <SummaryListPlaceholder numberOfItems={metrics.length} isAlwaysOpen />}
      {data &&
        unknown.map((dimension) => (
          <Notice key={dimension} status="info">
            {dimensions[dimension].describeMissing?.()}
          </Notice>
        ))}
      {data && metric && (
        <GroupView
          {...{ config, data, request: shown, context, orders, metric, metrics }}
          isComparedLater={shown.secondary !== request.secondary}
        />
      )}
    </div>
  );
}
