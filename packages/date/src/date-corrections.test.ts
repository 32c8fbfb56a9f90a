import { beforeEach, expect, it } from 'vitest';
import { configureDate, correctDateQuery, getCurrentDates } from './index.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const custom = { period: 'custom', compare: 'previous_year' };
const year = { period: 'year', compare: 'previous_year' };

it.each([
  ['nothing', {}, [], 'Nov 1 - 20, 2026', 'Nov 1 - 20, 2025'],
  ['everything', year, [], 'Jan 1 - Nov 20, 2026', 'Jan 1 - Nov 20, 2025'],
  [
    'a period without a comparison',
    { period: 'last_year' },
    ['comparison missing'],
    'Jan 1 - Dec 31, 2025',
    'Jan 1 - Dec 31, 2024',
  ],
  [
    'a comparison without a period',
    { compare: 'previous_period' },
    ['range missing'],
    'Nov 1 - 20, 2026',
    'Oct 1 - 20, 2026',
  ],
  [
    'an unknown period',
    { ...year, period: 'decade' },
    ['range unknown'],
    'Nov 1 - 20, 2026',
    'Nov 1 - 20, 2025',
  ],
  [
    'an unknown comparison',
    { ...year, compare: 'last_life' },
    ['comparison unknown'],
    'Jan 1 - Nov 20, 2026',
    'Jan 1 - Nov 20, 2025',
  ],
  [
    'reversed dates',
    { ...custom, after: '2026-11-10', before: '2026-11-02' },
    ['range reversed'],
    'Nov 2 - 10, 2026',
    'Nov 2 - 10, 2025',
  ],
  [
    'an end in the future',
    { ...custom, after: '2026-11-16', before: '2026-11-28' },
    ['range future-end'],
    'Nov 16 - 20, 2026',
    'Nov 16 - 20, 2025',
  ],
  [
    'reversed dates with one in the future',
    { ...custom, after: '2027-01-01', before: '2026-11-19' },
    ['range future-end'],
    'Nov 19 - 20, 2026',
    'Nov 19 - 20, 2025',
  ],
  [
    'two dates in the future',
    { ...custom, after: '2026-11-21', before: '2026-11-28' },
    ['range future'],
    'Nov 1 - 20, 2026',
    'Nov 1 - 20, 2025',
  ],
  [
    'dates that cannot be read',
    { ...custom, after: '11/01/2026', before: '2026-11-28' },
    ['range unreadable'],
    'Nov 1 - 20, 2026',
    'Nov 1 - 20, 2025',
  ],
  [
    'a reversed comparison',
    {
      period: 'today',
      compare: 'custom',
      compare_after: '2026-10-05',
      compare_before: '2026-10-04',
    },
    ['comparison reversed'],
    'Nov 20, 2026',
    'Oct 4 - 5, 2026',
  ],
  [
    'a comparison without dates',
    { period: 'today', compare: 'custom' },
    ['comparison unreadable'],
    'Nov 20, 2026',
    'Nov 20, 2025',
  ],
])('a URL that has %s keeps its valid part', (_name, query, reasons, primary, secondary) => {
  const corrected = correctDateQuery(query);
  expect(corrected.corrections.map(({ of, reason }) => `${of} ${reason}`)).toEqual(reasons);
  const dates = getCurrentDates(corrected.query);
  expect([dates.primary.range, dates.secondary?.range]).toEqual([primary, secondary]);
});
