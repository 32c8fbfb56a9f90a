import { Card, Placeholder } from '@tillview/components';
import { resolveReportRequest, type ReportRequest } from '@tillview/data';
import { formatIntervalLabel } from '@tillview/date';
import type { Query } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { CurrencyPlace } from '../../ledger/currencies/currency-place.tsx';
import { RevenueSentence } from '../../reporting/sentence/revenue-sentence.tsx';
import PeriodEstimate from '../../reporting/estimate/period-estimate.tsx';
import { useHistory } from '../../reporting/estimate/use-history.ts';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { useRequestStats } from '../../reporting/request/use-request-stats.ts';
import { reportMetrics } from '../reports/all-metrics.ts';
import { RequestError } from '../../shell/request-error.tsx';
import type { RevenuePartProps } from './digest-part-props.ts';
import { describeDates } from './describe-dates.ts';
import { getMonthQuery } from './digest-ranges.ts';

/** What the parts of the card need. */
type MonthProps = {
  /** The request of the month to date, and its query. */
  request: ReportRequest;
  query: Query;
  onRetry: () => void;
};

const ignoreText = () => undefined;

/** The month to date in a sentence. */
function MonthSentence({ request, query, onRetry }: MonthProps) {
  const context = useReportContext(request, query, false);
  const stats = useRequestStats(reportMetrics.revenue, request);
  const { isError, error } = stats.primary;
  if (isError)
    return (
      <RequestError
        error={error}
        subject={__('the sales', 'tillview')}
        isAnalytics
        isInline
        onRetry={onRetry}
      />
    );
  return (
    <>
      <div className="tillview-report__sentence" aria-busy={stats.state.isRequesting}>
        <p>
          <RevenueSentence
            metrics={reportMetrics.revenue}
            {...{ request, stats, context }}
            onText={ignoreText}
          />
        </p>
      </div>
      <CurrencyPlace range={request.primary} context={context} />
    </>
  );
}

/** The estimate of the month and its goals, or why there is no estimate. */
function MonthEstimate({
  request,
  query,
  today,
  onRetry,
}: MonthProps & Pick<RevenuePartProps, 'today'>) {
  const context = useReportContext(request, query, false);
  const { isKnown, withheld, isError, error } = useHistory(request, today);
  const isReady = isKnown || withheld !== undefined;
  if (isError)
    return (
      <RequestError
        error={error}
        subject={__('the estimate', 'tillview')}
        isAnalytics
        isInline
        onRetry={onRetry}
      />
    );
  return (
    <div className="tillview-digest__estimate" aria-busy={!isReady}>
      {!isReady && <Placeholder width="24em" height="1em" />}
      <PeriodEstimate unit="month" {...{ request, context, onRetry }} />
    </div>
  );
}

/** The running month: up to now against last year, the estimate of its end, and its goals. */
export function MonthPart({ source, today, onRetry }: RevenuePartProps) {
  const month = useMemo(() => {
    const query = getMonthQuery(today);
    return { query, request: resolveReportRequest(source, query) };
  }, [source, today]);
  return (
    <Card
      title={formatIntervalLabel('month', `${today} 00:00:00`, { style: 'table' })}
      description={describeDates(month.request)}
    >
      <MonthSentence {...month} onRetry={onRetry} />
      <MonthEstimate {...month} {...{ today, onRetry }} />
    </Card>
  );
}
