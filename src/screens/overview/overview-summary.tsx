import type { ReportSource } from '@tillview/data';
import { useMemo } from 'react';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { useRequestStats } from '../../reporting/request/use-request-stats.ts';
import { getEstimatedUnit } from '../../reporting/estimate/estimated-unit.ts';
import { EstimateLine } from '../../reporting/estimate/estimate-line.tsx';
import { reportMetrics } from '../reports/all-metrics.ts';
import { hasNoSales } from '../../reporting/sentence/no-sales.ts';
import { getChartRequest, type OverviewRequest } from './overview-request.ts';
import { RevenueSentence } from '../../reporting/sentence/revenue-sentence.tsx';
import RangeNotes from '../../reporting/page/range-notes.tsx';
import { EmptyRange } from '../../reporting/sentence/empty-range.tsx';
import { LargestChanges } from './largest-changes.tsx';

const EXPLAINS = { metric: 'net_revenue' } as const;

type Props = {
  /** The source of Revenue. */
  source: ReportSource;
  request: OverviewRequest;
  context: ReportContext;
  /** Called with the sentence as text, for screen readers. */
  onText: (text: string) => void;
  onRetry: () => void;
};

/** The range in a sentence, and notes about the range. The card Today has the estimate of the month. */
export default function OverviewSummary({ source, request, context, onText, onRetry }: Props) {
  const isLater = useIsFirstViewLoaded();
  const ofRevenue = useMemo(() => getChartRequest(source, request), [source, request]);
  const stats = useRequestStats(reportMetrics.revenue, ofRevenue);
  const { primary, secondary, state } = stats;
  const { dates, offeredInterval } = ofRevenue;
  const { totals } = primary.data;
  const isKnown = !state.isRequesting && !primary.isError && totals;
  const isEmpty = isKnown && hasNoSales(totals, reportMetrics.revenue);
  const total =
    isKnown && ofRevenue.secondary && !secondary.isError
      ? { now: totals.net_revenue ?? 0, before: secondary.data.totals?.net_revenue ?? 0 }
      : undefined;
  const hasNotes = dates?.cut || dates?.corrections.length || offeredInterval;
  return (
    <>
      <div className="tillview-report__sentence">
        <p>
          <RevenueSentence
            metrics={reportMetrics.revenue}
            request={ofRevenue}
            stats={stats}
            // The tiles link to the reports.
            hasLinks={false}
            context={context}
            onText={onText}
          />
        </p>
      </div>
      <div className="tillview-overview__notes">
        <div className="tillview-overview__reasons">
          {isLater && isEmpty && (
            <EmptyRange path="/analytics/overview" {...{ context, onRetry }} />
          )}
          {isLater && total && !isEmpty && (
            <LargestChanges
              explains={EXPLAINS}
              source={source}
              request={ofRevenue}
              context={context}
              total={total}
            />
          )}
        </div>
        {getEstimatedUnit(ofRevenue) !== 'month' && (
          <EstimateLine request={ofRevenue} context={context} onRetry={onRetry} />
        )}
        {dates && hasNotes && <RangeNotes dates={dates} request={ofRevenue} />}
      </div>
    </>
  );
}
