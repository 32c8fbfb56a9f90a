import { setLocaleData, resetLocaleData } from '@wordpress/i18n';
import moment from 'moment';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  configureDate,
  dateValidationMessages,
  getDateEntryFormat,
  toMoment,
  validateDateInputForRange,
} from './index.ts';

const format = 'MM/DD/YYYY';

beforeEach(() => configureDate({ now: () => new Date('2024-03-13T15:30:45Z') }));
afterEach(() => resetLocaleData({}, 'tillview'));

describe('toMoment', () => {
  it.each([
    ['2024-03-05', 'R5.9'],
    ['03/05/2024', 'R5.10'],
  ])('reads %s (%s)', (value) => {
    expect(toMoment(format, value)?.format()).toBe('2024-03-05T00:00:00Z');
  });

  it.each([
    '',
    ' ',
    '3/5/2024',
    '03-05-2024',
    '2024/03/05',
    '24-03-05',
    '2024-3-5',
    '2024-03-05 ',
    '2024-03-05T00:00:00',
    '02/30/2024',
    '2023-02-29',
    '13/40/2024',
    '0024-03-05',
    '٠٣/٠٥/٢٠٢٤',
    'today',
  ])('rejects %j, which does not match a format exactly (R5.11)', (value) => {
    expect(toMoment(format, value)).toBeNull();
  });

  it('returns a valid moment itself, and null for an invalid one', () => {
    const date = moment.utc('2024-03-05');
    expect(toMoment(format, date)).toBe(date);
    expect(toMoment(format, moment.invalid())).toBeNull();
  });
});

describe('validateDateInputForRange', () => {
  const toDay = (text: string | null) => (text === null ? null : moment.utc(text));
  const validate = (
    type: 'after' | 'before',
    value: string,
    before: string | null = null,
    after: string | null = null,
  ) => validateDateInputForRange(type, value, toDay(before), toDay(after), format);

  it.each<['after' | 'before', string, string | null, string | null, string, string]>([
    ['after', '13/40/2024', null, null, 'Invalid date', 'R5.5'],
    ['before', '', null, null, 'Invalid date', 'R5.5'],
    ['after', '03/14/2024', null, null, 'Select a date in the past', 'R5.6'],
    ['before', '2024-03-14', null, null, 'Select a date in the past', 'R5.6'],
    ['after', '03/06/2024', '2024-03-05', null, 'Start date must be before end date', 'R5.7'],
    ['before', '03/04/2024', null, '2024-03-05', 'Start date must be before end date', 'R5.8'],
    ['after', '2024-03-15', '2024-03-05', null, 'Select a date in the past', 'order of checks'],
  ])('%s %j with end %s and start %s: %s (%s)', (type, value, before, after, error) => {
    expect(validate(type, value, before, after)).toEqual({ date: null, error });
  });

  it.each<['after' | 'before', string, string | null, string | null, string]>([
    ['after', '2024-03-13', null, null, 'today is allowed (readings B30)'],
    ['after', '03/05/2024', '2024-03-05', null, 'one day is a range (readings A16)'],
    ['before', '03/05/2024', null, '2024-03-05', 'one day is a range (readings A16)'],
    ['before', '03/05/2024', null, '2024-03-05T18:00:00', 'only days count'],
    ['before', '03/09/2024', '2024-03-01', '2024-03-05', 'the old end does not matter'],
  ])('%s %s with end %s and start %s is valid: %s', (type, value, before, after) => {
    const result = validate(type, value, before, after);
    expect(result.error).toBeUndefined();
    expect(result.date?.isSame(toMoment(format, value))).toBe(true);
  });

  it.each([
    ['Pacific/Kiritimati', '2024-03-14'],
    ['Pacific/Pago_Pago', '2024-03-13'],
  ])('today depends on the store’s time zone %s: %s (readings B30)', (timeZone, today) => {
    configureDate({ now: () => new Date('2024-03-13T15:30:45Z'), timeZone });
    const tomorrow = moment.utc(today).add(1, 'day').format('YYYY-MM-DD');
    expect(validate('after', today).error).toBeUndefined();
    expect(validate('after', tomorrow).error).toBe(dateValidationMessages.future);
  });
});

it.each([
  ['2024-03-13T23:30:00-10:00', undefined],
  ['2024-03-14T00:30:00+10:00', 'Select a date in the past'],
])('reads a moment by its displayed date, for any UTC offset: %s', (text, error) => {
  const picked = moment.parseZone(text);
  expect(validateDateInputForRange('after', picked, null, null, format).error).toBe(error);
});

it('has the specified messages, translated when they are read (R5.5, R5.6, R5.7)', () => {
  expect({ ...dateValidationMessages }).toEqual({
    invalid: 'Invalid date',
    future: 'Select a date in the past',
    startAfterEnd: 'Start date must be before end date',
    endBeforeStart: 'Start date must be before end date',
  });
  setLocaleData({ 'Invalid date': ['Ungültiges Datum'] }, 'tillview');
  expect(dateValidationMessages.invalid).toBe('Ungültiges Datum');
});

it.each([
  ['en', 'MM/DD/YYYY'],
  ['en_US', 'MM/DD/YYYY'],
  ['en_GB', 'DD/MM/YYYY'],
  ['de_DE_formal', 'DD.MM.YYYY'],
  ['sv_SE', 'YYYY-MM-DD'],
  ['bg_BG', 'DD.MM.YYYY'],
  ['ar', 'DD/MM/YYYY'],
  ['fa_IR', 'YYYY/MM/DD'],
])('a date typed in %s as %s is parsed (R5.10)', (locale, expected) => {
  configureDate({ locale });
  expect(getDateEntryFormat()).toBe(expected);
  const date = moment.utc('2024-03-05');
  expect(toMoment(expected, date.format(expected))?.isSame(date)).toBe(true);
});
