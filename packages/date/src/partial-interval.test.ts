import { beforeEach, expect, it } from 'vitest';
import { configureDate, formatPartialDays, getPartialDays } from './index.ts';

beforeEach(() => configureDate({ weekStart: 1, now: () => new Date('2026-11-20T12:00:00Z') }));

it.each([
  ['week', '2026-11-16 00:00:00', '2026-11-20 23:59:59', { days: 5, of: 7 }],
  ['week', '2026-11-16 00:00:00', '2026-11-22 23:59:59', { days: 5, of: 7 }],
  ['week', '2026-11-01 00:00:00', '2026-11-01 23:59:59', { days: 1, of: 7 }],
  ['week', '2026-11-09 00:00:00', '2026-11-15 23:59:59', null],
  ['month', '2026-02-10 00:00:00', '2026-02-28 23:59:59', { days: 19, of: 28 }],
  ['month', '2026-11-01 00:00:00', '2026-11-30 23:59:59', { days: 20, of: 30 }],
  ['quarter', '2026-10-01 00:00:00', '2026-11-20 12:00:00', { days: 51, of: 92 }],
  ['year', '2024-03-01 00:00:00', '2024-12-31 23:59:59', { days: 306, of: 366 }],
  ['year', '2025-01-01 00:00:00', '2025-12-31 23:59:59', null],
  ['day', '2026-11-20 00:00:00', '2026-11-20 12:00:00', null],
  ['hour', '2026-11-20 12:00:00', '2026-11-20 12:00:00', null],
  ['week', 'soon', '2026-11-20 12:00:00', null],
] as const)('getPartialDays for a %s from %s to %s is %j', (interval, start, end, expected) => {
  expect(getPartialDays(interval, start, end)).toEqual(expected);
});

it('formatPartialDays returns the days as text, or an empty text for a whole interval', () => {
  expect(formatPartialDays('week', '2026-11-16 00:00:00', '2026-11-22 23:59:59')).toBe(
    '5 of 7 days',
  );
  expect(formatPartialDays('day', '2026-11-16 00:00:00', '2026-11-16 23:59:59')).toBe('');
});
