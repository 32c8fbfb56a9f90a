import { describe, expect, it } from 'vitest';
import {
  addMonths,
  formatLocalTime,
  intervalIndex,
  intervalLabel,
  intervalStart,
  parseLocalTime,
  parseWithRollover,
  weekdayOf,
} from './local-time.ts';
import type { Interval, WeekStart } from './local-time.ts';

const time = (text: string): number => parseLocalTime(text) ?? Number.NaN;

describe('parseLocalTime', () => {
  it.each([
    '2026-02-29T00:00:00',
    '2026-11-31T00:00:00',
    '2026-11-20T24:00:00',
    '2026-11-20',
    'now',
  ])('rejects %s', (text) => {
    expect(parseLocalTime(text)).toBeNull();
  });

  it('accepts a space instead of the T', () => {
    expect(parseLocalTime('2024-02-29 23:59:59')).toBe(Date.UTC(2024, 1, 29, 23, 59, 59));
  });
});

describe('parseWithRollover', () => {
  it.each([
    ['2026-02-30T00:00:00', '2026-03-02T00:00:00'],
    ['2026-11-31T12:00:00', '2026-12-01T12:00:00'],
    ['2026-11-20T24:30:00', '2026-11-21T00:30:00'],
    ['2026-11-20T23:59:60', '2026-11-21T00:00:00'],
    ['2026-11-00T00:00:00', '2026-10-31T00:00:00'],
    ['0099-01-01T00:00:00', '0099-01-01T00:00:00'],
  ])('parses %s as %s', (text, expected) => {
    expect(formatLocalTime(parseWithRollover(text) ?? Number.NaN)).toBe(expected);
  });

  it.each([
    '2026-02-32T00:00:00',
    '2026-13-01T00:00:00',
    '2026-11-20T25:00:00',
    '2026-11-20T23:60:00',
    '2026-11-20T23:59:61',
    '0000-00-00T00:00:00',
    '2026-11-20',
  ])('rejects %s', (text) => {
    expect(parseWithRollover(text)).toBeNull();
  });
});

describe('intervals', () => {
  it.each<[string, Interval, WeekStart, string, string]>([
    ['2026-11-20T14:35:00', 'hour', 1, '2026-11-20 14', '2026-11-20T14:00:00'],
    ['2026-11-20T14:35:00', 'day', 1, '2026-11-20', '2026-11-20T00:00:00'],
    ['2026-11-20T14:35:00', 'week', 1, '2026-47', '2026-11-16T00:00:00'],
    ['2026-11-20T14:35:00', 'month', 1, '2026-11', '2026-11-01T00:00:00'],
    ['2026-11-20T14:35:00', 'quarter', 1, '2026-4', '2026-10-01T00:00:00'],
    ['2026-11-20T14:35:00', 'year', 1, '2026', '2026-01-01T00:00:00'],
    ['2026-11-01T00:00:00', 'week', 1, '2026-44', '2026-10-26T00:00:00'],
    ['2024-12-31T00:00:00', 'week', 1, '2025-01', '2024-12-30T00:00:00'],
    ['2027-01-03T12:00:00', 'week', 1, '2026-53', '2026-12-28T00:00:00'],
    ['2026-11-22T00:00:00', 'week', 0, '2026-48', '2026-11-22T00:00:00'],
    ['2026-01-01T00:00:00', 'week', 0, '2026-01', '2025-12-28T00:00:00'],
    ['2026-01-03T23:59:59', 'week', 0, '2026-01', '2025-12-28T00:00:00'],
    ['2026-11-20T14:35:00', 'week', 6, '2026-47', '2026-11-14T00:00:00'],
  ])(
    '%s by %s, with weeks from day %i, is in interval %s, which starts at %s',
    (text, interval, weekStart, label, start) => {
      const index = intervalIndex(time(text), interval, weekStart);
      expect(intervalLabel(index, interval, weekStart)).toBe(label);
      expect(formatLocalTime(intervalStart(index, interval, weekStart))).toBe(start);
    },
  );
});

describe('addMonths', () => {
  it.each([
    ['2026-11-20T12:00:00', -26, '2024-09-20T12:00:00'],
    ['2026-03-31T10:00:00', -1, '2026-02-28T10:00:00'],
    ['2024-01-31T10:00:00', 1, '2024-02-29T10:00:00'],
  ])('%s and %i months', (text, months, expected) => {
    expect(formatLocalTime(addMonths(time(text), months))).toBe(expected);
  });
});

describe('weekdayOf', () => {
  it('starts with Sunday, also before 1970', () => {
    expect(weekdayOf(time('2026-11-20T00:00:00'))).toBe(5);
    expect(weekdayOf(time('1969-12-28T23:00:00'))).toBe(0);
  });
});
