import { afterEach, describe, expect, it } from 'vitest';
import { configureDate } from './environment.ts';
import { getRangeIntervals } from './range-intervals.ts';

const range = { after: '2026-10-30T00:00:00', before: '2026-11-09T12:00:00' };

describe('getRangeIntervals', () => {
  afterEach(() => configureDate({ weekStart: 0 }));

  it('cuts the first and the last interval at the ends of the range', () => {
    expect(getRangeIntervals(range, 'month')).toEqual([
      { after: '2026-10-30T00:00:00', before: '2026-10-31T23:59:59' },
      { after: '2026-11-01T00:00:00', before: '2026-11-09T12:00:00' },
    ]);
    expect(getRangeIntervals(range, 'day')).toHaveLength(11);
  });

  it('starts weeks on the configured day', () => {
    configureDate({ weekStart: 1 });
    expect(getRangeIntervals(range, 'week').map(({ after }) => after.slice(0, 10))).toEqual([
      '2026-10-30',
      '2026-11-02',
      '2026-11-09',
    ]);
  });

  it('has each hour of a day', () => {
    const day = { after: '2026-11-09T00:00:00', before: '2026-11-09T23:59:59' };
    const hours = getRangeIntervals(day, 'hour');
    expect(hours).toHaveLength(24);
    expect(hours[23]).toEqual({ after: '2026-11-09T23:00:00', before: '2026-11-09T23:59:59' });
  });
});
