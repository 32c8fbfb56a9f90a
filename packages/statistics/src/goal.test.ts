import { describe, expect, it } from 'vitest';
import {
  getDaysLeft,
  getGoalPercent,
  getGoalTarget,
  getLastYearPeriod,
  getNeededPerDay,
} from './goal.ts';

describe('the amount of a goal', () => {
  it.each([
    [{ by: 'amount', value: 20_000 }, undefined, 20_000],
    [{ by: 'growth', value: 10 }, 15_000, 16_500],
    [{ by: 'growth', value: 0 }, 15_000, 15_000],
    [{ by: 'growth', value: -5 }, 200, 190],
    [{ by: 'growth', value: 10 }, 0, undefined],
    [{ by: 'growth', value: 10 }, -40, undefined],
    [{ by: 'growth', value: 10 }, undefined, undefined],
  ] as const)('of %j with %s last year is %s', (goal, lastYear, expected) => {
    const target = getGoalTarget(goal, lastYear);
    if (expected === undefined) expect(target).toBeUndefined();
    else expect(target).toBeCloseTo(expected, 9);
  });

  it.each([
    { by: 'amount', value: 0 },
    { by: 'amount', value: -1 },
    { by: 'amount', value: Number.NaN },
    { by: 'growth', value: -100 },
  ] as const)('is refused for %j', (goal) => {
    expect(() => getGoalTarget(goal, 100)).toThrow(RangeError);
  });
});

it('is reached in the whole percent that the two numbers say', () => {
  for (const target of [1, 3, 7, 100, 299, 20_000, 1234.5])
    for (let percent = 0; percent <= 250; percent++)
      expect(getGoalPercent((percent * target) / 100, target)).toBe(percent);
  expect(getGoalPercent(19_999.99, 20_000)).toBe(99);
  expect(getGoalPercent(-1, 100)).toBe(-1);
});

it('counts the days that are left', () => {
  expect([
    getDaysLeft('2026-11-20', 'month'),
    getDaysLeft('2024-02-28', 'month'),
    getDaysLeft('2026-11-30', 'month'),
    getDaysLeft('2026-11-30', 'year'),
  ]).toEqual([10, 1, 0, 31]);
});

it.each([
  [14_000, 20_000, 10, 600],
  [14_000, 20_000, 0, 6000],
  [-100, 100, 2, 100],
  [20_000, 20_000, 10, undefined],
])('of %d towards %d with %d days left, each needs %s', (amount, target, days, needed) => {
  expect(getNeededPerDay(amount, target, days)).toBe(needed);
});

it.each([
  ['2026-11-20', 'month', '2025-11-01', '2025-11-30'],
  ['2024-02-29', 'month', '2023-02-01', '2023-02-28'],
  ['2025-02-10', 'month', '2024-02-01', '2024-02-29'],
  ['2026-12-31', 'month', '2025-12-01', '2025-12-31'],
  ['2025-03-01', 'year', '2024-01-01', '2024-12-31'],
] as const)('the period before that of %s by %s is %s to %s', (day, unit, from, to) => {
  expect(getLastYearPeriod(day, unit)).toEqual({ from, to });
});
