import type moment from 'moment';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  appendTimestamp,
  configureDate,
  containsLeapYear,
  getComparisonValues,
  getCurrentDates,
  getCurrentPeriod,
  getDateDifferenceInDays,
  getIntervalForQuery,
  getLastPeriod,
  getPreviousDate,
  type PeriodUnit,
} from './index.ts';

const clock = (now: string, weekStart = 0, timeZone = 'UTC') =>
  configureDate({ now: () => new Date(now), weekStart, timeZone });
const text = (date: moment.Moment): string => date.format('YYYY-MM-DDTHH:mm:ss');

beforeEach(() => clock('2024-03-13T15:30:45Z'));

it('reads period, compare, before, after and interval of the date query (R3.35)', () => {
  const query = {
    period: 'custom',
    compare: 'previous_period',
    after: '2024-02-10',
    before: '2024-02-19',
    interval: 'week',
  };
  const { primary, secondary } = getCurrentDates(query);
  expect(primary).toMatchObject({ label: 'Custom', range: 'Feb 10 - 19, 2024' });
  expect(secondary).toMatchObject({ label: 'Previous period', range: 'Jan 31 - Feb 9, 2024' });
  expect(getIntervalForQuery(query)).toBe('week');
});

it('uses month and previous year for a URL without dates (R9.16)', () => {
  const { primary, secondary } = getCurrentDates({});
  expect(primary).toMatchObject({ label: 'Month to date', range: 'Mar 1 - 13, 2024' });
  expect(secondary).toMatchObject({ label: 'Previous year', range: 'Mar 1 - 13, 2023' });
});

describe('the whole unit before (readings B60)', () => {
  const march = { period: 'custom', after: '2026-03-01', before: '2026-03-31' };
  const dates = (query: object) => {
    const { primary, secondary } = getCurrentDates(query);
    return [primary.range, secondary?.label, secondary?.range];
  };
  beforeEach(() => clock('2026-04-13T15:30:45Z'));

  it.each([
    [march, 'previous_month', 'Previous month', 'Feb 1 - 28, 2026'],
    [{ period: 'last_month' }, 'previous_month', 'Previous month', 'Feb 1 - 28, 2026'],
    [{ period: 'last_quarter' }, 'previous_quarter', 'Previous quarter', 'Oct 1 - Dec 31, 2025'],
    [march, 'previous_period', 'Previous period', 'Jan 29 - Feb 28, 2026'],
    // No whole month or quarter, respectively.
    [march, 'previous_quarter', 'Previous period', 'Jan 29 - Feb 28, 2026'],
    [
      { ...march, before: '2026-03-30' },
      'previous_month',
      'Previous period',
      'Jan 30 - Feb 28, 2026',
    ],
    [{ period: 'month' }, 'previous_month', 'Previous period', 'Mar 1 - 13, 2026'],
    // As every unknown value.
    [march, 'previous_week', 'Previous year', 'Mar 1 - 31, 2025'],
  ])('of %j with %s is %s, %s', (query, compare, label, range) => {
    expect(dates({ ...query, compare }).slice(1)).toEqual([label, range]);
    // Its days are those of the calendar unit.
    if (label.startsWith('Previous m'))
      expect(dates({ ...query, compare, compare_align: 'weekday' })[2]).toBe(range);
  });

  it.each([
    [march, 'previous_month'],
    [{ period: 'last_month' }, 'previous_month'],
    [{ period: 'last_quarter' }, 'previous_quarter'],
    [{ period: 'last_year' }, 'previous_year'],
    [{ period: 'month' }, 'previous_period'],
    [{ period: 'last_week' }, 'previous_period'],
  ])('is offered first for %j: %s', (query, first) => {
    const offered = getComparisonValues({ ...query, compare: 'none' }).map(({ value }) => value);
    expect(offered[0]).toBe(first);
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered).toEqual(
      expect.arrayContaining(['previous_period', 'previous_year', 'custom', 'none']),
    );
  });
});

