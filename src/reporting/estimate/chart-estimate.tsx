import type { ChartEstimate as Estimate } from '@tillview/components';
import type { ReportRequest } from '@tillview/data';
import { useContext, useLayoutEffect, useMemo } from 'react';
import { ShopDayContext } from '../../host/shop-day.ts';
import { getChartEstimate } from './get-chart-estimate.ts';
import { getEstimatedUnit } from './estimated-unit.ts';
import { getHistory, type EstimatedUnit } from './period-history.ts';
import { useHistory } from './use-history.ts';

type Props = {
  /** The request of a chart of net sales. */
  request: ReportRequest;
  /** Called with the estimate, and with undefined when there is none any more. */
  onEstimate: (estimate: Estimate | undefined) => void;
};

/** The period of a chart of Revenue to date; undefined for other ranges, and for net sales in other reports. */
export function getChartedUnit(request: ReportRequest): EstimatedUnit | undefined {
  const { stats, chartMode } = request;
  const isOfRevenue = stats?.endpoint === 'revenue' && chartMode === 'time-comparison';
  return isOfRevenue ? getEstimatedUnit(request) : undefined;
}

/** Makes the estimate of a chart of net sales, if it is one that is estimated. Renders nothing. */
export function ChartEstimate({ request, onEstimate }: Props) {
  const unit = getChartedUnit(request);
  return unit ? <MadeEstimate {...{ unit, request, onEstimate }} /> : null;
}

/** Reads the history that the estimate in words requests, too: a failure is shown there. */
function MadeEstimate({ unit, request, onEstimate }: Props & { unit: EstimatedUnit }) {
  const today = useContext(ShopDayContext);
  const { data, totals, isKnown } = useHistory(request, today);
  const { interval } = request;
  const estimate = useMemo(() => {
    const days = isKnown ? getHistory(data, { unit, today, totals }) : undefined;
    return days && getChartEstimate(days, interval, today);
  }, [isKnown, data, totals, unit, today, interval]);
  // Before the browser paints: an estimate must not be shown with the data of another interval.
  useLayoutEffect(() => {
    onEstimate(estimate);
    return () => onEstimate(undefined);
  }, [estimate, onEstimate]);
  return null;
}
