import { expect, it } from 'vitest';
import { describeSums, getChangeOver, sumOver } from './range-sums.ts';
import type { ChartModel, Series } from './series.ts';

const series = (values: (number | null)[], isComparison = false): Series => ({
  key: isComparison ? 'secondary' : 'primary',
  label: '',
  total: null,
  values,
  labelDates: [],
  isComparison,
  isUnmatched: () => false,
});

it('sums the known values, without floating-point errors', () => {
  expect(sumOver(series([9, 0.1, null, 0.2, 9]), { first: 1, last: 3 })).toBe(0.3);
  expect(sumOver(series([9, null, null]), { first: 1, last: 2 })).toBeNull();
});

it('compares the sums of two periods', () => {
  const rows = { first: 0, last: 1 };
  const pair = [series([10, 20, 7]), series([12, 13, 70], true)];
  expect(getChangeOver(pair, rows, String)?.text).toBe('+5 (+20%)');
  expect(getChangeOver(pair.slice(0, 1), rows, String)).toBeNull();
});

it('adds "so far" when an interval of the selection has not ended', () => {
  const pair = [series([10, 20, 7]), series([12, 13, 70], true)];
  const model: ChartModel = {
    mode: 'time-comparison',
    timestamps: ['1', '2', '3'],
    dates: [],
    ends: [],
    series: pair,
    isComparisonOnly: () => false,
  };
  const text = () => '';
  const formatters = {
    metric: String,
    date: text,
    fullDate: text,
    isIncomplete: (stamp: string) => stamp === '3',
  };
  const describeUpTo = (last: number) => describeSums(model, pair, { first: 0, last }, formatters);
  expect(describeUpTo(1)).toBe(' : 30. : 25. Up 5 (20%).');
  expect(describeUpTo(2)).toBe(' : 37. : 95. Down 58 (61%) so far.');
});
