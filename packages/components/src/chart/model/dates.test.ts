import { configureDate } from '@tillview/date';
import { afterEach, describe, expect, it } from 'vitest';
import { createDateParser, formatDateText } from './date-directives.ts';
import { toDateFormatter, toDateParser } from './dates.ts';

afterEach(() => configureDate());

describe('the dates of rows', () => {
  const parse = toDateParser();

  it.each([
    ['2026-11-03T14:05:06', '2026-11-03T14:05:06.000Z'],
    ['2026-03-29T02:30:00', '2026-03-29T02:30:00.000Z'],
    ['1999-12-31T23:59:59', '1999-12-31T23:59:59.000Z'],
  ])('are ISO date-times, parsed without time zone conversion: %s (R9.48)', (text, instant) => {
    expect(parse(text)?.toISOString()).toBe(instant);
  });

  it.each([
    ['2025-11-03 00:00:00', '2025-11-03T00:00:00.000Z'],
    ['2025-11-03', '2025-11-03T00:00:00.000Z'],
  ])('in labels can have the format of the server: %s', (text, instant) => {
    expect(parse(text)?.toISOString()).toBe(instant);
  });

  it.each(['', 'yesterday', '03/11/2026'])('are rejected when they are invalid: "%s"', (text) => {
    expect(parse(text)).toBeNull();
  });

  it('can have a custom format', () => {
    expect(toDateParser(createDateParser('%d.%m.%Y'))('03.11.2026')?.toISOString()).toBe(
      '2026-11-03T00:00:00.000Z',
    );
  });
});

describe('formatted dates', () => {
  const date = new Date(Date.UTC(2026, 10, 3, 5));
  const write = (format: string) => toDateFormatter((each) => formatDateText(format, each))(date);

  it('are in the language of the store', () => {
    configureDate({ locale: 'de_DE' });
    expect(write('%-d. %B %Y')).toBe('3. November 2026');
    expect(write('%A')).toBe('Dienstag');
  });

  it('inflect the month next to a day', () => {
    configureDate({ locale: 'ru_RU' });
    expect(write('%-d %B')).toBe('3 ноября');
    expect(write('%B %Y')).toBe('ноябрь 2026');
  });

  it('can come from a custom function', () => {
    expect(toDateFormatter((given) => String(given.getUTCHours()))(date)).toBe('5');
  });
});
