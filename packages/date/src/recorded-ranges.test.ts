import { beforeEach, describe, expect, it } from 'vitest';
import { appendTimestamp, configureDate, getCurrentDates } from './index.ts';

// Requests of a real store, recorded on 2026-11-20 in UTC; the two times are the start and the end of that day.
const clocks = [
  ['just after midnight', '2026-11-20T00:00:00Z'],
  ['just before midnight', '2026-11-20T23:59:59Z'],
] as const;

const month = { period: 'month' };
const lastMonth = { period: 'last_month' };
const lastYear = { period: 'last_year' };
const week = { period: 'custom', after: '2026-11-10', before: '2026-11-16' };

const rows = [
  [month, 'previous_period', ['2026-11-01', '2026-11-20'], ['2026-10-01', '2026-10-20']],
  [month, 'previous_year', ['2026-11-01', '2026-11-20'], ['2025-11-01', '2025-11-20']],
  [lastMonth, 'previous_period', ['2026-10-01', '2026-10-31'], ['2026-08-31', '2026-09-30']],
  [lastMonth, 'previous_year', ['2026-10-01', '2026-10-31'], ['2025-10-01', '2025-10-31']],
  [lastYear, 'previous_period', ['2025-01-01', '2025-12-31'], ['2024-01-01', '2024-12-31']],
  [lastYear, 'previous_year', ['2025-01-01', '2025-12-31'], ['2024-01-01', '2024-12-31']],
  [week, 'previous_period', ['2026-11-10', '2026-11-16'], ['2026-11-03', '2026-11-09']],
  [week, 'previous_year', ['2026-11-10', '2026-11-16'], ['2025-11-10', '2025-11-16']],
] as const;

describe.each(clocks)('ranges of the recorded requests, %s', (_name, instant) => {
  beforeEach(() => configureDate({ now: () => new Date(instant) }));

  it.each(rows)('%j against %s (R1.8, R1.9)', (fields, compare, primary, secondary) => {
    const dates = getCurrentDates({ ...fields, compare });
    const bounds = (range: typeof dates.secondary): string[] =>
      range ? [appendTimestamp(range.after, 'start'), appendTimestamp(range.before, 'end')] : [];
    const expected = ([after, before]: readonly [string, string]): string[] => [
      `${after}T00:00:00`,
      `${before}T23:59:59`,
    ];
    expect(bounds(dates.primary)).toEqual(expected(primary));
    expect(bounds(dates.secondary)).toEqual(expected(secondary));
  });
});
