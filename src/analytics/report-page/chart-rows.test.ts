import { describe, expect, it } from 'vitest';
import { getChartRows, type ComparedSeries } from './chart-rows.ts';

const series = (label: string, figures: Record<string, number | undefined>): ComparedSeries => ({
  label,
  intervals: Object.entries(figures).map(([day, value]) => ({
    interval: day,
    date_start: `${day} 00:00:00`,
    date_start_gmt: `${day} 00:00:00`,
    date_end: `${day} 23:59:59`,
    date_end_gmt: `${day} 23:59:59`,
    subtotals: value === undefined ? {} : { net_revenue: value },
  })),
});

describe('getChartRows', () => {
  it('pairs the intervals in order, each under its own date', () => {
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

  it('leaves a gap where a figure is missing and keeps a zero', () => {
    const [first, second] = getChartRows(
      'net_revenue',
      'day',
      series('Now', { '2026-11-01': undefined, '2026-11-02': 0 }),
      null,
    );
    expect(first).toEqual({ date: '2026-11-01T00:00:00', dateEnd: '2026-11-01T23:59:59' });
    expect(second).toHaveProperty('primary.value', 0);
  });

  it('goes on where only the longer comparison has figures', () => {
    const rows = getChartRows(
      'net_revenue',
      'month',
      series('Now', { '2026-01-31': 1, '2026-02-28': 2 }),
      series('Then', { '2025-01-31': 3, '2025-02-28': 4, '2025-03-31': 5 }),
    );
    expect(rows).toHaveLength(3);
    expect(rows[2]).toEqual({
      date: '2026-03-28T00:00:00',
      dateEnd: '2026-04-27T23:59:59',
      secondary: { value: 5, label: 'Then', labelDate: '2025-03-31T00:00:00' },
    });
  });

  it('has no rows without intervals of its own', () => {
    expect(
      getChartRows('net_revenue', 'day', series('Now', {}), series('Then', { '2025-01-01': 1 })),
    ).toEqual([]);
  });
});
