import { beforeEach, describe, expect, it } from 'vitest';
import {
  configureDate,
  type DateParams,
  getCurrentDates,
  getDateParamsFromQuery,
  getRollingPresetQuery,
} from './index.ts';

beforeEach(() => configureDate({ now: () => new Date('2024-03-13T15:30:45Z') }));

const plain = (params: DateParams): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      value !== null && typeof value === 'object' ? value.format('YYYY-MM-DD') : value,
    ]),
  );

const none = { after: null, before: null };
const monthly = { period: 'month', compare: 'previous_year', ...none };

describe('getDateParamsFromQuery', () => {
  it.each([
    ['an empty query (R9.16)', {}, undefined, monthly],
    ['no comparison', { period: 'year' }, undefined, monthly],
    ['no period', { compare: 'previous_period' }, undefined, monthly],
    ['empty values', { period: '', compare: '' }, undefined, monthly],
    [
      'both',
      { period: 'year', compare: 'previous_period' },
      undefined,
      { ...monthly, period: 'year', compare: 'previous_period' },
    ],
    [
      'an explicit default',
      {},
      'period=week&compare=previous_period',
      { ...monthly, period: 'week', compare: 'previous_period' },
    ],
    [
      'an escaped default',
      {},
      'period=week&amp;compare=previous_period',
      { ...monthly, period: 'week', compare: 'previous_period' },
    ],
    [
      'a default with a question mark',
      {},
      '?period=week&compare=previous_period',
      { ...monthly, period: 'week', compare: 'previous_period' },
    ],
    ['an empty default', {}, '', monthly],
    ['a broken default', {}, 'period=%&compare[]=%zz', monthly],
    [
      'an unknown period',
      { period: 'decade', compare: 'previous_period' },
      undefined,
      { ...monthly, compare: 'previous_period' },
    ],
    [
      'an unknown comparison',
      { period: 'year', compare: 'last_life' },
      undefined,
      { ...monthly, period: 'year' },
    ],
    ['lists', { period: ['year'], compare: { a: 1 } }, undefined, monthly],
    ['names of built-ins', { period: 'constructor', compare: '__proto__' }, undefined, monthly],
    [
      'dates that a preset does not use',
      { period: 'today', compare: 'previous_year', after: '2024-01-01', before: '2024-01-02' },
      undefined,
      { ...monthly, period: 'today' },
    ],
  ] as const)('with %s', (_name, query, range, expected) => {
    expect(plain(getDateParamsFromQuery(query, range))).toEqual(expected);
  });

  const custom = { period: 'custom', compare: 'previous_period' };
  it.each([
    ['2024-02-10', '2024-02-19'],
    ['2024-02-10', '2024-02-10'],
    ['2030-01-01', '2031-01-01'],
    ['1000-01-01', '1998-12-31'],
    ['9001-01-01', '9999-12-31'],
  ])('reads the custom dates %s to %s', (after, before) => {
    expect(plain(getDateParamsFromQuery({ ...custom, after, before }))).toEqual({
      ...custom,
      after,
      before,
    });
  });

  it.each(['T00:00:00', ' 23:59', 'T12:30:00.000Z', 'T12:30:00-05:00', 'T12:30:00+0530'])(
    'reads the day of custom dates with the time %j',
    (time) => {
      const dates = { after: `2024-02-10${time}`, before: `2024-02-19${time}` };
      expect(plain(getDateParamsFromQuery({ ...custom, ...dates }))).toEqual({
        ...custom,
        after: '2024-02-10',
        before: '2024-02-19',
      });
    },
  );

  it.each([
    ['no dates', {}],
    ['only a start date', { after: '2024-02-10' }],
    ['only an end date', { before: '2024-02-10' }],
    ['the end before the start', { after: '2024-02-11', before: '2024-02-10' }],
    ['a day that does not exist', { after: '2023-02-29', before: '2023-03-01' }],
    ['another format', { after: '02/10/2024', before: '02/11/2024' }],
    ['a time that does not exist', { after: '2024-02-10Tmorning', before: '2024-02-11' }],
    ['lists', { after: ['2024-02-10'], before: ['2024-02-11'] }],
    ['numbers', { after: 20240210, before: 20240211 }],
    ['a year before 1000', { after: '0001-01-01', before: '2024-02-11' }],
    ['a year of five digits', { after: '2024-02-11', before: '10000-01-01' }],
    ['a range of a thousand years', { after: '1000-01-01', before: '1999-12-31' }],
  ])('uses the default period for custom with %s', (_name, dates) => {
    expect(plain(getDateParamsFromQuery({ ...custom, ...dates }))).toEqual({
      ...monthly,
      compare: 'previous_period',
    });
    expect(getCurrentDates({ ...custom, ...dates }).primary.range).toBe('Mar 1 - 13, 2024');
  });
});

