import { Card, FocusFallback, lazyWithRetry } from '@tillview/components';
import { getPickers, useFreshReports, usePreviousData } from '@tillview/data';
import { getIgnoredFilters } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useState, type ReactNode } from 'react';
import { useOnline } from '../../host/use-online.ts';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { getFoundVariant, useReportRequest } from './use-report-request.ts';
import { formatInstant } from '../../shell/parts/format-instant.ts';
import { useHeadingLabels } from '../../reporting/page/heading-labels.ts';
import { ReportChart } from '../../reporting/chart/report-chart.tsx';
import { hasChart } from '../../reporting/definition/metric.ts';
import type { ReportDefinition } from '../../reporting/definition/report-definition.ts';
import { OrderHoursCard } from '../../reporting/order-hours/order-hours-part.tsx';
import { getReportFailures } from '../../reporting/request/report-failures.ts';
import { ReportFilters } from '../../reporting/page/report-filters.tsx';
import { ReportHeader } from '../../reporting/page/report-header.tsx';
import { ReportSummary } from '../../reporting/page/report-summary.tsx';
import { EstimateLine } from '../../reporting/estimate/estimate-line.tsx';
import { SilenceLine } from './silence-line.tsx';
import { ReportTable } from '../../reporting/table/report-table.tsx';
import { TableMessageProvider } from '../../reporting/table/table-message.tsx';
import { useNamedContext } from '../../reporting/request/row-names.ts';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { useReportRows } from '../../reporting/request/use-report-rows.ts';
import { useRequestStats } from '../../reporting/request/use-request-stats.ts';
import { useStaleInterval } from './use-stale-interval.ts';
import { useRetry } from './use-retry.ts';
import '../../reporting/report.css';

/** Visible only in print, so it is loaded lazily. */
const PrintHead = lazyWithRetry(() => import('./print-head.tsx'), {
  placeholder: () => null,
  failure: () => __('Range and date could not be loaded.', 'tillview'),
});

const RangeNotes = lazyWithRetry(() => import('../../reporting/page/range-notes.tsx'), {
  placeholder: () => <div className="tillview-report__notes" aria-busy="true" />,
  failure: () => __('The notes about the range could not be loaded.', 'tillview'),
});

const IgnoredFilters = lazyWithRetry(() => import('./ignored-filters.tsx'), {
  placeholder: () => null,
  failure: () => __('The notes about the filters could not be loaded.', 'tillview'),
});

const RevenueDifference = lazyWithRetry(
  () => import('../../reporting/revenue-difference/revenue-difference.tsx'),
  {
    placeholder: () => null,
    failure: () => __('The comparison with Revenue could not be loaded.', 'tillview'),
  },
);

/** Small until the user scrolls to it or opens it. */
const WhatChanged = lazyWithRetry(() => import('../../reporting/what-changed/what-changed.tsx'), {
  placeholder: () => <div aria-busy="true" />,
  failure: () => __('What changed could not be loaded.', 'tillview'),
});

type Props = {
  report: ReportDefinition;
  onError: (error: unknown, componentStack: string) => void;
};

/** Loaded in parallel with the stats. Its space is reserved from the start. */
const ReportSentence = lazyWithRetry(() => import('../../reporting/sentence/report-sentence.tsx'), {
  placeholder: () => null,
  failure: () => __('The summary could not be loaded.', 'tillview'),
});

function describeAge(receivedAt: number | undefined): string {
  if (receivedAt === undefined) return '';
  return sprintf(
    /* translators: %s: a time of day. */
    __('The data shown is from %s.', 'tillview'),
    formatInstant(receivedAt),
  );
}

/**
 * The layout that every report shares: title, filters, summary, chart and table. Each part fails on its own; parts that
 * need the same failed request share one message.
 */
