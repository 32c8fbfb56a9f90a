import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import moment from 'moment';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  configureDate,
  formatIntervalLabel,
  type Interval,
  type IntervalLabelStyle,
} from './index.ts';

beforeEach(() => configureDate({ weekStart: 1 }));
afterEach(() => {
  resetLocaleData({}, 'tillview');
  configureDate();
});

const styles: IntervalLabelStyle[] = ['table', 'tooltip', 'screen-reader', 'axis', 'axis-context'];

it.each<[Interval, string, string[]]>([
  [
    'hour',
    '2026-11-02 14:00:00',
    ['2 PM', '2 PM Nov 2, 2026', '2 PM November 2, 2026', '2 PM', 'Nov 2, 2026'],
  ],
  [
    'hour',
    '2026-11-02 00:00:00',
    ['12 AM', '12 AM Nov 2, 2026', '12 AM November 2, 2026', '12 AM', 'Nov 2, 2026'],
  ],
  [
    'day',
    '2026-11-02 00:00:00',
    ['Nov 2, 2026', 'November 2, 2026', 'November 2, 2026', '2', 'Nov 2026'],
  ],
  [
    'week',
    '2026-11-02 00:00:00',
    ['Nov 2 - 8, 2026', 'Week of November 2, 2026', 'Week of November 2, 2026', '2', 'Nov 2026'],
  ],
  [
    'month',
    '2026-11-01 00:00:00',
    ['November 2026', 'November 2026', 'November 2026', 'Nov', '2026'],
  ],
  ['quarter', '2026-10-01 00:00:00', ['Q4 2026', 'Q4 2026', 'Quarter 4 of 2026', 'Q4', '2026']],
  ['year', '2026-01-01 00:00:00', ['2026', '2026', '2026', '2026', '']],
])('%s of %s has the right label in every style', (interval, start, labels) => {
  const inAll = (date: string | moment.Moment): string[] =>
    styles.map((style) => formatIntervalLabel(interval, date, { style }));
  expect(inAll(start)).toEqual(labels);
  expect(inAll(start.replace(' ', 'T'))).toEqual(labels);
  expect(inAll(moment.utc(start))).toEqual(labels);
});

describe('weeks in a table', () => {
  it.each([
    ['2026-11-01 00:00:00', 1, undefined, 'Nov 1, 2026'],
    ['2026-11-01 00:00:00', 0, undefined, 'Nov 1 - 7, 2026'],
    ['2026-11-01 00:00:00', 0, '2026-11-01 23:59:59', 'Nov 1, 2026'],
    ['2026-11-16 00:00:00', 1, '2026-11-20 23:59:59', 'Nov 16 - 20, 2026'],
    ['2025-12-29 00:00:00', 1, undefined, 'Dec 29, 2025 - Jan 4, 2026'],
    ['2026-11-16 00:00:00', 1, 'x', 'Nov 16 - 22, 2026'],
  ])('from %s, week start %i, end %s: %s', (start, weekStart, dateEnd, expected) => {
    configureDate({ weekStart });
    expect(formatIntervalLabel('week', start, { style: 'table', dateEnd })).toBe(expected);
  });
});

it.each([
  ['day', 62, '2', 'Nov 2026'],
  ['day', 63, 'Nov', '2026'],
  ['week', 8, '2', 'Nov 2026'],
  ['week', 9, 'Nov', '2026'],
] as const)(
  '%s with %i points on the axis: %s with %s below it (R9.41, R9.42)',
  (interval, ticks, top, below) => {
    const start = '2026-11-02 00:00:00';
    expect(formatIntervalLabel(interval, start, { style: 'axis', ticks })).toBe(top);
    expect(formatIntervalLabel(interval, start, { style: 'axis-context', ticks })).toBe(below);
  },
);

it('includes the date of an hour in a table with several days', () => {
  const options = { style: 'table', hasSeveralDays: true } as const;
  expect(formatIntervalLabel('hour', '2026-11-02 09:00:00', options)).toBe('Nov 2, 2026, 9 AM');
});

it('uses the configured locale', () => {
  configureDate({ locale: 'de_DE', weekStart: 1 });
  setLocaleData({ 'Week of %s': ['Woche ab %s'], 'MMMM D, YYYY': ['D. MMMM YYYY'] }, 'tillview');
  const label = formatIntervalLabel('week', '2026-03-02 00:00:00', { style: 'tooltip' });
  expect(label).toBe('Woche ab 2. März 2026');
});
