import { expect, it } from 'vitest';
import { deriveLine } from './derive-line.ts';
import type { Series } from './series.ts';

const series = (values: (number | null)[], more: Partial<Series> = {}): Series => ({
  key: 'primary',
  label: 'November',
  total: 10,
  values,
  labelDates: [],
  isComparison: false,
  isUnmatched: () => false,
  ...more,
});
const never = () => false;
const average = (one: Series, isIncomplete: (index: number) => boolean = never) =>
  deriveLine('average', [one], isIncomplete).averages[0]?.values;

it('averages seven values, and returns null if one of them is missing or incomplete', () => {
  const week = [1, 2, 3, 4, 5, 6, 7];
  const start = Array.from({ length: 6 }, () => null);
  expect(average(series([...week, 14]))).toEqual([...start, 4, 41 / 7]);
  expect(average(series([...week, null, ...week]))).toEqual([...start, 4, null, ...start, 4]);
  expect(average(series([...week, 14]), (index) => index === 7)).toEqual([...start, 4, null]);
});

it('averages only the days of one period, and ignores rows that only the other period has', () => {
  const isUnmatched = (index: number) => index === 3;
  expect(average(series([1, 2, 3, null, 4, 5, 6, 7], { isUnmatched }))?.at(-1)).toBe(4);
});

it('replaces values by running totals, and leaves missing values missing', () => {
  const { drawn, averages } = deriveLine('cumulative', [series([2, null, 3, -1])], never);
  expect(drawn).toMatchObject([{ values: [2, null, 5, 4], label: 'November', total: 10 }]);
  expect(averages).toEqual([]);
});
