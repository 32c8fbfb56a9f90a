import type { ChartEstimate as Estimate, ChartGoal as Goal, ChartMark } from '@tillview/components';
import type { AnyTotals, ReportRequest } from '@tillview/data';
import { useContext, useLayoutEffect, useMemo, useState } from 'react';
import { ShopDayContext } from '../../host/shop-day.ts';
import { useDayNotes } from '../../shell/day-notes/use-day-notes.ts';
import { ChartEstimate, getChartedUnit } from '../estimate/chart-estimate.tsx';
import { getPeriodEnd } from '../estimate/period-history.ts';
import type { Metric } from '../definition/metric.ts';
import { ChartGoal } from './chart-goal.tsx';
import { CouponDays } from './coupon-days.tsx';
import { getGoalMetric } from './goal-of-chart.ts';
import { UnusualDays } from './unusual-days.tsx';

/** What a chart shows with its values. */
export type Additions = {
  estimate?: Estimate | undefined;
  goal?: Goal | undefined;
  marks?: readonly ChartMark[];
};

type Props = {
  metric: Metric;
  request: ReportRequest;
  /** The totals of the range. */
  totals: AnyTotals | null;
  formatNumber: (value: number) => string;
  /** Called with what there is, and without anything when the chart changes. */
  onChange: (additions: Additions) => void;
};

/** Reads what is shown with the values of a chart: estimate, goal, and marked days. Renders nothing. */
export default function ChartAdditions({ metric, request, totals, formatNumber, onChange }: Props) {
  const today = useContext(ShopDayContext);
  const { own, shared } = useDayNotes();
  const [estimate, setEstimate] = useState<Estimate>();
  const [goal, setGoal] = useState<Goal>();
  const [unusual, setUnusual] = useState<readonly ChartMark[]>();
  const [coupons, setCoupons] = useState<readonly ChartMark[]>();
  const { primary } = request;
  const unit = getChartedUnit(request);
  const ofAll = getGoalMetric(metric, request);
  const from = primary?.after.slice(0, 10);
  // The estimate goes on to the end of the period.
  const to = estimate && unit ? getPeriodEnd(today, unit) : primary?.before.slice(0, 10);
  const marks = useMemo(
    () =>
      [
        ...[...own, ...shared].map((note) => ({ ...note, kind: 'note' as const })),
        ...(unusual ?? []),
        ...(coupons ?? []),
      ]
        .filter(({ date }) => from !== undefined && to !== undefined && date >= from && date <= to)
        .toSorted((a, b) => a.date.localeCompare(b.date)),
    [own, shared, unusual, coupons, from, to],
  );
  // Before the browser paints: an estimate must not be shown with the data of another interval.
  useLayoutEffect(() => {
    onChange({ estimate, goal, marks });
    return () => onChange({});
  }, [estimate, goal, marks, onChange]);
  return (
    <>
      {metric.key === 'net_revenue' && <ChartEstimate request={request} onEstimate={setEstimate} />}
      {ofAll && (
        <>
          <ChartGoal {...{ metric: ofAll, request, today }} onGoal={setGoal} />
          <UnusualDays
            {...{ metric: ofAll, request, totals, today, formatNumber }}
            onMarks={setUnusual}
          />
        </>
      )}
      <CouponDays onMarks={setCoupons} />
    </>
  );
}
