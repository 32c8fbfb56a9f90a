import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { numberFormat } from './number-format.ts';
import { parseNumber } from './parse-number.ts';

const german = { decimalSeparator: ',', thousandSeparator: '.' };
const french = { decimalSeparator: ',', thousandSeparator: '\u202f' };

describe('parseNumber', () => {
  it.each([
    [german, '4.096,75', '4096.75'],
    [{ precision: 1 }, '4,096.75', '4096.8'],
    [{}, '-1,200', '-1200'],
    [{}, '\u22121,200', '-1200'],
    [{}, '- 5', '-5'],
    [{}, '+5', '5'],
    [{}, '12x', '12'],
    [{}, '  7 ', '7'],
    [{ precision: 2 }, '7', '7.00'],
    [{ precision: 0 }, '-0.4', '0'],
    [{}, '.5', '0.5'],
    [french, '1 234,5', '1234.5'],
    [french, '1\u00a0234,5', '1234.5'],
    [french, '12.5', '12.5'],
    [{ decimalSeparator: ' ', thousandSeparator: ',' }, '1,234 5', '1234.5'],
    [{ ...german, thousandSeparator: '-' }, '-1-234,5', '-1234.5'],
    [{ ...german, thousandSeparator: '' }, '1234,5', '1234.5'],
    [{ decimalSeparator: ',', thousandSeparator: ',' }, ',5', '0.5'],
  ])('reads with %j: %s → %s', (config, text, plain) => {
    expect(parseNumber(config, text)).toBe(plain);
  });

  it.each([
    [''],
    ['   '],
    ['abc'],
    ['-'],
    ['--5'],
    ['-+5'],
    ['x12'],
    [','],
    ['NaN'],
    ['Infinity'],
    [null],
    [undefined],
  ])("returns '' for %s, never NaN", (text) => {
    expect(parseNumber({ precision: 2 }, text)).toBe('');
  });

  /** Any two different characters that are not digits, signs or exponents, and the separators of real stores. */
  const separator = fc.oneof(
    fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f', "'", '’', '·', '٫', '٬', '_', '$'),
    fc
      .string({ minLength: 1, maxLength: 1, unit: 'grapheme' })
      .filter((s) => !/[\d+\-\u2212eE]/.test(s)),
  );
  const config = fc
    .record({
      decimalSeparator: separator,
      thousandSeparator: fc.oneof(separator, fc.constant('')),
      precision: fc.option(fc.nat(8)),
    })
    .filter(
      (c) =>
        !c.decimalSeparator.includes(c.thousandSeparator || '\0') &&
        !c.thousandSeparator.includes(c.decimalSeparator),
    );
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: -1e7, max: 1e7, noNaN: true }),
    fc.integer(),
  );

  it('parses every output of numberFormat, at the precision of the config', () => {
    fc.assert(
      fc.property(config, number, (settings, value) => {
        const plain = numberFormat({ precision: settings.precision, thousandSeparator: '' }, value);
        expect(parseNumber(settings, numberFormat(settings, value))).toBe(plain);
        if (settings.precision === null) expect(Number(plain)).toBe(value + 0);
      }),
      { numRuns: isDeep ? 1000 : 200 },
    );
  });

  it("returns plain text or '' for any input", () => {
    fc.assert(
      fc.property(config, fc.string({ unit: 'grapheme' }), (settings, text) => {
        expect(parseNumber(settings, text)).toMatch(/^(-?\d+(\.\d+)?)?$/);
      }),
    );
  });
});
