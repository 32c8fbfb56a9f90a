import { Button, Dropdown, lazyWithRetry } from '@tillview/components';
import {
  getRequestStats,
  reportsStore,
  useSharedSetting,
  useUserPreferences,
  type ReportRequest,
  type SharedGoal,
} from '@tillview/data';
import { getGoalTarget, getLastYearPeriod } from '@tillview/statistics';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { userPreferences } from '../../../host/preferences.ts';
import { formatRough } from '../estimate/describe-estimate.ts';
import { readValue } from '../metric-values.ts';
import type { ReportContext } from '../report-definition.ts';
import { describeProgress } from './describe-progress.ts';
import { findGoal, GOAL_METRICS, readGoals } from './read-goals.ts';
import './goal-line.css';

const GoalForm = lazyWithRetry(() => import('./goal-form.tsx'), {
  placeholder: () => null,
  failure: () => __('The goal could not be opened.', 'tillview'),
});

type ProgressProps = {
  goal: SharedGoal;
  soFar: number;
  /** The estimate of the whole period; undefined if there is none. */
  estimate: number | undefined;
  request: ReportRequest;
  today: string;
  context: ReportContext;
  onRetry: () => void;
};

/** The progress of one goal, as text and bar. A growth reads last year's total of the same period: one request. */
function GoalProgress({ goal, soFar, estimate, request, today, context, onRetry }: ProgressProps) {
  const { metric, unit, by } = goal;
  const before = useMemo((): ReportRequest | undefined => {
    if (by === 'amount') return undefined;
    const { from, to } = getLastYearPeriod(today, unit);
    return {
      ...request,
      stats: { endpoint: 'revenue', fields: ['net_revenue', 'orders_count'] },
      primary: { after: `${from}T00:00:00`, before: `${to}T23:59:59` },
      secondary: null,
      interval: unit,
      longerInterval: null,
      segmentBy: undefined,
    };
  }, [by, request, today, unit]);
  const stats = useSelect(
    (select) => before && getRequestStats(select(reportsStore), before).primary,
    [before],
  );
  if (stats?.isRequesting) return null;
  if (stats?.isError)
    return (
      <span>
        {__('The goal is not known: last year could not be loaded.', 'tillview')}{' '}
        <Button variant="link" onClick={onRetry}>
          {__('Retry', 'tillview')}
        </Button>
      </span>
    );
  const totals = stats?.data.totals;
  const target = getGoalTarget(goal, readValue(totals?.[metric]) ?? undefined);
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
  const share = soFar / target;
  const text = describeProgress({
    metric,
    share: context.formatNumber(Math.floor(share * 100)),
    target: format(target),
    count: Math.round(target),
    pace: estimate === undefined ? undefined : format(estimate),
  });
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
        aria-valuenow={Math.round(Math.min(1, Math.max(0, share)) * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <span style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
      </span>
      <span>{text}</span>
    </span>
  );
}

type Props = {
  unit: SharedGoal['unit'];
  /** The request of Revenue, whose range is the period to date. */
  request: ReportRequest;
  /** The estimate of net sales; undefined if there is none. */
  estimate: number | undefined;
  today: string;
  context: ReportContext;
  onRetry: () => void;
};

/** The goals of the running month or year, and the button that sets them. The user's own goal wins over the shared one. */
export function GoalLine({ unit, request, estimate, today, context, onRetry }: Props) {
  const { [userPreferences.goals]: stored } = useUserPreferences();
  const shared = useSharedSetting('goals');
  const totals = useSelect(
    (select) => getRequestStats(select(reportsStore), request).primary.data.totals,
    [request],
  );
  const own = readGoals(stored);
  const ofAll = readGoals(shared.value);
  const goals = GOAL_METRICS.flatMap((metric) => {
    const goal = findGoal(own, { metric, unit }) ?? findGoal(ofAll, { metric, unit });
    const soFar = readValue(totals?.[metric]);
    return goal && soFar !== null && soFar !== undefined ? [{ goal, soFar }] : [];
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
          estimate={goal.metric === 'net_revenue' ? estimate : undefined}
          {...{ request, today, context, onRetry }}
        />
      ))}
      <Dropdown
        role="dialog"
        label={label}
        headerTitle={label}
        contentClassName="tillview-goal__popover"
        renderToggle={({ isOpen, onToggle }) => (
          <Button variant="link" aria-expanded={isOpen} aria-haspopup="dialog" onClick={onToggle}>
            {goals.length > 0 ? __('Change goal', 'tillview') : __('Set a goal', 'tillview')}
          </Button>
        )}
        renderContent={({ onClose }) => (
          <GoalForm
            unit={unit}
            own={own}
            shared={shared}
            currency={context.currency.getCurrencyConfig()}
            onClose={onClose}
          />
        )}
      />
    </div>
  );
}
