import { Card, FocusFallback, lazyWithRetry } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState, type ReactNode } from 'react';
import { CurrencyPlace } from '../../ledger/currencies/currency-place.tsx';
import { AlarmPlace } from '../../reporting/alarm/alarm-place.tsx';
import type { ReportDefinition } from '../../reporting/definition/report-definition.ts';
import { ReportFilters } from '../../reporting/page/report-filters.tsx';
import { FirstSteps } from '../../reporting/first-steps/first-steps.tsx';
import { useIsEmptyShop } from '../../reporting/first-steps/use-is-empty-shop.ts';
import { hasNoSales } from '../../reporting/sentence/no-sales.ts';
import { ReportHeader } from '../../reporting/page/report-header.tsx';
import { ReportTable } from '../../reporting/table/report-table.tsx';
import { TableMessageProvider } from '../../reporting/table/table-message.tsx';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import { formatInstant } from '../../shell/parts/format-instant.ts';
import { PageParts } from '../../shell/parts/page-parts.tsx';
import { ScreenPart } from '../../shell/parts/screen-part.tsx';
import { RequestError } from '../../shell/request-error.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { ReportFigures } from './report-figures.tsx';
import { useReportData } from './use-report-data.ts';
import '../../reporting/report.css';

/** Visible only in print, so it is loaded lazily. */
const PrintHead = lazyWithRetry(() => import('./print-head.tsx'));

const IgnoredFilters = lazyWithRetry(() => import('./ignored-filters.tsx'));

function describeAge(receivedAt: number | undefined): string {
  if (receivedAt === undefined) return '';
  return sprintf(
    /* translators: %s: a time of day. */
    __('The data shown is from %s.', 'tillview'),
    formatInstant(receivedAt),
  );
}

/** The endpoints with the amounts of whole orders. */
const OF_ORDERS: readonly string[] = ['revenue', 'orders'];

type Props = {
  report: ReportDefinition;
  onError: (error: unknown, componentStack: string) => void;
};

/**
 * The layout that every report shares: title, filters, summary, chart, table and the parts of the report. Each fails on
 * its own; those that need the same failed request share one message.
 */
export function ReportPage({ report, onError }: Props) {
  const { query } = useUrl();
  const data = useReportData(report);
  const { request, stats, rows, context, shown, failures, chart, instead, onRetry } = data;
  // What the first view does not show is loaded after it, so that it does not delay the chart.
  const isFirstViewLoaded = useIsFirstViewLoaded();
  const { totals } = stats.primary.data;
  const hasNothing = chart !== undefined && totals !== null && hasNoSales(totals, report.metrics);
  const isEmptyShop = useIsEmptyShop(isFirstViewLoaded && hasNothing);
  const [message, setMessage] = useState('');
  const [conversion, setConversion] = useState('');
  const boundary = { resetKey: query, onError };
  const part = (name: string, children: ReactNode) => (
    <ScreenPart name={name} {...boundary}>
      {children}
    </ScreenPart>
  );
  const parts = {
    parts: report.parts ?? [],
    of: { ...data, report, selected: chart?.key },
    ...boundary,
  };
  return (
    <div className="tillview-report">
      <ReportHeader
        title={report.title()}
        heading={data.heading}
        request={request}
        receivedAt={shown.stats.state.receivedAt}
        isRefreshing={data.isStale || stats.state.isRefreshing}
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
        <ReportFilters source={report.source} request={request} heading={data.heading} />,
      )}
      {data.ignored.length > 0 && <IgnoredFilters filters={data.ignored} />}
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
        {part(__('Alarm', 'tillview'), <AlarmPlace context={context} />)}
        {report.metrics.some(({ type }) => type === 'currency') &&
          !instead &&
          part(
            __('Currencies', 'tillview'),
            <CurrencyPlace range={request.primary} context={context} onConverted={setConversion} />,
          )}
        {instead && (
          <Card>
            <RequestError error={instead} onRetry={onRetry} />
          </Card>
        )}
        {isEmptyShop && <FirstSteps context={context} />}
        {chart && !instead && !isEmptyShop && request.scope !== 'empty' && (
          <ReportFigures
            {...{ report, data, chart, parts, part }}
            // Only these amounts are those of whole orders, which plugins convert.
            conversion={OF_ORDERS.includes(request.stats.endpoint) ? conversion : ''}
            onText={setMessage}
          />
        )}
        {!failures.whole &&
          !isEmptyShop &&
          part(
            __('Table', 'tillview'),
            <TableMessageProvider key={data.table.columnsOf}>
              <ReportTable
                source={report.source}
                table={data.table}
                {...{ request, context, onRetry }}
                data={rows}
                totals={stats.primary.data.totals}
                totalsError={!chart && failures.stats !== undefined}
                hasSummary={report.sentence !== undefined}
              />
            </TableMessageProvider>,
          )}
        {!instead && !isEmptyShop && <PageParts place="end" {...parts} />}
      </FocusFallback>
    </div>
  );
}
