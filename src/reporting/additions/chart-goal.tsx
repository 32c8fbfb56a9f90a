import type { ChartGoal as Goal } from '@tillview/components';
import type { ReportRequest, SharedGoal } from '@tillview/data';
import { useLayoutEffect, useMemo } from 'react';
import { getPeriodEnd } from '../estimate/period-history.ts';
import { findGoal, type GoalMetric } from '../goals/read-goals.ts';
import { useGoalTarget } from '../goals/use-goal-target.ts';
import { useGoals } from '../goals/use-goals.ts';

type Props = {
  metric: GoalMetric;
  request: ReportRequest;
  today: string;
  /** Called with the goal, and with undefined when there is none any more. */
  onGoal: (goal: Goal | undefined) => void;
};

/** The goal of a chart of a month or year to date. Renders nothing; the words below the title name a failure. */
export function ChartGoal({ metric, request, ...props }: Props) {
  const unit = request.dates?.params.period;
  return unit === 'month' || unit === 'year' ? (
    <GoalOfUnit {...{ metric, request, unit }} {...props} />
  ) : null;
}

type UnitProps = Props & { unit: SharedGoal['unit'] };

function GoalOfUnit({ metric, unit, ...props }: UnitProps) {
  const goal = findGoal(useGoals(unit).goals, { metric, unit });
  return goal ? <KnownGoal goal={goal} {...props} /> : null;
}

function KnownGoal({
  goal,
  request,
  today,
  onGoal,
}: Omit<UnitProps, 'metric' | 'unit'> & { goal: SharedGoal }) {
  const { target } = useGoalTarget(goal, request, today);
  const { unit } = goal;
  const shown = useMemo((): Goal | undefined => {
    if (target === undefined) return undefined;
    const lastDay = getPeriodEnd(today, unit);
    const first = `${today.slice(0, unit === 'year' ? 4 : 7)}${unit === 'year' ? '-01-01' : '-01'}`;
    const days = (Date.parse(lastDay) - Date.parse(first)) / 86_400_000 + 1;
    return { perDay: target / days, lastDay };
  }, [target, today, unit]);
  useLayoutEffect(() => {
    onGoal(shown);
    return () => onGoal(undefined);
  }, [shown, onGoal]);
  return null;
}
