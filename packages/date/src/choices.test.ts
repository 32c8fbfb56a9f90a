import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { afterEach, expect, it } from 'vitest';
import {
  comparisonValues,
  extraDateParameters,
  periods,
  presetValues,
  rollingPresetValues,
} from './index.ts';

afterEach(() => resetLocaleData({}, 'tillview'));

it('lists the periods with their labels in the specified order (R9.14)', () => {
  expect(presetValues.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'today: Today',
    'yesterday: Yesterday',
    'week: Week to date',
    'last_week: Last week',
    'month: Month to date',
    'last_month: Last month',
    'quarter: Quarter to date',
    'last_quarter: Last quarter',
    'year: Year to date',
    'last_year: Last year',
    'custom: Custom',
  ]);
});

it('compares with the previous period and the previous year (R9.15)', () => {
  expect(periods).toEqual([
    { value: 'previous_period', label: 'Previous period' },
    { value: 'previous_year', label: 'Previous year' },
  ]);
});

it('lists our additional comparisons and ranges separately from the specified ones', () => {
  expect(comparisonValues).toEqual([
    ...periods,
    { value: 'custom', label: 'Custom' },
    { value: 'none', label: 'No comparison' },
  ]);
  expect(rollingPresetValues.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'last_7_days: Last 7 days',
    'last_14_days: Last 14 days',
    'last_30_days: Last 30 days',
    'last_90_days: Last 90 days',
    'last_365_days: Last 365 days',
  ]);
  expect(extraDateParameters).toEqual([
    'preset',
    'compare_after',
    'compare_before',
    'compare_until',
    'compare_align',
  ]);
});

it('translates labels on access, because translations load later', () => {
  setLocaleData({ Today: ['Heute'], 'Previous year': ['Vorjahr'] }, 'tillview');
  expect(presetValues[0]?.label).toBe('Heute');
  expect(periods[1]?.label).toBe('Vorjahr');
});
