import { expect, it } from 'vitest';
import { clockChangeDays } from './clock-changes.ts';

it.each([
  ['America/New_York', ['2026-03-08', '2026-11-01']],
  ['Europe/Berlin', ['2026-03-29', '2026-10-25']],
  ['Asia/Kolkata', []],
  ['UTC', []],
  ['+05:30', []],
])('finds the days of a year on which the clocks of %s change', (zone, days) => {
  expect(clockChangeDays(zone, '2026-11-20')).toEqual(days);
});
