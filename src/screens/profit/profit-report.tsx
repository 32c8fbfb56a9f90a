import { getIntervalLabel, SummaryListPlaceholder } from '@tillview/components';
import {
  hasKnownCost,
  sortIntervals,
  type AnyTotals,
  type LedgerState,
  type ReportRequest,
  type ReportSource,
  type RequestStats,
  type StatsInterval,
} from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { isolateAmount } from '../../reporting/definition/isolate-amount.ts';
import { KnownCurrencies } from '../../ledger/currencies/known-currencies.tsx';
import { describePart } from '../../ledger/describe-part.ts';
import { LedgerPanel } from '../../ledger/ledger-panel.tsx';
import { AlarmPlace } from '../../reporting/alarm/alarm-place.tsx';
import { ReportChart } from '../../reporting/chart/report-chart.tsx';
import { defineTable, type ReportContext } from '../../reporting/definition/report-definition.ts';
import { PrintHeader } from '../../reporting/page/print-lines.tsx';
import { ReportFilters } from '../../reporting/page/report-filters.tsx';
import { ReportSummary } from '../../reporting/page/report-summary.tsx';
import { getIntervalColumn } from '../../reporting/table/interval-column.tsx';
import { KnownTable } from '../../reporting/table/known-table.tsx';
import { metricColumns } from '../../reporting/table/metric-columns.tsx';
import { formatShare } from '../../ledger/profit-figures/format-share.ts';
import { ENTERED, profitMetrics } from '../../ledger/profit-figures/profit-metrics.ts';
import { CostCurrency, ForbiddenCosts, NoCosts } from '../../ledger/cost-notices.tsx';
import { GrossProfitChange } from './gross-profit-change.tsx';
import { getSource } from './profit-source.ts';
import { getProfitStats } from '../../ledger/profit-figures/profit-stats.ts';
import { useProfitPage } from './use-profit-page.ts';
import '../../reporting/report.css';

type Row = StatsInterval<AnyTotals>;

/** The table, without the columns of what the owner has not entered. */
function getTable(totals: AnyTotals | null) {
  const metrics = profitMetrics.filter(
    ({ key }) => !ENTERED.includes(key) || Boolean(totals?.[key]),
  );
  return defineTable<Row>({
    title: () => __('Profit', 'tillview'),
    heading: ({ interval }) => getIntervalLabel(interval),
    columns: [
      getIntervalColumn<Row, AnyTotals>(),
      ...metricColumns<Row>(metrics, { read: ({ subtotals }) => subtotals }),
    ],
    rowKey: ({ interval }) => interval,
    columnsOf: 'profit',
  });
}

/** How much of the figures is known, and what rests on rates that were entered. */
function Known({ totals, context }: { totals: AnyTotals; context: ReportContext }) {
  const { assumed_fees: assumed = 0 } = totals;
  return (
    <p className="tillview-report__difference">
      {sprintf(
        /* translators: 1: margin. 2: share of the net sales. 3: share of the orders. All are percentages, such as "48.3%". */
        __(
          'Margin: %1$s. Cost known for %2$s of the net sales before refunds, fee known or assumed for %3$s of the orders.',
          'tillview',
        ),
        formatShare(totals['margin'], context),
        formatShare(totals['known_share'], context),
        formatShare(totals['fee_share'], context),
      )}{' '}
      {assumed !== 0 &&
        sprintf(
          /* translators: %s: an amount of money. */
          __('%s of the fees rest on rates that were entered in Settings.', 'tillview'),
          isolateAmount(context.currency.formatAmount(assumed)),
        )}
    </p>
  );
}

type ViewProps = {
  isComparedLater: boolean;
  months: LedgerState['months'];
  source: ReportSource;
  request: ReportRequest;
  stats: RequestStats;
  context: ReportContext;
};

/** The cards, the chart and the table. */
function ProfitView(props: ViewProps) {
  const { months, source, request, stats, context } = props;
  const [first] = profitMetrics;
  const metric = profitMetrics.find(({ key }) => key === request.chart) ?? first;
  const { totals, intervals } = stats.primary.data;
  const { sort } = request;
  const table = useMemo(() => getTable(totals), [totals]);
  const rows = useMemo(() => sortIntervals(intervals, sort), [intervals, sort]);
  return (
    <>
      <div className="tillview-report__metrics">
        <ReportSummary
          metrics={profitMetrics}
          selected={metric.key}
          request={request}
          stats={stats}
          context={context}
          isComparedLater={props.isComparedLater}
        />
        <ReportChart
          report={__('Profit', 'tillview')}
          metric={metric}
          request={request}
          stats={stats}
          context={context}
          onRetry={undefined}
        />
        {totals && <Known totals={totals} context={context} />}
      </div>
      <div className="tillview-report__change">
        <GrossProfitChange {...{ months, source, request, stats, context }} />
      </div>
      <KnownTable
        source={source}
        table={table}
        request={request}
        context={context}
        rows={rows}
        totals={totals ?? undefined}
      />
    </>
  );
}

/** What is left of the sales after costs and fees, computed from the orders in the browser. */
export default function ProfitReport() {
  const page = useProfitPage(getSource);
  const { source, request, shown, context, known, currencies, settings, isKnown } = page;
  const { ofRange, isComplete } = page;
  const { isCostForbidden, unread } = known.state;
  const { months } = currencies;
  const stats = useMemo(
    () => (isKnown ? getProfitStats(months, shown, settings) : null),
    [isKnown, months, shown, settings],
  );
  const hasCosts = useMemo(() => hasKnownCost(known.state.months.values()), [known.state.months]);
  const isEmpty = isKnown && unread.length === 0 && !hasCosts;
  return (
    <div className="tillview-report">
      <PrintHeader dates={request.dates} filters={[currencies.selected]} />
      <ReportFilters source={source} request={request} />
      <AlarmPlace context={context} />
      <LedgerPanel
        known={known}
        context={context}
        part={stats && !isEmpty && !isComplete ? describePart(ofRange, context) : undefined}
      />
      {isCostForbidden && <ForbiddenCosts />}
      {isEmpty && <NoCosts />}
      {stats && !isEmpty && (
        <KnownCurrencies known={known} range={request.primary} context={context} />
      )}
      {stats && <CostCurrency currencies={currencies} />}
      {!stats && !isCostForbidden && known.isPending && (
        <SummaryListPlaceholder
          numberOfItems={profitMetrics.filter((metric) => !('hasCard' in metric)).length}
          isAlwaysOpen
        />
      )}
      {stats && !isEmpty && (
        <ProfitView
          {...{ months, source, stats, context }}
          request={shown}
          isComparedLater={shown.secondary !== request.secondary}
        />
      )}
    </div>
  );
}
