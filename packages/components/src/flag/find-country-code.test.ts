import { expect, it } from 'vitest';
import { findCountryCode } from './find-country-code.ts';
import { getCountryFlag } from './country-flag.ts';

it.each([
  ['NZ', 'NZ'],
  [' nz ', 'NZ'],
  ['NZL', 'NZ'],
  ['554', 'NZ'],
  ['XKX', 'XK'],
  ['004', 'AF'],
])('%j is the code of the country %s', (code, country) => {
  expect(findCountryCode(code)).toBe(country);
});

it.each(['', 'ZZ', 'Z', 'NZLX', '999', '4', '__proto__', 'constructor', '🇳🇿'])(
  '%j is not the code of a country',
  (code) => {
    expect(findCountryCode(code)).toBeUndefined();
  },
);

it('has the two-letter codes of all countries, and no other pairs', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const known = pairs.filter((pair) => findCountryCode(pair) !== undefined);
  expect(known).toHaveLength(250);
  expect(known.filter((pair) => names.of(pair) === undefined)).toEqual([]);
});

it('maps numeric codes as `Intl.Locale` does', () => {
  const codes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));
  const wrong = codes.filter((code) => {
    const found = findCountryCode(code);
    return found !== undefined && new Intl.Locale(`und-${code}`).region !== found;
  });
  expect(codes.filter((code) => findCountryCode(code) !== undefined)).toHaveLength(249);
  expect(wrong).toEqual([]);
});

it('computes the flag from the two letters', () => {
  expect(getCountryFlag('NZ')).toBe('🇳🇿');
  expect(getCountryFlag('NZL')).toBe('');
});
