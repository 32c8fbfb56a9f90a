import moment from 'moment';
import { afterEach, expect, it } from 'vitest';
import { configureDate, formatPhpDate, getStartOfUnit, toStoreTime } from './index.ts';

afterEach(() => configureDate());

it.each([
  ['F j, Y', 'March 5, 2024'],
  ['g:ia', '2:07pm'],
  ['g:i A', '2:07 PM'],
  ['D l d jS', 'Tue Tuesday 05 5th'],
  ['n/m/y', '3/03/24'],
  ['nm', '303'],
  ['G H h s', '14 14 02 09'],
  ['N w z W o t L', '2 2 64 10 2024 31 1'],
  ['\\T\\o\\d\\a\\y \\[j\\]', 'Today [5]'],
  ['[j] e \\', '[5] e \\'],
  ['', ''],
])('PHP format %j gives %j', (format, text) => {
  expect(formatPhpDate('2024-03-05 14:07:09', format)).toBe(text);
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [13, '13th'],
  [21, '21st'],
])('the ordinal of day %i is %s', (day, text) => {
  expect(formatPhpDate(moment.utc([2024, 0, day]), 'jS')).toBe(text);
});

it('uses the names of the configured locale, in the form used next to a day', () => {
  configureDate({ locale: 'ru_RU' });
  expect(formatPhpDate('2024-09-05', 'j F Y')).toBe('5 сентября 2024');
  expect(formatPhpDate('2024-09-05', 'F Y')).toBe('сентябрь 2024');
});

it('converts an instant to store time, with weeks that start on the configured day', () => {
  configureDate({ timeZone: 'Pacific/Auckland', weekStart: 1 });
  const time = toStoreTime(new Date('2026-11-15T23:30:00Z'));
  expect(formatPhpDate(time, 'Y-m-d H:i')).toBe('2026-11-16 12:30');
  expect(formatPhpDate(getStartOfUnit(time, 'week'), 'l Y-m-d H:i')).toBe(
    'Monday 2026-11-16 00:00',
  );
  expect(formatPhpDate(getStartOfUnit(time, 'month'), 'Y-m-d')).toBe('2026-11-01');
});
