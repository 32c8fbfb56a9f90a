import { lazyWithRetry } from '@tillview/components';
import type { ReportRequest } from '@tillview/data';
import { useMayRequestMore } from '../../shell/first-view.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { getEstimatedUnit } from './estimated-unit.ts';

const PeriodEstimate = lazyWithRetry(() => import('../estimate/period-estimate.tsx'));

type Props = {
  /** The request of Revenue. */
  request: ReportRequest;
  context: ReportContext;
  onRetry: () => void;
};

/** What the running month, quarter or year will bring. Its space is reserved; it is loaded after the first view. */
export function EstimateLine({ request, context, onRetry }: Props) {
  const isLater = useMayRequestMore();
  const unit = getEstimatedUnit(request);
  if (!unit) return null;
  return (
    <div className="tillview-report__notes tillview-report__estimate" data-later>
      {isLater && <PeriodEstimate {...{ unit, request, context, onRetry }} />}
    </div>
  );
}
