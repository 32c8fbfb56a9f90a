import { lazyWithRetry } from '@tillview/components';
import type { ReportRequest } from '@tillview/data';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import type { ReportContext } from '../definition/report-definition.ts';

const PeriodEstimate = lazyWithRetry(() => import('../estimate/period-estimate.tsx'));

type Props = {
  /** The request of Revenue. */
  request: ReportRequest;
  context: ReportContext;
  onRetry: () => void;
};

/** The running month, quarter or year of a range, which has an estimate; undefined for other ranges. */
export function getEstimatedUnit({ dates }: Pick<ReportRequest, 'dates'>) {
  const unit = dates?.params.period;
  return unit === 'month' || unit === 'quarter' || unit === 'year' ? unit : undefined;
}

/** What the running month, quarter or year will bring. Its space is reserved; it is loaded after the first view. */
export function EstimateLine({ request, context, onRetry }: Props) {
  const isLater = useIsFirstViewLoaded();
  const unit = getEstimatedUnit(request);
  if (!unit) return null;
  return (
    <div className="tillview-report__notes tillview-report__estimate">
      {isLater && <PeriodEstimate {...{ unit, request, context, onRetry }} />}
    </div>
  );
}
