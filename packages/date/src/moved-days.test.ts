import { expect, it } from 'vitest';
import { configureDate, findMovedDay, getMovedDay, type RangeParams } from './index.ts';

const days = (after: string, before = after, time = '23:59:59'): RangeParams => ({
  after: `${after}T00:00:00`,
  before: `${before}T${time}`,
});

it.each([
  // The day after Black Friday of 2026 is the date of that of 2025.
  [days('2026-11-28'), days('2025-11-28'), 'black-friday', '2025-11-28', days('2025-11-29')],
  [days('2026-11-27'), days('2025-11-27'), 'black-friday', '2026-11-27', days('2025-11-28')],
  [days('2025-12-01'), days('2024-12-01'), 'cyber-monday', '2025-12-01', days('2024-12-02')],
  [days('2026-04-21'), days('2025-04-21'), 'easter-monday', '2025-04-21', days('2025-04-22')],
  [days('2025-06-09'), days('2024-06-09'), null, '', null],
  [
    days('2026-11-01', '2026-11-27'),
    days('2025-11-01', '2025-11-27', '12:00:00'),
    'black-friday',
    '2026-11-27',
    days('2025-11-02', '2025-11-28', '12:00:00'),
  ],
  // Both ranges have it.
  [days('2026-11-01', '2026-11-29'), days('2025-11-01', '2025-11-29'), null, '', null],
  // Easter Monday is on no matching weekday of the year before.
  [days('2026-04-06'), days('2025-04-06'), null, '', null],
  [days('2026-11-11'), days('2025-11-11'), null, '', null],
])(
  'of %j against %j is %s, on %s, and the same weekdays are %j',
  (own, earlier, name, date, matched) => {
    expect(findMovedDay(own, earlier, 'previous_year')).toEqual(name && { name, date, matched });
  },
);

it('is looked for in a previous period, and in no comparison with other dates', () => {
  const [own, earlier] = [days('2026-11-28'), days('2026-11-27')];
  expect(findMovedDay(own, earlier, 'previous_period')).toEqual({
    name: 'black-friday',
    date: '2026-11-27',
    matched: days('2026-11-21'),
  });
  expect(findMovedDay(own, earlier, 'custom')).toBeNull();
});

it.each([
  ['2026-11-26T23:00:00Z', undefined, '2025-11-28'],
  ['2026-11-27T00:00:00Z', undefined, '2026-11-27'],
  ['2026-11-26T23:00:00Z', 2024, '2024-11-29'],
])('on %s, Black Friday of year %s is %s', (now, year, date) => {
  configureDate({ now: () => new Date(now) });
  expect(getMovedDay('black-friday', year)).toBe(date);
});
