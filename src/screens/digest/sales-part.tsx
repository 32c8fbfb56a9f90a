import { Card, VisuallyHidden } from '@tillview/components';
import { resolveReportRequest } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { CurrencyPlace } from '../../ledger/currencies/currency-place.tsx';
import { EmptyRange } from '../../reporting/sentence/empty-range.tsx';
import { hasNoSales } from '../../reporting/sentence/no-sales.ts';
import { RevenueSentence } from '../../reporting/sentence/revenue-sentence.tsx';
import { isSameFailure } from '../../reporting/request/report-failures.ts';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { useRequestStats } from '../../reporting/request/use-request-stats.ts';
import { findScreen } from '../../screens.ts';
import { findMetric, reportMetrics } from '../reports/all-metrics.ts';
import { RequestError } from '../../shell/request-error.tsx';
import type { RevenuePartProps } from './digest-part-props.ts';
import { describeDates } from './describe-dates.ts';
import { getSalesQuery, type Every } from './digest-ranges.ts';
import { UsualDay } from './usual-day.tsx';
import { Figures } from '../../reporting/figures/figures.tsx';

/** The figures, as the Overview requests them. */
const FIGURES = [
  'revenue/net_revenue',
  'orders/orders_count',
  'orders/avg_order_value',
  'products/items_sold',
];

const describeNoOrders = (every: Every, range: string): string =>
  every === 'day'
    ? /* translators: %s: a day. */
      sprintf(__('No orders on %s.', 'tillview'), range)
    : /* translators: %s: a range of days, such as "Nov 13 - 19, 2026". */
      sprintf(__('No orders in these days: %s.', 'tillview'), range);

/** Sales of a day or of a week: the sentence of Revenue, and the figures of the Overview. */
export function SalesPart({ source, every, today, onRetry }: RevenuePartProps) {
  const query = useMemo(() => getSalesQuery(every, today), [every, today]);
  const request = useMemo(() => resolveReportRequest(source, query), [source, query]);
  const context = useReportContext(request, query, false);
  const stats = useRequestStats(reportMetrics.revenue, request);
  const [message, setMessage] = useState('');
  const { totals } = stats.primary.data;
  const ofStats = stats.primary.isError ? stats.primary.error : undefined;
  const describeError = (error: Error | undefined, subject: string) => (
    <RequestError {...{ error, subject, onRetry }} isAnalytics />
  );
  const label = every === 'day' ? __('Yesterday', 'tillview') : __('Last 7 full days', 'tillview');
  return (
    <Card title={label} description={describeDates(request)}>
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
      {ofStats ? (
        describeError(ofStats, __('the sales', 'tillview'))
      ) : (
        <div className="tillview-report__sentence" aria-busy={stats.state.isRequesting}>
          <p>
            {totals && hasNoSales(totals, reportMetrics.revenue) ? (
              <>
                {describeNoOrders(every, request.dates?.primary.range ?? '')}{' '}
                <EmptyRange path="/analytics/revenue" {...{ context, onRetry }} />
              </>
            ) : (
              <RevenueSentence
                metrics={reportMetrics.revenue}
                {...{ request, stats, context }}
                onText={setMessage}
              />
            )}
          </p>
        </div>
      )}
      {every === 'day' && <UsualDay {...{ request, today, context }} />}
      <CurrencyPlace range={request.primary} context={context} />
      <Figures
        names={FIGURES}
        {...{ findMetric, findScreen, request, context, onRetry }}
        // The same failure is described once.
        failure={(error) =>
          error && ofStats && isSameFailure(error, ofStats)
            ? null
            : describeError(error, __('the figures', 'tillview'))
        }
      />
    </Card>
  );
}