export function ReportPage({ report, onError }: Props) {
  const { query } = useUrl();
  const request = useReportRequest(report, query);
  useStaleInterval(request);
  const table = report.tables[request.variant ?? 'default'] ?? report.tables.default;
  const heading = useHeadingLabels(report.headings?.[request.variant ?? ''], query);
  const unnamed = useReportContext(request, query, table.hasCategories ?? false);
  const stats = useRequestStats(report.metrics, request, unnamed);
  const rows = useReportRows(request, !stats.state.isRequesting);
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
  const onRetry = useRetry(report.source, request);
  useOnline(failures.isOffline, onRetry);
  useFreshReports(query);
  // What the first view does not show is loaded after it, so that it does not delay the chart.
  const isFirstViewLoaded = useIsFirstViewLoaded();

  const ignored = useMemo(
    () =>
      getIgnoredFilters(
        query,
        getPickers(report.source, request.isOfType),
        report.source.advancedFilters?.().filters,
      ),
    [query, report.source, request.isOfType],
  );

  const [message, setMessage] = useState('');
  const { metrics, sentence } = report;
  const Extra =
    report.extras?.[shown.request.variant ?? getFoundVariant(report.source, shown.request)];
  const charts = metrics.filter(hasChart);
  const { dates, offeredInterval } = request;
  const hasNotes = dates?.cut || dates?.corrections.length || offeredInterval;
  const findChart = (chartKey: string | undefined) => charts.find(({ key }) => key === chartKey);
  const chart = findChart(request.chart) ?? findChart(report.defaultChart) ?? charts[0];
  const part = (name: string, children: ReactNode) => (
    <FocusFallback>
      <ErrorBoundary name={name} resetKey={query} onError={onError}>
        {children}
      </ErrorBoundary>
    </FocusFallback>
  );

  // Without a chart, the stats are needed only for the totals row, which shows their error.
  const instead = failures.whole ?? (chart && failures.stats);

  return (
    <div className="tillview-report">
      <ReportHeader
        title={report.title()}
        heading={heading}
        receivedAt={shown.stats.state.receivedAt}
        isRefreshing={isStale || stats.state.isRefreshing}
        message={message}
      />
      <div className="tillview-report__print">
        {isFirstViewLoaded && (
          <PrintHead
            key={JSON.stringify(query)}
            source={report.source}
            {...{ request, rows, context }}
          />
        )}
      </div>
      {part(
        __('Filters', 'tillview'),
        <ReportFilters source={report.source} request={request} heading={heading} />,
      )}
      {ignored.length > 0 && <IgnoredFilters filters={ignored} />}
      {/* Receives the focus when a clicked Retry button is removed. */}
      <FocusFallback className="tillview-report__content">
        {failures.refresh && (
          <RequestError
            isInline
            error={failures.refresh}
            title={__('The figures could not be refreshed.', 'tillview')}
            note={describeAge(stats.state.receivedAt ?? rows.receivedAt)}
            onRetry={onRetry}
          />
        )}
        {report.hasSilence &&
          !failures.whole &&
          part(__('Alarm', 'tillview'), <SilenceLine context={context} />)}
        {instead && (
          <Card>
            <RequestError error={instead} onRetry={onRetry} />
          </Card>
        )}
        {chart && !instead && sentence && (
          <div className="tillview-report__sentence">
            {part(
              __('Summary', 'tillview'),
              <p>
                <ReportSentence
                  sentence={sentence}
                  metric={chart}
                  request={request}
                  stats={stats}
                  context={context}
                  listed={request.rows.from === 'list' ? rows.items.totalResults : undefined}
                  onText={setMessage}
                />
              </p>,
            )}
          </div>
        )}
        {chart && !instead && (
          <div
            className={`tillview-report__metrics${isStale ? ' is-stale' : ''}`}
            aria-busy={isStale}
          >
            {part(
              __('Summary', 'tillview'),
              <ReportSummary
                metrics={metrics}
                selected={chart.key}
                request={shown.request}
                stats={shown.stats}
                context={context}
              />,
            )}
            {report.revenueCounterpart &&
              shown.stats.primary.data.totals &&
              part(
                __('Comparison with Revenue', 'tillview'),
                <RevenueDifference
                  counterpart={report.revenueCounterpart}
                  request={shown.request}
                  totals={shown.stats.primary.data.totals}
                  context={context}
                />,
              )}
            {Extra &&
              shown.stats.primary.data.totals &&
              part(__('Details', 'tillview'), <Extra request={shown.request} context={context} />)}
            <div className="tillview-report__range">
              {report.hasEstimate &&
                part(
                  __('Estimate', 'tillview'),
                  <EstimateLine request={request} context={context} onRetry={onRetry} />,
                )}
              {request.dates && hasNotes && <RangeNotes dates={request.dates} request={request} />}
            </div>
            {part(
              __('Chart', 'tillview'),
              <ReportChart
                report={report.title()}
                metric={chart}
                request={shown.request}
                stats={shown.stats}
                context={context}
                isStale={isStale}
                onRetry={failures.isComparisonAlone ? onRetry : undefined}
              />,
            )}
          </div>
        )}
        {chart && !instead && report.explains && shown.request.secondary && (
          <div className="tillview-report__change">
            {part(
              __('What changed', 'tillview'),
              isFirstViewLoaded ? (
                <WhatChanged
                  report={report}
                  selected={chart.key}
                  request={shown.request}
                  stats={shown.stats}
                  context={context}
                  onRetry={onRetry}
                />
              ) : (
                <div className="is-later" />
              ),
            )}
          </div>
        )}
        {!failures.whole &&
          part(
            __('Table', 'tillview'),
            <TableMessageProvider key={table.columnsOf}>
              <ReportTable
                source={report.source}
                table={table}
                request={request}
                data={rows}
                totals={stats.primary.data.totals}
                totalsError={!chart && failures.stats !== undefined}
                hasSummary={sentence !== undefined}
                context={context}
                onRetry={onRetry}
              />
            </TableMessageProvider>,
          )}
        {report.hasOrderHours &&
          !instead &&
          part(
            __('Orders by weekday and hour', 'tillview'),
            <OrderHoursCard request={shown.request} context={context} />,
          )}
      </FocusFallback>
    </div>
  );
}
