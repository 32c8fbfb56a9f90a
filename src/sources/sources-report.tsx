import {
  resolveReportRequest,
  type LedgerDimension,
  type LedgerGroup,
  type ReportRequest,
  type ReportRow,
} from '@tillview/data';
import type { Query } from '@tillview/navigation';
import { getQueryText } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { ReportChart } from '../analytics/report-page/chart/report-chart.tsx';
import PrintLines from '../analytics/report-page/page/print-lines.tsx';
import { ReportFilters } from '../analytics/report-page/page/report-filters.tsx';
import { ReportSummary } from '../analytics/report-page/page/report-summary.tsx';
import { useReportContext } from '../analytics/report-page/page/use-report-context.ts';
import { defineTable, type ReportContext } from '../analytics/report-page/report-definition.ts';
import { LedgerPanel } from '../ledger/ledger-panel.tsx';
import { LedgerTable } from '../ledger/ledger-table.tsx';
import { getMissingMonths, useLedger } from '../ledger/use-ledger.ts';
import { useUrl } from '../shell/use-url.ts';
import { getColumns, getGroupName } from './columns.ts';
import { metrics } from './metrics.ts';
import { GROUP_PARAM, source } from './sources-source.ts';
import {
  groupRanges,
  MAX_CHARTED,
  sortGroups,
  toStats,
  toTotals,
  type SourcesData,
} from './sources-stats.ts';
import '../analytics/report-page/page/report-page.css';

const titles: Readonly<Record<LedgerDimension, () => string>> = {
  origins: () => __('Sources', 'tillview'),
  countries: () => __('Countries', 'tillview'),
};

const getDimension = (query: Query): LedgerDimension =>
  getQueryText(query, GROUP_PARAM) === 'country' ? 'countries' : 'origins';

type ViewProps = {
  data: SourcesData;
  by: LedgerDimension;
  request: ReportRequest;
  context: ReportContext;
};

/** The groups of a page, sorted, with their totals. */
function SourcesTable({ data, by, request, context }: ViewProps) {
  const { primary, secondary } = data;
  const { sort, page, pageSize, dates } = request;
  const label = dates?.secondary?.label;
  const table = useMemo(
    () =>
      defineTable<LedgerGroup>({
        title: titles[by],
        columns: getColumns(
          by,
          secondary && label !== undefined
            ? {
                label,
                groups: new Map(secondary.groups.map((group) => [group.name, group])),
                total: secondary.total,
              }
            : undefined,
        ),
        rowKey: ({ name }) => name,
        columnsOf: 'sources',
      }),
    [by, secondary, label],
  );
  const rows = useMemo(
    () =>
      sortGroups(primary.groups, sort, (group) => getGroupName(group, by)) as readonly ReportRow[],
    [primary, sort, by],
  );
  return (
    <LedgerTable
      source={source}
      table={table}
      fileTitle={titles[by]()}
      request={request}
      context={context}
      rows={rows.slice((page - 1) * pageSize, page * pageSize)}
      totalRows={rows.length}
      totals={toTotals(primary.total)}
      readAll={() => Promise.resolve(rows)}
      sortKeys={source.sortKeys ?? []}
      emptyMessage={__('No data to display', 'tillview')}
      notes={null}
    />
  );
}

/** The cards, the chart and the table of groups whose orders are all read. */
function SourcesView(props: ViewProps & { months: Parameters<typeof toStats>[1]['months'] }) {
  const { months, data, by, request, context } = props;
  const metric = metrics.find(({ key }) => key === request.chart) ?? metrics[1];
  const stats = useMemo(
    () =>
      toStats(data, {
        months,
        request,
        by,
        metric: metric.key,
        nameOf: (group) => getGroupName(group, by),
      }),
    [data, months, by, metric, request],
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
          report={titles[by]()}
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
      <SourcesTable {...{ data, by, request, context }} />
    </>
  );
}

/** Where orders come from: orders and net sales by source or country. */
export default function SourcesReport() {
  const { query } = useUrl();
  const request = useMemo(() => resolveReportRequest(source, query), [query]);
  const context = useReportContext(request, query, false);
  const { ledger, state, check } = useLedger();
  const by = getDimension(query);
  const { primary, secondary } = request;
  const { months } = state;
  const isKnown =
    state.expected !== undefined &&
    [primary, secondary].every((range) => !range || getMissingMonths(state, range).length === 0);
  const data = useMemo(
    () => (isKnown ? groupRanges(months, { primary, secondary }, by) : null),
    [isKnown, months, primary, secondary, by],
  );
  return (
    <div className="tillview-report tillview-sources">
      <div className="tillview-report__print">
        <PrintLines
          dates={request.dates}
          filters={by === 'countries' ? [__('By country', 'tillview')] : []}
        />
      </div>
      <ReportFilters source={source} request={request} />
      <LedgerPanel ledger={ledger} state={state} check={check} context={context} />
      {data && <SourcesView {...{ data, by, request, context, months }} />}
    </div>
  );
}
