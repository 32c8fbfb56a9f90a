import { beforeEach, expect, it } from 'vitest';
import {
  configureDate,
  getCurrentDates,
  getDateParamsFromQuery,
  getSteppedRange,
} from './index.ts';

beforeEach(() => configureDate({ weekStart: 1, now: () => new Date('2026-11-20T12:00:00Z') }));

const step = (text: string, by: -1 | 1): string => {
  const [period = '', after, before] = text.split(' ');
  const query = period.startsWith('last_7')
    ? { period: 'custom', preset: period, compare: 'none' }
    : { period, after, before, compare: 'none' };
  const stepped = getSteppedRange(
    getDateParamsFromQuery(query),
    getCurrentDates(query).primary,
    by,
  );
  if (!stepped) return 'none';
  return [stepped.period, stepped.after, stepped.before].filter(Boolean).join(' ');
};

it.each([
  ['today', 'yesterday'],
  ['yesterday', 'custom 2026-11-18 2026-11-18'],
  ['week', 'last_week'],
  ['month', 'last_month'],
  ['last_month', 'custom 2026-09-01 2026-09-30'],
  ['custom 2026-09-01 2026-09-30', 'custom 2026-08-01 2026-08-31'],
  ['last_quarter', 'custom 2026-04-01 2026-06-30'],
  ['year', 'last_year'],
  ['last_7_days', 'custom 2026-11-07 2026-11-13'],
  ['custom 2026-11-02 2026-11-11', 'custom 2026-10-23 2026-11-01'],
])('the range before %s is %s', (range, expected) => {
  expect(step(range, -1)).toBe(expected);
});

it.each([
  ['today', 'none'],
  ['month', 'none'],
  ['last_7_days', 'none'],
  ['yesterday', 'today'],
  ['last_month', 'month'],
  ['custom 2026-09-01 2026-09-30', 'last_month'],
  ['custom 2026-11-02 2026-11-11', 'custom 2026-11-12 2026-11-20'],
  ['custom 2026-11-18 2026-11-18', 'yesterday'],
])('the range after %s is %s', (range, expected) => {
  expect(step(range, 1)).toBe(expected);
});
