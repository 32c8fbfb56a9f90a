import { expect, it } from 'vitest';
import { toInterval } from '../definition/stats.test-support.ts';
import { getDateLabels } from './date-labels.ts';

const week = (start: string, end: string) => toInterval(start, end, {});

it('names the part of a week in the range in which it is cut off, and not in the other', () => {
  // A range of more than a year ends in its own comparison.
  const primary = [
    week('2025-01-10', '2025-01-12'),
    week('2025-09-08', '2025-09-14'),
    week('2026-09-07', '2026-09-13'),
  ];
  const secondary = [week('2024-01-10', '2024-01-14'), week('2025-09-08', '2025-09-13')];
  const { screenReader } = getDateLabels('week', primary, secondary);
  const date = new Date('2025-09-08T00:00:00Z');
  expect([screenReader(date), screenReader(date, true)]).toEqual([
    'Week of September 8, 2025',
    'Week of September 8, 2025, 6 of 7 days',
  ]);
});
