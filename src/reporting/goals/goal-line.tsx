import { Button, Dropdown } from '@tillview/components';
import { getRequestStats, reportsStore, type ReportRequest, type SharedGoal } from '@tillview/data';
import {
  getDaysLeft,
  getGoalPercent,
  getNeededPerDay,
  type PeriodEstimate,
} from '@tillview/statistics';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { formatRough } from '../definition/format-rough.ts';
import { readValue } from '../definition/metric-values.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { describeNeeded, describeProgress } from './describe-progress.ts';
import type { GoalMetric } from './read-goals.ts';
import { formatGoal } from './format-goal.ts';
import { useGoalTarget } from './use-goal-target.ts';
import { useGoals } from './use-goals.ts';
import { GoalForm } from './goal-form.tsx';
import './goal-line.css';

type ProgressProps = {
  goal: SharedGoal;
  soFar: number;
  /** Estimates a metric of the whole period; undefined without orders. */
  estimate: (metric: GoalMetric) => PeriodEstimate | undefined;
  request: ReportRequest;
  today: string;
  context: ReportContext;
  onRetry: () => void;
};

/** The progress of one goal, as text and bar. */
function GoalProgress({ goal, soFar, estimate, request, today, context, onRetry }: ProgressProps) {
  const { metric } = goal;
  const { target, isRequesting, isError } = useGoalTarget(goal, request, today);
  const pace = useMemo(() => {
    const made = estimate(metric);
    return made?.is === 'known' ? made.estimate : undefined;
  }, [estimate, metric]);
  if (isRequesting) return null;
  if (isError)
    return (
      <span>
        {__('The goal is not known: last year could not be loaded.', 'tillview')}{' '}
        <Button variant="link" onClick={onRetry}>
          {__('Retry', 'tillview')}
        </Button>
      </span>
    );
  if (target === undefined)
    return (
      <span>
        {__('The goal is a growth on last year, which has no sales in this period.', 'tillview')}
      </span>
    );
  const format = (amount: number) =>
    metric === 'net_revenue'
      ? formatRough(amount, context)
      : context.formatNumber(Number(Math.round(amount).toPrecision(3)));
  const percent = getGoalPercent(soFar, target);
  const needed = getNeededPerDay(soFar, target, getDaysLeft(today, goal.unit));
  const progress = describeProgress({
    metric,
    share: context.formatNumber(percent),
    target: goal.by === 'growth' ? format(target) : formatGoal(goal, context),
    count: Math.round(target),
    pace: pace === undefined ? undefined : format(pace),
  });
  const text =
    needed === undefined
      ? progress
      : `${progress} ${describeNeeded(
          // Rounded up: a part of an order is no order.
          format(metric === 'net_revenue' ? needed : Math.ceil(needed)),
          pace === undefined ? undefined : pace >= target,
        )}`;
  return (
    <span className="tillview-goal__progress">
      <span
        className="tillview-goal__bar"
        role="progressbar"
        aria-label={
          metric === 'net_revenue'
            ? __('Goal for net sales', 'tillview')
            : __('Goal for orders', 'tillview')
        }
        aria-valuenow={Math.min(100, Math.max(0, percent))}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <span style={{ inlineSize: `${Math.min(1, Math.max(0, soFar / target)) * 100}%` }} />
      </span>
      <span>{text}</span>
    </span>
  );
}

type Props = {
  unit: SharedGoal['unit'];
  /** The request of Revenue, whose range is the period to date. */
  request: ReportRequest;
  estimate: ProgressProps['estimate'];
  today: string;
  context: ReportContext;
  onRetry: () => void;
};

/** The goals of the running month or year, and the button that sets them. The user's own goal wins over the shared one. */
export function GoalLine({ unit, request, estimate, today, context, onRetry }: Props) {
  const { own, shared, goals: known, otherCurrency, currency } = useGoals(unit);
  const host = useHost();
  const totals = useSelect(
    (select) => getRequestStats(select(reportsStore), request).primary.data.totals,
    [request],
  );
  const goals = known.flatMap((goal) => {
    const soFar = readValue(totals?.[goal.metric]);
    return soFar !== null && soFar !== undefined ? [{ goal, soFar }] : [];
  });
  const label =
    unit === 'month' ? __('Goal of the month', 'tillview') : __('Goal of the year', 'tillview');
  return (
    <div className="tillview-goal">
      {goals.map(({ goal, soFar }) => (
        <GoalProgress
          key={goal.metric}
          goal={goal}
          soFar={soFar}
          {...{ estimate, request, today, context, onRetry }}
        />
      ))}
      {otherCurrency && (
        <span>
          {sprintf(
            /* translators: %s: an amount. */
            __('The goal of %s is in another currency than this page.', 'tillview'),
            formatGoal(otherCurrency, { ...context, currency }),
          )}
        </span>
      )}
      <Dropdown
        role="dialog"
        label={label}
        headerTitle={label}
        renderToggle={({ isOpen, onToggle }) => (
          <Button variant="link" aria-expanded={isOpen} aria-haspopup="dialog" onClick={onToggle}>
            {goals.length > 0 || otherCurrency
              ? __('Change goal', 'tillview')
              : __('Set a goal', 'tillview')}
          </Button>
        )}
        renderContent={({ onClose }) => (
          <GoalForm
            unit={unit}
            own={own}
            shared={shared}
            currency={host.currency}
            onClose={onClose}
          />
        )}
      />
    </div>
  );
}
