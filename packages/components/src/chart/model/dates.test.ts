import { configureDate } from '@tillview/date';
import { afterEach, describe, expect, it } from 'vitest';
import { createDateReader, writeDate } from './date-directives.ts';
import { toDateFormatter, toDateParser } from './dates.ts';

afterEach(() => configureDate());

describe('the dates of rows', () => {
  const parse = toDateParser();

  it.each([
    ['2026-11-03T14:05:06', '2026-11-03T14:05:06.000Z'],
    ['2026-03-29T02:30:00', '2026-03-29T02:30:00.000Z'],
    ['1999-12-31T23:59:59', '1999-12-31T23:59:59.000Z'],
  ])('are ISO date-times, read as they stand: %s (R9.48)', (text, instant) => {
    expect(parse(text)?.toISOString()).toBe(instant);
  });

  it.each([
    ['2025-11-03 00:00:00', '2025-11-03T00:00:00.000Z'],
    ['2025-11-03', '2025-11-03T00:00:00.000Z'],
  ])('of labels may come as the server writes them: %s', (text, instant) => {
    expect(parse(text)?.toISOString()).toBe(instant);
  });

  it.each(['', 'yesterday', '03/11/2026'])('are refused when they are none: "%s"', (text) => {
    expect(parse(text)).toBeNull();
  });

  it('may have a format of their own', () => {
    expect(toDateParser(createDateReader('%d.%m.%Y'))('03.11.2026')?.toISOString()).toBe(
      '2026-11-03T00:00:00.000Z',
    );
  });
});

describe('the words for dates', () => {
  const date = new Date(Date.UTC(2026, 10, 3, 5));
  const write = (format: string) => toDateFormatter((each) => writeDate(format, each))(date);

  it.each([
    ['%B %-d, %Y', 'November 3, 2026'],
    ['%_I%p %b %-d, %Y', '5AM Nov 3, 2026'],
    ['%A, %a', 'Tuesday, Tue'],
  ])('follow the d3 format %s', (format, text) => {
    expect(write(format)).toBe(text);
  });

  it('are in the language of the store', () => {
    configureDate({ locale: 'de_DE' });
    expect(write('%-d. %B %Y')).toBe('3. November 2026');
    expect(write('%A')).toBe('Dienstag');
  });

  it('inflect the month beside a day', () => {
    configureDate({ locale: 'ru_RU' });
    expect(write('%-d %B')).toBe('3 ноября');
    expect(write('%B %Y')).toBe('ноябрь 2026');
  });

  it('may come from a function', () => {
    expect(toDateFormatter((given) => String(given.getUTCHours()))(date)).toBe('5');
  });
});