describe('current units (readings C1)', () => {
  const now = '2024-03-13T15:30:45';
  it.each<[PeriodUnit, 'previous_period' | 'previous_year', string, string, string]>([
    ['day', 'previous_period', '2024-03-13T00:00:00', '2024-03-12T00:00:00', '2024-03-12T15:30:45'],
    ['day', 'previous_year', '2024-03-13T00:00:00', '2023-03-13T00:00:00', '2023-03-13T23:59:59'],
    [
      'week',
      'previous_period',
      '2024-03-10T00:00:00',
      '2024-03-03T00:00:00',
      '2024-03-06T15:30:45',
    ],
    ['week', 'previous_year', '2024-03-10T00:00:00', '2023-03-10T00:00:00', '2023-03-13T23:59:59'],
    [
      'month',
      'previous_period',
      '2024-03-01T00:00:00',
      '2024-02-01T00:00:00',
      '2024-02-13T15:30:45',
    ],
    ['month', 'previous_year', '2024-03-01T00:00:00', '2023-03-01T00:00:00', '2023-03-13T23:59:59'],
    [
      'quarter',
      'previous_period',
      '2024-01-01T00:00:00',
      '2023-10-01T00:00:00',
      '2023-12-13T15:30:45',
    ],
    [
      'quarter',
      'previous_year',
      '2024-01-01T00:00:00',
      '2023-01-01T00:00:00',
      '2023-03-13T23:59:59',
    ],
    [
      'year',
      'previous_period',
      '2024-01-01T00:00:00',
      '2023-01-01T00:00:00',
      '2023-03-13T15:30:45',
    ],
    ['year', 'previous_year', '2024-01-01T00:00:00', '2023-01-01T00:00:00', '2023-03-13T23:59:59'],
  ])('compares a %s with %s', (unit, compare, start, secondaryStart, secondaryEnd) => {
    const value = getCurrentPeriod(unit, compare);
    expect(Object.values(value).map(text)).toEqual([start, now, secondaryStart, secondaryEnd]);
  });

  it.each([
    ['2024-02-29T10:00:00Z', 'today', 'previous_year', 'Feb 28, 2023'],
    ['2024-02-29T10:00:00Z', 'month', 'previous_year', 'Feb 1 - 28, 2023'],
    ['2024-02-29T10:00:00Z', 'year', 'previous_period', 'Jan 1 - Feb 28, 2023'],
    ['2024-03-01T10:00:00Z', 'year', 'previous_year', 'Jan 1 - Mar 1, 2023'],
    ['2025-03-01T10:00:00Z', 'year', 'previous_year', 'Jan 1 - Mar 1, 2024'],
    ['2024-12-31T23:59:59Z', 'year', 'previous_year', 'Jan 1 - Dec 31, 2023'],
    ['2024-03-31T10:00:00Z', 'month', 'previous_period', 'Feb 1 - 29, 2024'],
    ['2023-03-31T10:00:00Z', 'month', 'previous_period', 'Feb 1 - 28, 2023'],
    ['2024-05-31T10:00:00Z', 'quarter', 'previous_period', 'Jan 1 - Feb 29, 2024'],
    ['2024-01-01T00:00:00Z', 'week', 'previous_period', 'Dec 24 - 25, 2023'],
    ['2024-01-01T00:00:00Z', 'year', 'previous_period', 'Jan 1, 2023'],
    ['2024-03-02T10:00:00Z', 'week', 'previous_year', 'Feb 25 - Mar 2, 2023'],
  ])('at %s the comparison of %s with %s is %s', (now, period, compare, range) => {
    clock(now);
    expect(getCurrentDates({ period, compare }).secondary?.range).toBe(range);
  });
});

