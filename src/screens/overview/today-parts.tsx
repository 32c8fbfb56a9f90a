import { resolveReportRequest, type ReportSource } from '@tillview/data';
import { useMemo } from 'react';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { getEstimatedUnit } from '../../reporting/estimate/estimated-unit.ts';
import PeriodEstimate from '../../reporting/estimate/period-estimate.tsx';
import { useMayRequestMore } from '../../shell/first-view.ts';
import { getChartRequest, type OverviewRequest } from './overview-request.ts';
import { ToDo } from './to-do.tsx';
import { TodayFigures } from './today-figures.tsx';
import { TodayStatus } from './today-status.tsx';
import { MONTH } from './today.ts';
import { useNewestOrder } from './use-newest-order.ts';
import { useToday } from './use-today.ts';

type Props = {
  /** The source of Revenue. */
  source: ReportSource;
  request: OverviewRequest;
  context: ReportContext;
  onRetry: () => void;
};

/** The parts of the card Today, each with its own states: status, figures, goal of the month, and what is to do. */
export default function TodayParts({ source, request, context, onRetry }: Props) {
  const page = useMemo(() => getChartRequest(source, request), [source, request]);
  const today = useToday(source, page);
  // Not in a slow store: an estimate is requested only on request.
  const hasEstimate = useMayRequestMore();
  // The reports have no orders that wait for payment.
  const made = useNewestOrder(today.until);
  const month = useMemo(
    () =>
      getEstimatedUnit(request.range) === 'month'
        ? page
        : {
            ...resolveReportRequest(source, MONTH),
            filters: request.range.filters,
            secondary: null,
          },
    [source, request, page],
  );
  return (
    <>
      <TodayStatus {...{ made, context }} at={today.lastAt} />
      <div className="tillview-today__cells">
        <TodayFigures {...{ today, context, onRetry }} />
        <div className="tillview-today__cell">
          {hasEstimate && <PeriodEstimate unit="month" request={month} {...{ context, onRetry }} />}
        </div>
        <ToDo context={context} range={request.range.primary} />
      </div>
    </>
  );
}
