import { afterEach, describe, expect, it } from 'vitest';
import {
  configureDate,
  getAllowedIntervalsForQuery,
  getCurrentDates,
  getDateParamsFromQuery,
  getDateEnvironment,
  getIntervalForQuery,
  getStoreTimeZoneMoment,
  isTimeZone,
  loadLocaleData,
} from './index.ts';

afterEach(() => configureDate());

describe('the store’s local time', () => {
  it.each([
    ['UTC', '2024-03-13T15:30:45.678Z', '2024-03-13 15:30:45.678'],
    ['America/St_Johns', '2024-03-10T05:29:59Z', '2024-03-10 01:59:59.000'],
    ['America/St_Johns', '2024-03-10T05:30:00Z', '2024-03-10 03:00:00.000'],
    ['Pacific/Kiritimati', '2023-12-31T10:00:00Z', '2024-01-01 00:00:00.000'],
    ['+05:30', '2024-03-13T15:30:45.678Z', '2024-03-13 21:00:45.678'],
    ['-03:30', '2024-03-01T03:29:59Z', '2024-02-29 23:59:59.000'],
    ['+0545', '2024-03-13T00:00:00Z', '2024-03-13 05:45:00.000'],
    ['-9', '2024-03-13T00:00:00Z', '2024-03-12 15:00:00.000'],
    // Offsets of 30 and 45 minutes; hours that are skipped and repeated at midnight.
    ['Australia/Lord_Howe', '2024-04-06T14:59:59.999Z', '2024-04-07 01:59:59.999'],
    ['Australia/Lord_Howe', '2024-04-06T15:00:00Z', '2024-04-07 01:30:00.000'],
    ['America/Santiago', '2024-09-08T03:59:59.999Z', '2024-09-07 23:59:59.999'],
    ['America/Santiago', '2024-09-08T04:00:00Z', '2024-09-08 01:00:00.000'],
    // A skipped day, an offset with seconds, and the first and last four-digit years.
    ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29 23:59:59.000'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31 00:00:00.000'],
    ['Africa/Monrovia', '1972-01-07T00:44:30Z', '1972-01-07 00:44:30.000'],
    ['UTC', '1900-02-28T23:59:59.999Z', '1900-02-28 23:59:59.999'],
    ['UTC', '9999-12-31T23:59:59.999Z', '9999-12-31 23:59:59.999'],
  ])('in %s at %s shows %s', (timeZone, instant, shown) => {
    configureDate({ timeZone, now: () => new Date(instant) });
    const now = getStoreTimeZoneMoment();
    expect(now.format('YYYY-MM-DD HH:mm:ss.SSS')).toBe(shown);
    expect(now.isUTC()).toBe(true);
  });

  it('throws for a clock that returns an invalid date', () => {
    for (const timeZone of ['UTC', '+02:00']) {
      configureDate({ timeZone, now: () => new Date(Number.NaN) });
      expect(() => getStoreTimeZoneMoment()).toThrow(RangeError);
    }
  });
});

describe('the default range', () => {
  const used = () => ({
    params: getDateParamsFromQuery({}),
    range: getCurrentDates({}).primary.label,
    intervals: getAllowedIntervalsForQuery({}),
    interval: getIntervalForQuery({ interval: 'month' }),
  });

  it('is the current month, compared with the previous year, unless another is configured (R9.16)', () => {
    expect(used()).toMatchObject({
      params: { period: 'month', compare: 'previous_year' },
      range: 'Month to date',
      intervals: ['day', 'week'],
      interval: 'day',
    });
  });

  it('is the configured one in every function that gets no explicit range', () => {
    configureDate({ defaultDateRange: 'period=last_year&compare=previous_period' });
    const configured = {
      params: { period: 'last_year', compare: 'previous_period' },
      range: 'Last year',
      intervals: ['day', 'week', 'month', 'quarter'],
      interval: 'month',
    };
    expect(used()).toMatchObject(configured);
    loadLocaleData({ userLocale: 'en_GB' });
    expect(used()).toMatchObject(configured);
  });
});

describe('configureDate', () => {
  it('resets unset options to their defaults', () => {
    configureDate({
      timeZone: 'Asia/Tokyo',
      weekStart: 6,
      locale: 'de_DE',
      now: () => new Date(0),
    });
    expect(getDateEnvironment()).toMatchObject({
      timeZone: 'Asia/Tokyo',
      weekStart: 6,
      locale: 'de-DE',
    });
    configureDate();
    expect(getDateEnvironment()).toMatchObject({ timeZone: 'UTC', weekStart: 0, locale: 'en' });
    expect(getDateEnvironment().now().getTime()).toBeGreaterThan(0);
  });

  it.each(['Mars/Olympus', '', '+25:00', '+05:75', '+14:01', '-14:30', '+5:3', 'UTC+2'])(
    'rejects the time zone %j',
    (timeZone) => {
      expect(isTimeZone(timeZone)).toBe(false);
      expect(() => configureDate({ timeZone })).toThrow(RangeError);
    },
  );

  it.each([-1, 7, 1.5, Number.NaN])('rejects the week start %d', (weekStart) => {
    expect(() => configureDate({ weekStart })).toThrow(RangeError);
  });
});
