import { expect, it } from 'vitest';
import { toInterval } from '../definition/stats.test-support.ts';
import { getRemainder, sumDays } from './matched-range.ts';

const comparison = { after: '2025-11-01T00:00:00', before: '2025-11-03T12:00:00' };

/** A day with its number as the metric; the last one of the comparison ends at noon. */
const day = (date: string, net_revenue: number) => toInterval(date, date, { net_revenue });

it.each([
  // The days before the last of the comparison are known, whole.
  ['2025-11-02T00:00:00', '2025-11-04T12:00:00', '2025-11-03T00:00:00', 20],
  ['2025-11-01T00:00:00', '2025-11-03T23:59:59', '2025-11-03T00:00:00', 30],
])('adds the days that a comparison has to the rest of %s', (after, before, start, sum) => {
  const range = { after, before };
  const remainder = getRemainder(range, comparison);
  expect(remainder).toEqual({ after: start, before });
  const days = [day('2025-11-01', 10), day('2025-11-02', 20), day('2025-11-03', 3)];
  expect(sumDays(days, range, remainder!, 'net_revenue')).toBe(sum);
});

it.each([
  ['that begins earlier', '2025-10-31T00:00:00', '2025-11-02T12:00:00'],
  ['that begins on its last day', '2025-11-03T00:00:00', '2025-11-05T12:00:00'],
  ['that ends before its last day', '2025-11-01T00:00:00', '2025-11-02T23:59:59'],
])('has no remainder of a range %s', (_what, after, before) => {
  expect(getRemainder({ after, before }, comparison)).toBeUndefined();
});
