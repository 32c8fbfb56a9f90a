import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Interval } from '@tillview/date';
import { formatDateText } from './date-directives.ts';
import { fitLabels, labelTicks, maxTicks, tickIndices } from './x-ticks.ts';

const HOUR = 3_600_000;
const run = (count: number, hours: number, first = Date.UTC(2026, 0, 1)) =>
  Array.from({ length: count }, (_, index) => new Date(first + index * hours * HOUR));
const days = (count: number) => run(count, 24);
const stampsAt = (dates: Date[], indices: number[]) =>
  indices.map((index) => dates[index]?.toISOString().slice(0, 10));

describe('the maximum number of ticks', () => {
  it.each([
    [320, 7, 7],
    [782, 7, 7],
    [783, 12, 12],
    [1130, 12, 12],
    [1131, 16, 13],
    [1366, 31, 16],
  ])(
    'at a width of %i is %i for periods and %i for items (R9.38, R9.39, R9.40)',
    (width, ofPeriods, ofItems) => {
      expect(maxTicks(width, 'time-comparison')).toBe(ofPeriods);
      expect(maxTicks(width, 'item-comparison')).toBe(ofItems);
    },
  );
});

describe('the dates with a tick', () => {
  it('are the starts of months for days of 63 or more points (R9.41)', () => {
    const dates = days(63);
    expect(stampsAt(dates, tickIndices(dates, 'day', 12))).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
    expect(tickIndices(days(62), 'day', 7)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  });

  it('are the first weeks of each month for weeks of 9 or more points (R9.42)', () => {
    const dates = run(9, 24 * 7);
    expect(stampsAt(dates, tickIndices(dates, 'week', 12))).toEqual(['2026-01-01', '2026-02-05']);
    expect(tickIndices(run(8, 24 * 7), 'week', 12)).toHaveLength(8);
  });

  it('are the first point of each month when the range starts within a month', () => {
    const dates = run(70, 24, Date.UTC(2026, 0, 20));
    expect(stampsAt(dates, tickIndices(dates, 'day', 12))).toEqual([
      '2026-01-20',
      '2026-02-01',
      '2026-03-01',
    ]);
  });

  it.each([
    [7, 'day', 7, [0, 1, 2, 3, 4, 5, 6]],
    [31, 'day', 7, [0, 5, 10, 15, 20, 25, 30]],
    [13, 'day', 7, [0, 2, 4, 6, 8, 10, 12]],
    [8, 'day', 7, [0, 2, 4, 6]],
    // Neither 23 nor 59 has a suitable divisor: the last tick is one day, or three, before the last date.
    [24, 'day', 12, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]],
    [60, 'day', 12, [0, 7, 14, 21, 28, 35, 42, 49, 56]],
    [20, 'day', 12, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]],
    [24, 'hour', 12, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]],
    [24, 'hour', 7, [0, 4, 8, 12, 16, 20]],
    [0, 'day', 7, []],
    [1, 'day', 7, [0]],
  ] as const)('are evenly spaced: %i of %s, at most %i', (count, interval, max, indices) => {
    const dates = run(count, interval === 'hour' ? 1 : 24);
    expect(tickIndices(dates, interval, max)).toEqual(indices);
  });

  it('are at most the maximum, start with the first date, and do not change the points', () => {
    const intervals: Interval[] = ['hour', 'day', 'week', 'month', 'quarter', 'year'];
    const hours = { hour: 1, day: 24, week: 168, month: 730, quarter: 2190, year: 8760 };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1500 }),
        fc.constantFrom(...intervals),
        fc.constantFrom(7, 12, 13, 16, 31),
        (count, interval, max) => {
          const dates = run(count, hours[interval]);
          const indices = tickIndices(dates, interval, max);
          expect(indices.length).toBeLessThanOrEqual(max);
          expect(indices[0]).toBe(0);
          expect(dates).toHaveLength(count);
        },
      ),
    );
  });
});

describe('the labels', () => {
  const label = (dates: Date[], interval: Interval, x: string, x2: string) =>
    labelTicks(
      dates,
      dates.map((_, index) => index),
      interval,
      (date) => formatDateText(x, date),
      (date) => formatDateText(x2, date),
    ).map(({ label: first, label2 }) => [first, label2]);

  it('contain on their second line only the part that changes', () => {
    expect(label(run(3, 24, Date.UTC(2026, 10, 29)), 'day', '%-d', '%b %Y')).toEqual([
      ['29', 'Nov 2026'],
      ['30', ''],
      ['1', 'Dec'],
    ]);
    expect(label(run(2, 24, Date.UTC(2026, 11, 31)), 'day', '%-d', '%b %Y')).toEqual([
      ['31', 'Dec 2026'],
      ['1', 'Jan 2027'],
    ]);
    expect(label(run(3, 12), 'hour', '%_I%p', '%b %-d, %Y')).toEqual([
      ['12AM', 'Jan 1, 2026'],
      ['12PM', ''],
      ['12AM', 'Jan 2'],
    ]);
  });

  it('do not repeat a first line, except for hours', () => {
    expect(label(run(2, 24), 'day', '%b', '%Y')).toEqual([
      ['Jan', '2026'],
      ['', ''],
    ]);
    expect(label(run(2, 24), 'hour', '%_I%p', '%Y')[1]?.[0]).toBe('12AM');
  });

  it('have the year of a month that occurs twice', () => {
    const months = Array.from({ length: 13 }, (_, month) => new Date(Date.UTC(2025, 10 + month)));
    const labels = label(months, 'month', '%b', '%Y');
    expect(labels.filter(([, year]) => year)).toEqual([
      ['Nov', '2025'],
      ['Jan', '2026'],
      ['Nov', '2026'],
    ]);
  });

  it('are removed when they would overlap, but their ticks stay', () => {
    const ticks = [0, 1, 2, 3].map((index) => ({ index, label: '12AM', label2: '' }));
    const fitted = fitLabels(ticks, (index) => index * 25, 'label');
    expect(fitted.map(({ label: text }) => text)).toEqual(['12AM', '', '12AM', '']);
    expect(fitted).toHaveLength(4);
  });

  it('are removed for a partial first month when they would overlap', () => {
    const ticks = ['Jan', 'Feb', 'Mar'].map((text, index) => ({ index, label: text, label2: '' }));
    const centres = [0, 10, 200];
    const fitted = fitLabels(ticks, (index) => centres[index] ?? 0, 'label');
    expect(fitted.map(({ label: text }) => text)).toEqual(['', 'Feb', 'Mar']);
  });
});
