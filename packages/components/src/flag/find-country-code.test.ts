import { expect, it } from 'vitest';
import { findCountryCode, getCountryFlag } from './index.ts';

it.each([
  ['NZ', 'NZ'],
  [' nz ', 'NZ'],
  ['NZL', 'NZ'],
  ['554', 'NZ'],
  ['XKX', 'XK'],
  ['004', 'AF'],
])('%j is the country %s', (code, country) => {
  expect(findCountryCode(code)).toBe(country);
});

it.each(['', 'ZZ', 'Z', 'NZLX', '999', '4', '__proto__', 'constructor', '🇳🇿'])(
  '%j is no country',
  (code) => {
    expect(findCountryCode(code)).toBeUndefined();
  },
);

it('knows all countries by two letters, and no other pair', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const known = pairs.filter((pair) => findCountryCode(pair) !== undefined);
  expect(known).toHaveLength(250);
  expect(known.filter((pair) => names.of(pair) === undefined)).toEqual([]);
});

it('maps the digits as the platform does', () => {
  const codes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));
  const wrong = codes.filter((code) => {
    const found = findCountryCode(code);
    return found !== undefined && new Intl.Locale(`und-${code}`).region !== found;
  });
  expect(codes.filter((code) => findCountryCode(code) !== undefined)).toHaveLength(249);
  expect(wrong).toEqual([]);
});

it('computes the flag from the letters', () => {
  expect(getCountryFlag('NZ')).toBe('🇳🇿');
  expect(getCountryFlag('NZL')).toBe('');
});
