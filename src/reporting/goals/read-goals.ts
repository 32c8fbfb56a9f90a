import type { SharedGoal } from '@tillview/data';

/** The metrics that can have a goal. */
export const GOAL_METRICS = ['net_revenue', 'orders_count'] as const;

export type GoalMetric = (typeof GOAL_METRICS)[number];

/** The smallest and the largest value of a goal; the smallest one is not allowed itself. */
const [LARGEST, LEAST] = [1e12, { amount: 0, growth: -100 }];

/** Whether a number can be the value of a goal. */
export const isGoalValue = (by: SharedGoal['by'], value: number): boolean =>
  Number.isFinite(value) && value > LEAST[by] && value <= LARGEST;

function isGoal(entry: unknown): entry is SharedGoal {
  if (typeof entry !== 'object' || entry === null) return false;
  const { metric, unit, by, value, currency } = entry as Partial<SharedGoal>;
  return (
    GOAL_METRICS.some((known) => known === metric) &&
    (unit === 'month' || unit === 'year') &&
    (by === 'amount' || by === 'growth') &&
    typeof value === 'number' &&
    isGoalValue(by, value) &&
    (currency === undefined || typeof currency === 'string')
  );
}

/** Reads stored goals; entries that are none are left out. */
export const readGoals = (stored: unknown): readonly SharedGoal[] =>
  Array.isArray(stored) ? stored.filter(isGoal) : [];

/** The goal of a metric and unit in a list. */
export const findGoal = (
  goals: readonly SharedGoal[],
  { metric, unit }: Pick<SharedGoal, 'metric' | 'unit'>,
): SharedGoal | undefined => goals.find((goal) => goal.metric === metric && goal.unit === unit);

/** The list with the goal of a metric and unit replaced, or removed if `goal` is undefined. */
export const replaceGoal = (
  goals: readonly SharedGoal[],
  of: Pick<SharedGoal, 'metric' | 'unit'>,
  goal: SharedGoal | undefined,
): readonly SharedGoal[] => {
  const others = goals.filter(({ metric, unit }) => metric !== of.metric || unit !== of.unit);
  return goal ? [...others, goal] : others;
};
