import { configureDate } from '@tillview/date';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toInterval } from '../definition/stats.test-support.ts';
import { getChartRows, getIncompleteDates, roundRows } from './chart-rows.ts';

const series = (label: string, values: Record<string, number | undefined>) => ({
  label,
  start: Object.keys(values)[0] ?? '2026-11-01',
  end: `${Object.keys(values).at(-1) ?? '2026-11-01'} 23:59:59`,
  intervals: Object.entries(values).map(([day, value]) =>
    toInterval(day, day, value === undefined ? {} : { net_revenue: value }),
  ),
});

describe('getChartRows', () => {
  it('pairs the intervals at the same calendar position, each with its own date', () => {
    const rows = getChartRows(
      'net_revenue',
      'day',
      series('This month', { '2026-11-01': 12.5, '2026-11-02': 0 }),
      series('Last year', { '2025-11-01': 7, '2025-11-02': -3 }),
    );
    expect(rows).toEqual([
      {
        date: '2026-11-01T00:00:00',
        dateEnd: '2026-11-01T23:59:59',
        primary: { value: 12.5, label: 'This month', labelDate: '2026-11-01T00:00:00' },
        secondary: { value: 7, label: 'Last year', labelDate: '2025-11-01T00:00:00' },
      },
      {
        date: '2026-11-02T00:00:00',
        dateEnd: '2026-11-02T23:59:59',
        primary: { value: 0, label: 'This month', labelDate: '2026-11-02T00:00:00' },
        secondary: { value: -3, label: 'Last year', labelDate: '2025-11-02T00:00:00' },
      },
    ]);
  });

  it('pairs Mar 1, 2025 with Mar 1, 2024, and puts Feb 29 in its own row', () => {
    const rows = getChartRows(
      'net_revenue',
      'day',
      series('Now', { '2025-02-28': 1, '2025-03-01': 2 }),
      series('Then', { '2024-02-28': 3, '2024-02-29': 4, '2024-03-01': 5 }),
    );
    expect(rows.slice(1)).toEqual([
      {
        date: '2024-02-29T00:00:00',
        dateEnd: '2024-02-29T23:59:59',
        only: 'secondary',
        secondary: { value: 4, label: 'Then', labelDate: '2024-02-29T00:00:00' },
      },
      {
        date: '2025-03-01T00:00:00',
        dateEnd: '2025-03-01T23:59:59',
        primary: { value: 2, label: 'Now', labelDate: '2025-03-01T00:00:00' },
        secondary: { value: 5, label: 'Then', labelDate: '2024-03-01T00:00:00' },
      },
    ]);
  });

  it('has no value but a date if the value is missing, and keeps a zero', () => {
    const [first, second] = getChartRows(
      'net_revenue',
      'day',
      series('Now', { '2026-11-01': undefined, '2026-11-02': 0 }),
      null,
    );
    expect(first).toEqual({
      date: '2026-11-01T00:00:00',
      dateEnd: '2026-11-01T23:59:59',
      primary: { value: null, label: 'Now', labelDate: '2026-11-01T00:00:00' },
    });
    expect(second).toHaveProperty('primary.value', 0);
  });

  it('marks the days that only one range has, and adds no dates after the end of the shorter range', () => {
    const rows = getChartRows(
      'net_revenue',
      'month',
      series('Now', { '2026-01-01': 1, '2026-02-01': 2 }),
      series('Then', { '2025-10-01': 3, '2025-11-01': 4, '2025-12-01': 5 }),
    );
    expect(rows).toHaveLength(3);
    expect(rows[2]).toMatchObject({ date: '2025-12-01T00:00:00', only: 'secondary' });
    const [, , last] = getChartRows(
      'net_revenue',
      'day',
      series('Now', { '2026-03-27': 1, '2026-03-28': 2, '2026-03-29': 3 }),
      series('Then', { '2026-02-27': 4, '2026-02-28': 5 }),
    );
    expect(last).toMatchObject({ date: '2026-03-29T00:00:00', only: 'primary' });
  });

  it('has no rows if the range itself has no intervals', () => {
    expect(
      getChartRows('net_revenue', 'day', series('Now', {}), series('Then', { '2025-01-01': 1 })),
    ).toEqual([]);
  });
});

describe('getIncompleteDates', () => {
  afterEach(() => configureDate());

  it('finds the interval that has not ended, using the end from the store', () => {
    configureDate({ now: () => new Date('2026-11-02T12:00:00Z') });
    const { intervals } = series('Now', { '2026-11-01': 1, '2026-11-02': 2, '2026-11-03': 3 });
    expect([...getIncompleteDates(intervals, 'day')]).toEqual(['2026-11-02T00:00:00']);
    const cut = intervals.map((one) => ({ ...one, date_end: '2026-11-02 11:59:59' }));
    expect(getIncompleteDates(cut, 'week').size).toBe(0);
  });

  it('does not read the clock for each of 5,000 intervals', () => {
    const now = vi.fn(() => new Date('2026-11-20T12:00:00Z'));
    configureDate({ now });
    const days = Array.from({ length: 5000 }, (_, index) =>
      new Date(Date.UTC(2013, 2, 14 + index)).toISOString().slice(0, 10),
    );
    const { intervals } = series('Now', Object.fromEntries(days.map((day) => [day, 1])));
    expect([...getIncompleteDates(intervals, 'day')]).toEqual(['2026-11-20T00:00:00']);
    expect(now.mock.calls.length).toBeLessThan(10);
  });
});

it('rounds values to what is shown: a change is the difference of two shown amounts', () => {
  const entry = (value: number | null) => ({ label: '', value });
  const rows = [{ date: '2026-11-01T00:00:00', primary: entry(133.934), secondary: entry(null) }];
  const round = (value: number) => Number(value.toFixed(2));
  expect(roundRows(rows, round)).toEqual([
    { date: '2026-11-01T00:00:00', primary: entry(133.93), secondary: entry(null) },
  ]);
});
