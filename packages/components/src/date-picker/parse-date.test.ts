import { configureDate } from '@tillview/date';
import moment from 'moment';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromCalendarDay } from '../date-range/calendar-days.ts';
import { parseDate } from './parse-date.ts';

const FORMAT = 'MM/DD/YYYY';
const read = (text: string, format = FORMAT) => {
  const { date, error } = parseDate(text, format);
  return date?.format('YYYY-MM-DD') ?? error;
};

beforeEach(() => configureDate({ timeZone: 'UTC', now: () => new Date('2026-11-20T12:00:00Z') }));
afterEach(() => {
  moment.locale('en');
  // A definition of `null` removes the locale.
  moment.updateLocale('x-host', null);
});

describe('a typed day', () => {
  it.each([
    ['02/29/2024', '2024-02-29'],
    ['11/20/2026', '2026-11-20'],
    ['01/01/1000', '1000-01-01'],
    ['', null],
    ['11/21/2026', 'Select a date in the past'],
  ])('%s is parsed as %s (R5.1)', (text, result) => expect(read(text)).toBe(result));

  it.each([
    '2/30/2026',
    '02/30/2026',
    '02/29/2025',
    '02-28-2026',
    '2026-02-28',
    '02/28/26',
    ' 02/28/2026',
    '02/28/2026 ',
    '02/28/2026x',
    '٠٢/٢٨/٢٠٢٦',
    ' ',
  ])('%j is invalid (R5.1, R8.1)', (text) => expect(read(text)).toBe('Invalid date'));

  it.each(['01/01/0000', '01/01/0026', '12/31/0999'])(
    '%s is invalid, as in the range of a report: such a year is a typing error',
    (text) => expect(read(text)).toBe('Invalid date'),
  );

  it('can be an ISO date when that is the entry format', () =>
    expect(read('2026-02-28', 'YYYY-MM-DD')).toBe('2026-02-28'));

  it("has English digits, even if moment's global locale formats digits differently", () => {
    moment.defineLocale('x-host', {
      parentLocale: 'en',
      postformat: (text: string) => text.replaceAll(/\d/g, '#'),
    });
    moment.locale('x-host');
    expect(moment.utc('2026-02-28').format('YYYY')).toBe('####');
    expect(read('02/28/2026')).toBe('2026-02-28');
    const picked = fromCalendarDay(moment([2026, 1, 28]));
    expect(picked?.format(FORMAT)).toBe('02/28/2026');
  });
});