describe('rolling ranges', () => {
  it.each([
    ['last_7_days', '2024-03-07', 'Mar 7 - 13, 2024', 'Feb 29 - Mar 6, 2024'],
    ['last_14_days', '2024-02-29', 'Feb 29 - Mar 13, 2024', 'Feb 15 - 28, 2024'],
    ['last_30_days', '2024-02-13', 'Feb 13 - Mar 13, 2024', 'Jan 14 - Feb 12, 2024'],
    ['last_90_days', '2023-12-15', 'Dec 15, 2023 - Mar 13, 2024', 'Sep 16 - Dec 14, 2023'],
    ['last_365_days', '2023-03-15', 'Mar 15, 2023 - Mar 13, 2024', 'Mar 15, 2022 - Mar 14, 2023'],
  ] as const)('%s starts on %s', (preset, after, primary, secondary) => {
    const query = getRollingPresetQuery(preset);
    expect(query).toEqual({ period: 'custom', preset, after, before: '2024-03-13' });
    const dates = getCurrentDates({ ...query, compare: 'previous_period' });
    expect(dates.primary.range).toBe(primary);
    expect(dates.secondary?.range).toBe(secondary);
  });

  it('use the current date when a bookmark is opened on another day', () => {
    const bookmark = { ...getRollingPresetQuery('last_7_days'), compare: 'previous_year' };
    configureDate({ now: () => new Date('2024-03-20T01:00:00Z'), timeZone: 'America/St_Johns' });
    const { primary, secondary } = getCurrentDates(bookmark);
    expect(primary).toMatchObject({ label: 'Last 7 days', range: 'Mar 13 - 19, 2024' });
    expect(secondary?.range).toBe('Mar 13 - 19, 2023');
    expect(plain(getDateParamsFromQuery(bookmark))).toMatchObject({
      preset: 'last_7_days',
      after: '2024-03-13',
      before: '2024-03-19',
    });
  });

  it.each([
    [{ preset: 'last_2_days' }, 'Custom', 'Jan 1 - 9, 2024'],
    [{ preset: ['last_7_days'] }, 'Custom', 'Jan 1 - 9, 2024'],
    [{ preset: 'last_7_days', period: 'today' }, 'Today', 'Mar 13, 2024'],
  ])('%j is not rolling', (fields, label, range) => {
    const query = { period: 'custom', compare: 'none', after: '2024-01-01', before: '2024-01-09' };
    expect(getCurrentDates({ ...query, ...fields }).primary).toMatchObject({ label, range });
  });
});

describe('additional comparisons', () => {
  const period = 'month';
  it('supports no comparison', () => {
    const { primary, secondary } = getCurrentDates({ period, compare: 'none' });
    expect(secondary).toBeNull();
    expect(primary.range).toBe('Mar 1 - 13, 2024');
  });

  it('compares with a custom range, shorter or longer', () => {
    const query = {
      period,
      compare: 'custom',
      compare_after: '2022-01-05',
      compare_before: '2022-03-01',
    };
    expect(getCurrentDates(query).secondary).toMatchObject({
      label: 'Custom',
      range: 'Jan 5 - Mar 1, 2022',
    });
    expect(plain(getDateParamsFromQuery(query))).toEqual({
      ...none,
      period,
      compare: 'custom',
      compareAfter: '2022-01-05',
      compareBefore: '2022-03-01',
    });
  });

  it.each([
    [{}],
    [{ compare_after: '2022-01-05' }],
    [{ compare_after: '2022-01-05', compare_before: '2022-01-04' }],
    [{ compare_after: ['2022-01-05'], compare_before: 'x' }],
  ])('uses the default comparison for custom with %j', (dates) => {
    const query = { period, compare: 'custom', ...dates };
    expect(getCurrentDates(query).secondary?.label).toBe('Previous year');
    const range = 'period=week&compare=previous_period';
    expect(getCurrentDates(query, range).secondary?.label).toBe('Previous period');
    expect(getCurrentDates(query, range).primary.label).toBe('Month to date');
  });
});
