import { Button } from '@tillview/components';
import { RestError, type ReportRequest } from '@tillview/data';
import { formatIntervalLabel } from '@tillview/date';
import { estimatePeriod, MIN_HISTORY } from '@tillview/statistics';
import { __ } from '@wordpress/i18n';
import { useCallback, useContext, useMemo } from 'react';
import { ShopDayContext } from '../../host/shop-day.ts';
import { GoalLine } from '../goals/goal-line.tsx';
import type { GoalMetric } from '../goals/read-goals.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { describeEstimate, describeWithheld } from './describe-estimate.ts';
import { getHistory, type EstimatedUnit } from './period-history.ts';
import { useHistory } from './use-history.ts';
import './period-estimate.css';

type Props = {
  unit: EstimatedUnit;
  /** The request of Revenue. */
  request: ReportRequest;
  context: ReportContext;
  onRetry: () => void;
};

const isForbidden = (error: unknown): boolean =>
  error instanceof RestError && (error.status === 401 || error.status === 403);

/**
 * The estimate of the running period's net sales, in words, and the goals of month and year. Five requests, which month, quarter and year share. Renders
 * nothing if the store forbids them.
 */
export default function PeriodEstimate({ unit, request, context, onRetry }: Props) {
  const today = useContext(ShopDayContext);
  const { data, totals, isKnown, withheld, isError, error } = useHistory(request, today);
  const estimate = useCallback(
    (metric: GoalMetric) => {
      const days = isKnown ? getHistory(data, { unit, today, totals, metric }) : undefined;
      if (days) return estimatePeriod(days);
      // A shop whose first order is today's.
      return isKnown ? ({ is: 'too-short', days: 0, needed: MIN_HISTORY } as const) : undefined;
    },
    [isKnown, data, totals, unit, today],
  );
  const made = useMemo(() => estimate('net_revenue'), [estimate]);
  const label = formatIntervalLabel(unit, `${today} 00:00:00`, { style: 'table' });
  const described =
    withheld === undefined
      ? made && describeEstimate(made, unit, label, context)
      : { text: describeWithheld(label), tests: '' };
  const isForbiddenToUser = isError && isForbidden(error);
  return (
    <>
      {isError && !isForbiddenToUser && (
        <span>
          {__('The estimate could not be loaded.', 'tillview')}{' '}
          <Button variant="link" onClick={onRetry}>
            {__('Retry', 'tillview')}
          </Button>
        </span>
      )}
      {described && (
        <>
          <strong>{described.text}</strong> {described.tests && <span>{described.tests}</span>}
        </>
      )}
      {unit !== 'quarter' && !isForbiddenToUser && (described || isError) && (
        <GoalLine
          unit={unit}
          request={request}
          estimate={estimate}
          today={today}
          context={context}
          onRetry={onRetry}
        />
      )}
    </>
  );
}
