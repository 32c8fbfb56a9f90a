import { describe, expect, it } from 'vitest';
import { configureDate, readTypedDate } from './index.ts';

const read = (locale: string, text: string): string | undefined => {
  configureDate({ locale, now: () => new Date('2026-11-20T12:00:00Z') });
  return readTypedDate(text)?.format('YYYY-MM-DD');
};

describe('readTypedDate', () => {
  it.each([
    ['en_US', '10/1/26', '2026-10-01'],
    ['en_US', '10/01/2026', '2026-10-01'],
    ['en_US', '10/1', '2026-10-01'],
    ['en_US', '12/1', '2025-12-01'],
    ['en_US', '2/29', '2024-02-29'],
    ['en_US', '2026-10-1', '2026-10-01'],
    ['en_US', ' oct 1 ', '2026-10-01'],
    ['en_US', 'October 1, 2025', '2025-10-01'],
    ['en_US', '1 Oct. 25', '2025-10-01'],
    ['en_GB', '1/10/26', '2026-10-01'],
    ['de_DE', '1.10.2026', '2026-10-01'],
    ['de_DE', '1.10.', '2026-10-01'],
    ['de_DE', '3. März', '2026-03-03'],
    ['fr_FR', '3 fev 2025', '2025-02-03'],
    ['es_ES', '1 de octubre de 2026', '2026-10-01'],
    ['ja', '26/10/1', '2026-10-01'],
  ])('in %s, reads %s as %s', (locale, text, expected) => {
    expect(read(locale, text)).toBe(expected);
  });

  it.each(['', 'x', '13/1/2026', '2/30/2026', 'ju 1', 'oc 1', 'oct', '1/2/3/4'])(
    'returns null for %j',
    (text) => {
      expect(read('en_US', text)).toBeUndefined();
    },
  );
});
