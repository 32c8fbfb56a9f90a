import { beforeEach, describe, expect, it } from 'vitest';
import {
  configureDate,
  countIntervals,
  defaultChartType,
  defaultInterval,
  getAllowedIntervalsForQuery,
  getChartTypeForQuery,
  getIntervalForQuery,
  type Interval,
  intervalValues,
  isIncompleteInterval,
} from './index.ts';

const compare = 'previous_year';
const custom = (after: string, before: string) => ({ period: 'custom', compare, after, before });

beforeEach(() => configureDate({ now: () => new Date('2024-03-13T15:30:45Z') }));

it('lists the six chart intervals, shortest first (R3.38)', () => {
  expect(intervalValues).toEqual(['hour', 'day', 'week', 'month', 'quarter', 'year']);
});

describe('allowed intervals', () => {
  it.each([
    ['365 days or more (R9.17)', '2023-01-01', '2024-01-01', 'day week month quarter year'],
    ['many years (R9.17)', '2001-01-01', '2024-01-01', 'day week month quarter year'],
    ['90 days or more (R9.18)', '2023-01-01', '2023-04-01', 'day week month quarter'],
    [
      '364 days between the ends of a year (R9.18)',
      '2023-01-01',
      '2023-12-31',
      'day week month quarter',
    ],
    ['28 days or more (R9.19)', '2024-01-01', '2024-01-29', 'day week month'],
    ['89 days (R9.19)', '2023-01-01', '2023-03-31', 'day week month'],
    ['7 days or more (R9.20)', '2024-01-01', '2024-01-08', 'day week'],
    ['27 days (R9.20)', '2024-01-01', '2024-01-28', 'day week'],
    ['2 days (R9.21)', '2024-01-01', '2024-01-03', 'day'],
    ['6 days (R9.21)', '2024-01-01', '2024-01-07', 'day'],
    ['one day (R9.22)', '2024-01-01', '2024-01-01', 'hour day'],
    ['1 day between start and end (R9.22)', '2024-01-01', '2024-01-02', 'hour day'],
  ])('custom, %s', (_name, after, before, allowed) => {
    expect(getAllowedIntervalsForQuery(custom(after, before))).toEqual(allowed.split(' '));
  });

  it.each([
    ['today', 'hour day', 'R9.23'],
    ['yesterday', 'hour day', 'R9.23'],
    ['week', 'day', 'R9.24'],
    ['last_week', 'day', 'readings B3'],
    ['month', 'day week', 'R9.25'],
    ['last_month', 'day week', 'readings B3'],
    ['quarter', 'day week month', 'R9.26'],
    ['last_quarter', 'day week month', 'readings B3'],
    ['year', 'day week month quarter', 'R9.27'],
    ['last_year', 'day week month quarter', 'readings B3'],
  ])('%s: %s (%s)', (period, allowed) => {
    expect(getAllowedIntervalsForQuery({ period, compare })).toEqual(allowed.split(' '));
  });

  it.each([
    ['the configured default', {}, undefined, 'day week'],
    ['a default without a period (readings A2)', {}, 'period=&compare=previous_year', 'day'],
    ['an empty default', {}, '', 'day'],
    ['a default', {}, 'period=quarter&compare=previous_year', 'day week month'],
    ['an escaped default', {}, 'period=week&amp;compare=previous_year', 'day'],
    ['an unknown period', { period: 'fortnight', compare }, undefined, 'day week'],
    ['an unknown period everywhere', { period: 'fortnight', compare }, 'period=', 'day'],
    ['an unknown period and a default', { period: 'x', compare }, 'period=month', 'day week'],
    ['no comparison and a default without a period', { period: 'today' }, 'period=', 'hour day'],
    [
      'no comparison, so that the default applies',
      { period: 'today' },
      'period=year',
      'day week month quarter',
    ],
    ['a custom period without dates', { period: 'custom', compare }, undefined, 'day week'],
  ] as const)('with %s', (_name, query, range, allowed) => {
    expect(getAllowedIntervalsForQuery(query, range)).toEqual(allowed.split(' '));
  });
});

