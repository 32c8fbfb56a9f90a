import { expect, it } from 'vitest';
import { pairForTable } from './pair-intervals.ts';

const starts = (...dates: string[]) => dates.map((date_start) => ({ date_start }));
const textOf = (pairs: ReturnType<typeof pairForTable>) =>
  pairs.map(([own, compared]) => `${own?.date_start ?? '-'} | ${compared?.date_start ?? '-'}`);

it('compares the leap day of the earlier year with nothing', () => {
  const pairs = pairForTable(
    starts('2025-02-28 00:00:00', '2025-03-01 00:00:00'),
    starts('2024-02-28 00:00:00', '2024-02-29 00:00:00', '2024-03-01 00:00:00'),
    { primary: ['2025-02-28', '2025-03-01'], secondary: ['2024-02-28', '2024-03-01'], unit: 'day' },
  );
  expect(textOf(pairs)).toEqual([
    '2025-02-28 00:00:00 | 2024-02-28 00:00:00',
    '- | 2024-02-29 00:00:00',
    '2025-03-01 00:00:00 | 2024-03-01 00:00:00',
  ]);
});

it('compares equal hours when one day lacks an hour', () => {
  const pairs = pairForTable(
    starts('2026-03-08 01:00:00', '2026-03-08 03:00:00'),
    starts('2026-03-07 01:00:00', '2026-03-07 02:00:00', '2026-03-07 03:00:00'),
    {
      primary: ['2026-03-08', '2026-03-08'],
      secondary: ['2026-03-07', '2026-03-07'],
      unit: 'hour',
    },
  );
  expect(textOf(pairs)).toEqual([
    '2026-03-08 01:00:00 | 2026-03-07 01:00:00',
    '- | 2026-03-07 02:00:00',
    '2026-03-08 03:00:00 | 2026-03-07 03:00:00',
  ]);
});

it('keeps a first week that is cut off at the start', () => {
  const pairs = pairForTable(
    starts('2025-01-01 00:00:00', '2025-01-06 00:00:00', '2025-01-13 00:00:00'),
    starts('2024-01-01 00:00:00', '2024-01-08 00:00:00', '2024-01-15 00:00:00'),
    {
      primary: ['2025-01-01', '2025-01-19'],
      secondary: ['2024-01-01', '2024-01-19'],
      unit: 'week',
    },
  );
  expect(textOf(pairs)).toEqual([
    '2025-01-01 00:00:00 | 2024-01-01 00:00:00',
    '2025-01-06 00:00:00 | 2024-01-08 00:00:00',
    '2025-01-13 00:00:00 | 2024-01-15 00:00:00',
  ]);
});
