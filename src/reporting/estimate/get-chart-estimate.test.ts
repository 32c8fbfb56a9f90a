import { configureDate } from '@tillview/date';
import { estimatePeriod } from '@tillview/statistics';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getChartEstimate } from './get-chart-estimate.ts';

const TODAY = '2026-11-20';
const values = Array.from({ length: 300 }, (_, day) => 50 + 10 * (day % 7) + (day % 11));
const history = { values, periods: [{ start: 281, days: 30 }] } as const;

beforeEach(() => configureDate({ timeZone: 'UTC', weekStart: 1 }));
afterEach(() => configureDate());

it.each([
  ['day', 11, '2026-11-20', '2026-11-30'],
  ['week', 3, '2026-11-16', '2026-11-30'],
  ['month', 1, '2026-11-01', '2026-11-01'],
] as const)('adds up to the estimate of the period, by %s', (interval, count, first, last) => {
  const rows = getChartEstimate(history, interval, TODAY)!;
  expect(rows).toHaveLength(count);
  expect([rows[0]!.date, rows.at(-1)!.date]).toEqual([`${first}T00:00:00`, `${last}T00:00:00`]);
  const made = estimatePeriod({ ...history, periods: [history.periods[0]] });
  if (made.is !== 'known') throw new Error(made.is);
  // The days from the first of the month to the one before the first row.
  const before = Number(first.slice(-2)) - 1;
  const sum = (numbers: readonly number[]) => numbers.reduce((all, value) => all + value, 0);
  const known = sum(values.slice(281, 281 + before));
  expect(known + sum(rows.map(({ value }) => value))).toBeCloseTo(made.estimate, 6);
  expect(known + sum(rows.map(({ low }) => low))).toBeCloseTo(made.low, 6);
  expect(known + sum(rows.map(({ high }) => high))).toBeCloseTo(made.high, 6);
});

it('does not estimate hours', () => {
  expect(getChartEstimate(history, 'hour', TODAY)).toBeUndefined();
});