describe('finished units (readings C1)', () => {
  it.each<[PeriodUnit, 'previous_period' | 'previous_year', string, string, string, string]>([
    ['day', 'previous_period', '2024-03-12', '2024-03-12', '2024-03-11', '2024-03-11'],
    ['day', 'previous_year', '2024-03-12', '2024-03-12', '2023-03-12', '2023-03-12'],
    ['week', 'previous_period', '2024-03-03', '2024-03-09', '2024-02-25', '2024-03-02'],
    ['week', 'previous_year', '2024-03-03', '2024-03-09', '2023-03-03', '2023-03-09'],
    ['month', 'previous_period', '2024-02-01', '2024-02-29', '2024-01-03', '2024-01-31'],
    ['month', 'previous_year', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['quarter', 'previous_period', '2023-10-01', '2023-12-31', '2023-07-01', '2023-09-30'],
    ['quarter', 'previous_year', '2023-10-01', '2023-12-31', '2022-10-01', '2022-12-31'],
    ['year', 'previous_period', '2023-01-01', '2023-12-31', '2022-01-01', '2022-12-31'],
    ['year', 'previous_year', '2023-01-01', '2023-12-31', '2022-01-01', '2022-12-31'],
  ])('compares a %s with %s', (unit, compare, start, end, secondaryStart, secondaryEnd) => {
    const value = getLastPeriod(unit, compare);
    expect(Object.values(value).map(text)).toEqual([
      `${start}T00:00:00`,
      `${end}T23:59:59`,
      `${secondaryStart}T00:00:00`,
      `${secondaryEnd}T23:59:59`,
    ]);
  });

  it.each([
    ['2025-03-10T10:00:00Z', 'last_month', 'previous_year', 'Feb 1 - 29, 2024'],
    ['2024-03-01T10:00:00Z', 'yesterday', 'previous_year', 'Feb 28, 2023'],
    ['2025-01-01T00:00:00Z', 'last_year', 'previous_year', 'Jan 1 - Dec 31, 2023'],
    ['2024-04-01T00:00:00Z', 'last_quarter', 'previous_period', 'Oct 2 - Dec 31, 2023'],
    ['2024-01-15T00:00:00Z', 'last_month', 'previous_period', 'Oct 31 - Nov 30, 2023'],
  ])('at %s the comparison of %s with %s is %s', (now, period, compare, range) => {
    clock(now);
    expect(getCurrentDates({ period, compare }).secondary?.range).toBe(range);
  });
});

describe('custom ranges (readings C1)', () => {
  it.each([
    ['2024-02-10', '2024-03-19', 'previous_year', 'Feb 10 - Mar 19, 2023'],
    ['2024-02-29', '2024-02-29', 'previous_year', 'Feb 28, 2023'],
    ['2023-02-01', '2023-02-28', 'previous_year', 'Feb 1 - 28, 2022'],
    ['2024-03-01', '2024-03-01', 'previous_period', 'Feb 29, 2024'],
    ['2024-01-01', '2024-01-31', 'previous_period', 'Dec 1 - 31, 2023'],
  ])('the comparison of %s to %s with %s is %s', (after, before, compare, range) => {
    const query = { period: 'custom', after, before, compare };
    expect(getCurrentDates(query).secondary?.range).toBe(range);
  });
});

it.each([
  [0, 'Nov 15 - 20, 2026', 'Nov 8 - 14, 2026'],
  [1, 'Nov 16 - 20, 2026', 'Nov 9 - 15, 2026'],
  [6, 'Nov 14 - 20, 2026', 'Nov 7 - 13, 2026'],
])(
  'when weeks start on day %i, the current week is %s and the last week is %s',
  (weekStart, running, finished) => {
    clock('2026-11-20T12:00:00Z', weekStart);
    const compare = 'previous_period';
    expect(getCurrentDates({ period: 'week', compare }).primary.range).toBe(running);
    expect(getCurrentDates({ period: 'last_week', compare }).primary.range).toBe(finished);
  },
);

// Both time changes of 2024 in zones that skip and repeat hours, also at midnight, and a zone that skipped a whole day.
it.each([
  ['America/St_Johns', '2024-03-10T12:00:00Z', 'Mar 9, 2024', 'Mar 1 - 10, 2024'],
  ['Asia/Beirut', '2024-03-30T22:30:00Z', 'Mar 30, 2024', 'Mar 1 - 31, 2024'],
  ['Europe/Berlin', '2024-10-27T01:30:00Z', 'Oct 26, 2024', 'Oct 1 - 27, 2024'],
  ['Pacific/Apia', '2011-12-30T12:00:00Z', 'Dec 30, 2011', 'Dec 1 - 31, 2011'],
  ['+05:30', '2023-12-31T18:30:00Z', 'Dec 31, 2023', 'Jan 1, 2024'],
  ['-03:30', '2024-01-01T03:29:59Z', 'Dec 30, 2023', 'Dec 1 - 31, 2023'],
  ['America/Santiago', '2024-09-08T03:59:59.999Z', 'Sep 6, 2024', 'Sep 1 - 7, 2024'],
  ['UTC', '2024-02-29T23:59:59.999Z', 'Feb 28, 2024', 'Feb 1 - 29, 2024'],
  ['UTC', '9999-12-31T23:59:59.999Z', 'Dec 30, 9999', 'Dec 1 - 31, 9999'],
])('days in %s at %s are complete', (zone, now, yesterday, month) => {
  clock(now, 0, zone);
  const compare = 'previous_period';
  const last = getCurrentDates({ period: 'yesterday', compare }).primary;
  expect(last.range).toBe(yesterday);
  expect(appendTimestamp(last.after, 'start').slice(11)).toBe('00:00:00');
  expect(appendTimestamp(last.before, 'end').slice(11)).toBe('23:59:59');
  expect(getCurrentDates({ period: 'month', compare }).primary.range).toBe(month);
});

describe('getPreviousDate', () => {
  it.each([
    ['2024-02-29', '2024-02-01', '2023-02-01', 'previous_year', 'day', '2023-02-28T00:00:00'],
    ['2024-03-05', '2024-03-01', '2024-02-01', 'previous_period', 'day', '2024-02-05T00:00:00'],
    ['2024-03-05', '2024-03-01', '2024-02-01', 'previous_period', 'month', '2024-02-05T00:00:00'],
    [
      '2024-03-31 00:00:00',
      '2024-03-01',
      '2024-02-01',
      'previous_period',
      'month',
      '2024-02-29T00:00:00',
    ],
    [
      '2024-03-10T13:00:00',
      '2024-03-10',
      '2024-03-09',
      'previous_period',
      'hour',
      '2024-03-09T13:00:00',
    ],
    ['2024-03-12', '2024-03-05', '2024-02-27', 'previous_period', 'week', '2024-03-05T00:00:00'],
    ['2024-04-01', '2024-01-01', '2023-10-01', 'previous_period', 'quarter', '2024-01-01T00:00:00'],
    ['2024-01-01', '2024-01-01', '2023-01-01', 'previous_period', 'year', '2023-01-01T00:00:00'],
    ['2024-03-05', '2024-03-01', '2022-03-01', 'custom', 'day', '2022-03-05T00:00:00'],
  ] as const)(
    'of %s in a range from %s, compared with a range from %s, %s by %s',
    (date, date1, date2, compare, interval, expected) => {
      expect(text(getPreviousDate(date, date1, date2, compare, interval))).toBe(expected);
    },
  );

  it('goes one year back by default, and returns an invalid moment for unreadable text', () => {
    expect(text(getPreviousDate('2024-03-05', '', ''))).toBe('2023-03-05T00:00:00');
    expect(getPreviousDate('yesterday', '', '').isValid()).toBe(false);
  });
});

it.each([
  ['2024-03-10', '2024-03-01', 9],
  ['2024-03-01', '2024-03-10', -9],
  ['2024-03-01', '2024-02-28', 2],
  ['2024-03-01T06:00:00', '2024-02-28T12:00:00', 1],
  ['2025-01-01', '2024-01-01', 366],
])('the whole days between %s and %s: %i', (date, date2, days) => {
  expect(getDateDifferenceInDays(date, date2)).toBe(days);
});

it.each([
  ['2023-03-01', '2024-01-01', true],
  ['2021-01-01', '2023-12-31', false],
  ['2000-01-01', '2000-12-31', true],
  ['1900-01-01', '1900-12-31', false],
  ['2025-01-01', '2024-12-31', false],
  ['x', '2024-12-31', false],
])('%s to %s contains a part of a leap year: %s', (start, end, expected) => {
  expect(containsLeapYear(start, end)).toBe(expected);
});
