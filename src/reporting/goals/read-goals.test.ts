import { expect, it } from 'vitest';
import { findGoal, readGoals, replaceGoal } from './read-goals.ts';

const MONTH = { metric: 'net_revenue', unit: 'month', by: 'amount', value: 20_000 } as const;
const YEAR = { ...MONTH, unit: 'year', by: 'growth', value: -5 } as const;

it('reads stored goals, without entries that are none', () => {
  const stored = [MONTH, YEAR, null, 'goal', { ...MONTH, value: 0 }, { ...MONTH, metric: 'items' }];
  expect(readGoals(stored)).toEqual([MONTH, YEAR]);
  expect(readGoals('')).toEqual([]);
});

it('replaces and removes the goal of a metric and period only', () => {
  const next = { ...MONTH, value: 1 };
  expect(replaceGoal([MONTH, YEAR], MONTH, next)).toEqual([YEAR, next]);
  expect(replaceGoal([MONTH, YEAR], MONTH, undefined)).toEqual([YEAR]);
  expect(findGoal([MONTH, YEAR], { metric: 'orders_count', unit: 'year' })).toBeUndefined();
});