describe('the interval of a URL', () => {
  it.each([
    ['year', 'hour', 'day'],
    ['year', 'month', 'month'],
    ['today', undefined, 'hour'],
    ['today', 'day', 'day'],
    ['week', 'month', 'day'],
    ['month', ['week'], 'day'],
    ['month', 'toString', 'day'],
  ])('%s with %j becomes %s (R5.33)', (period, interval, expected) => {
    expect(getIntervalForQuery({ period, compare, interval })).toBe(expected);
  });

  it('is day when no period is known (R9.28)', () => {
    expect(getIntervalForQuery({})).toBe('day');
    expect(defaultInterval).toBe('day');
  });

  it.each([
    ['bar', 'bar'],
    ['line', 'line'],
    [undefined, 'line'],
    ['pie', 'line'],
    [['bar'], 'line'],
  ])('chart type %j becomes %s (R9.29)', (chartType, expected) => {
    expect(getChartTypeForQuery({ chartType })).toBe(expected);
    expect(defaultChartType).toBe('line');
  });
});

describe('counting intervals', () => {
  it.each([
    ['hour', '2024-03-10', '2024-03-10', 0, 24],
    ['hour', '2024-03-10', '2024-03-11', 0, 48],
    ['day', '2024-02-28', '2024-03-01', 0, 3],
    ['day', '2024-02-28T23:00:00', '2024-03-01T01:00:00', 0, 3],
    ['week', '2026-11-01', '2026-11-20', 0, 3],
    ['week', '2026-11-01', '2026-11-20', 1, 4],
    ['week', '2026-11-07', '2026-11-07', 6, 1],
    ['month', '2023-12-31', '2024-01-01', 0, 2],
    ['quarter', '2024-03-31', '2024-04-01', 0, 2],
    ['year', '2023-12-31', '2024-01-01', 0, 2],
    ['year', '2023-01-01', '2023-12-31', 0, 1],
    ['day', '2024-01-02', '2024-01-01', 0, 0],
    ['day', 'soon', '2024-01-01', 0, 0],
  ] as const)(
    '%s from %s to %s with week start %i: %i',
    (interval, after, before, weekStart, n) => {
      configureDate({ weekStart });
      expect(countIntervals(after, before, interval)).toBe(n);
    },
  );
});

describe('isIncompleteInterval', () => {
  const at = (now: string, timeZone = 'UTC', weekStart = 1) =>
    configureDate({ now: () => new Date(now), timeZone, weekStart });

  it.each([
    ['hour', '2026-11-20 10:00:00', true],
    ['hour', '2026-11-20 09:00:00', false],
    ['hour', '2026-11-20 11:00:00', false],
    ['day', '2026-11-20 00:00:00', true],
    ['day', '2026-11-20T00:00:00', true],
    ['day', '2026-11-19 00:00:00', false],
    ['week', '2026-11-16 00:00:00', true],
    ['week', '2026-11-18 00:00:00', true],
    ['week', '2026-11-15 00:00:00', false],
    ['month', '2026-11-01 00:00:00', true],
    ['month', '2026-10-01 00:00:00', false],
    ['quarter', '2026-10-01 00:00:00', true],
    ['quarter', '2026-07-01 00:00:00', false],
    ['year', '2026-01-01 00:00:00', true],
    ['year', '2025-01-01 00:00:00', false],
    ['day', 'never', false],
  ] satisfies [Interval, string, boolean][])('%s of %s: %s', (interval, start, expected) => {
    at('2026-11-20T10:59:59Z');
    expect(isIncompleteInterval(start, interval)).toBe(expected);
  });

  it('uses the store’s time zone', () => {
    at('2026-11-20T10:59:59Z', 'Pacific/Kiritimati');
    expect(isIncompleteInterval('2026-11-20 00:00:00', 'day')).toBe(false);
    expect(isIncompleteInterval('2026-11-21 00:00:00', 'day')).toBe(true);
  });

  it('uses the end that the server reports, when its weeks start on another day', () => {
    at('2026-11-03T12:00:00Z', 'UTC', 0);
    expect(isIncompleteInterval('2026-11-01 00:00:00', 'week')).toBe(true);
    expect(isIncompleteInterval('2026-11-01 00:00:00', 'week', '2026-11-01 23:59:59')).toBe(false);
    expect(isIncompleteInterval('2026-11-02 00:00:00', 'week', '2026-11-08 23:59:59')).toBe(true);
    expect(isIncompleteInterval('2026-11-02 00:00:00', 'week', 'unreadable')).toBe(true);
  });
});
