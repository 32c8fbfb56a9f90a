import { beforeEach, describe, expect, it } from 'vitest';
import { configureDate, getCurrentDates, getDateParamsFromQuery } from './index.ts';

const at = (now: string, comparesUpToNow = false) =>
  configureDate({ weekStart: 1, now: () => new Date(now), comparesUpToNow });
beforeEach(() => at('2026-11-20T12:34:56Z'));

const text = ({ after, before }: NonNullable<ReturnType<typeof getCurrentDates>['secondary']>) =>
  [after.format('YYYY-MM-DD'), before.format('YYYY-MM-DDTHH:mm:ss')] as const;

describe('a comparison that ends at the present time of day', () => {
  const until = { compare_until: 'now' };
  it.each([
    ['today', 'previous_period', '2026-11-19', '2026-11-19T12:30:00'],
    ['today', 'previous_year', '2025-11-20', '2025-11-20T12:30:00'],
    ['week', 'previous_period', '2026-11-09', '2026-11-13T12:30:00'],
    ['month', 'previous_year', '2025-11-01', '2025-11-20T12:30:00'],
    ['year', 'previous_period', '2025-01-01', '2025-11-20T12:30:00'],
  ])('of %s with %s is %s to %s', (period, compare, after, before) => {
    const { secondary, cut } = getCurrentDates({ period, compare, ...until });
    expect(text(secondary!)).toEqual([after, before]);
    expect(secondary?.range).toMatch(/ until 12:30 PM$/);
    expect(cut).toMatchObject({ isApplied: true });
    expect(cut?.now.format('HH:mm:ss')).toBe('12:30:00');
  });

  it('is offered but not applied without compare_until', () => {
    const { secondary, cut } = getCurrentDates({ period: 'today', compare: 'previous_period' });
    expect(secondary?.range).toBe('Nov 19, 2026');
    expect(cut).toMatchObject({ isApplied: false });
    expect(cut?.at.format('YYYY-MM-DDTHH:mm')).toBe('2026-11-19T12:30');
  });

  it('ends a longer custom comparison at the same distance from its start', () => {
    const query = { period: 'week', compare: 'custom', ...until };
    const whole = { compare_after: '2026-11-02', compare_before: '2026-11-08' };
    expect(text(getCurrentDates({ ...query, ...whole }).secondary!)).toEqual([
      '2026-11-02',
      '2026-11-06T12:30:00',
    ]);
    const short = { compare_after: '2026-11-02', compare_before: '2026-11-03' };
    expect(getCurrentDates({ ...query, ...short })).not.toHaveProperty('cut');
  });

  it('does not change a finished range, or one without a counterpart of today', () => {
    expect(
      getCurrentDates({ period: 'last_month', compare: 'previous_year', ...until }),
    ).not.toHaveProperty('cut');
    // 31 March has no counterpart in February, 29 February has none in 2023.
    at('2026-03-31T12:00:00Z');
    const compare = 'previous_period';
    expect(getCurrentDates({ period: 'month', compare, ...until })).not.toHaveProperty('cut');
    at('2024-02-29T12:00:00Z');
    expect(
      getCurrentDates({ period: 'month', compare: 'previous_year', ...until }),
    ).not.toHaveProperty('cut');
  });
});

describe('for a user who compares up to now', () => {
  beforeEach(() => at('2026-11-20T12:34:56Z', true));
  const month = { period: 'month', compare: 'previous_year' };

  it('a URL without dates ends at the present time of day, and one that names its dates is to the letter (B61)', () => {
    expect(getCurrentDates({ interval: 'day' }).cut).toMatchObject({ isApplied: true });
    expect(getCurrentDates(month).cut).toMatchObject({ isApplied: false });
    expect(getDateParamsFromQuery(month)).not.toHaveProperty('until');
  });

  it.each([
    { ...month, period: 'last_month' },
    { ...month, compare: 'none' },
    { ...month, period: 'custom', after: '2026-11-02', before: '2026-11-19' },
  ])('the range that is selected after %j is compared up to now', (query) => {
    expect(getDateParamsFromQuery(query)).toMatchObject({ until: 'now' });
    expect(getCurrentDates(query)).not.toHaveProperty('cut');
  });
});

describe('a comparison on the same weekdays', () => {
  it.each([
    // 20 November 2026 is a Friday.
    ['today', 'previous_period', '2026-11-13', '2026-11-13'],
    ['today', 'previous_year', '2025-11-21', '2025-11-21'],
    ['week', 'previous_period', '2026-11-09', '2026-11-13'],
    ['month', 'previous_year', '2025-11-02', '2025-11-21'],
    ['month', 'previous_period', '2026-10-04', '2026-10-23'],
    ['last_month', 'previous_year', '2025-10-02', '2025-11-01'],
    ['last_month', 'previous_period', '2026-08-27', '2026-09-26'],
  ])('of %s with %s is %s to %s', (period, compare, after, before) => {
    const { primary, secondary } = getCurrentDates({ period, compare, compare_align: 'weekday' });
    expect(text(secondary!)).toEqual([after, `${before}T23:59:59`]);
    expect(secondary?.after.day()).toBe(primary.after.day());
  });

  it('also ends at the present time of day when both options are selected', () => {
    const query = { period: 'today', compare: 'previous_period', compare_align: 'weekday' };
    const { secondary } = getCurrentDates({ ...query, compare_until: 'now' });
    expect(text(secondary!)).toEqual(['2026-11-13', '2026-11-13T12:30:00']);
  });
});
