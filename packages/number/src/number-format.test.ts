import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberFormat } from './number-format.ts';

const space = { decimalSeparator: ',', thousandSeparator: ' ' };

describe('numberFormat', () => {
  it.each([
    [{}, 48213.5, '48,213.5'],
    [{}, 0, '0'],
    [{}, 999, '999'],
    [{}, 1000, '1,000'],
    [{}, 1234567.891, '1,234,567.891'],
    [{ precision: 1 }, '48213.55', '48,213.6'],
    [{ precision: 2, ...space }, 9876543.215, '9 876 543,22'],
    [{ thousandSeparator: '' }, 12345, '12345'],
    [{ precision: '3' }, 7, '7.000'],
    [{ precision: 0 }, 48.5, '49'],
    [{ precision: 2 }, -1234.5, '-1,234.50'],
    [
      { precision: 2, thousandSeparator: '\u202f', decimalSeparator: '٫' },
      1e6,
      '1\u202f000\u202f000٫00',
    ],
    [{ precision: 2, thousandSeparator: '$&', decimalSeparator: '$1' }, 1234.5, '1$&234$150'],
  ])('formats with the separators and decimals of %j: %s → %s', (config, number, text) => {
    expect(numberFormat(config, number)).toBe(text);
  });

  it.each([
    [2.5, 0, '3'],
    [-2.5, 0, '-3'],
    [0.5, 0, '1'],
    [1.005, 2, '1.01'],
    [-1.005, 2, '-1.01'],
    [8.345, 2, '8.35'],
    [1.0049999, 2, '1.00'],
    [99.995, 2, '100.00'],
    [999999.5, 0, '1,000,000'],
    [0.045, 2, '0.05'],
    [0.0449, 2, '0.04'],
  ])(
    'rounds the decimal text half away from zero: %s at %s decimals → %s',
    (n, precision, text) => {
      expect(numberFormat({ precision }, n)).toBe(text);
      expect(numberFormat({ precision }, String(n))).toBe(text);
    },
  );

  it.each([
    [-0.4, 0, '0'],
    [-0.004, 2, '0.00'],
    [-0, null, '0'],
    ['-0', 1, '0.0'],
  ])('never writes negative zero: %s at %s decimals → %s', (n, precision, text) => {
    expect(numberFormat({ precision }, n)).toBe(text);
  });

  it.each([
    [undefined],
    [null],
    [''],
    ['   '],
    ['abc'],
    ['-'],
    ['.'],
    [NaN],
    [Infinity],
    [-Infinity],
    ['Infinity'],
    ['1e999'],
  ])("returns '' when there is no number: %s", (number) => {
    expect(numberFormat({ precision: 2 }, number)).toBe('');
  });

  it.each([
    ['12abc', '12'],
    [' 12', '12'],
    ['+12', '12'],
    ['12.', '12'],
    ['.5', '0.5'],
    ['007', '7'],
    ['1.50', '1.5'],
    ['1e3', '1,000'],
    ['12e', '12'],
  ])('reads the number at the start of a text: %s → %s', (text, expected) => {
    expect(numberFormat({}, text)).toBe(expected);
  });

  it.each(['1,234.50', '1.234,50', '1 200', '1’200', '1.2.3', '5-6', '2026-11-20', '12x4'])(
    "returns '' for %s, because its first number is only a part of the value",
    (text) => {
      expect(numberFormat({ precision: 2 }, text)).toBe('');
    },
  );

  it.each([
    [1e21, null, '1,000,000,000,000,000,000,000'],
    [1.5e-7, null, '0.00000015'],
    [1e-7, 2, '0.00'],
    ['1e-999999999', 2, '0.00'],
    ['12345678901234567890.125', 2, '12,345,678,901,234,567,890.13'],
    [5e-324, 2, '0.00'],
  ])(
    'writes very large and very small numbers in full: %s at %s decimals → %s',
    (n, precision, text) => {
      expect(numberFormat({ precision }, n)).toBe(text);
    },
  );

  it.each([
    [null, '7.125'],
    [undefined, '7.125'],
    ['', '7.125'],
    ['x', '7.125'],
    [NaN, '7.125'],
    [Infinity, '7.125'],
    [0, '7'],
    ['0', '7'],
    [1.9, '7.1'],
    [-2, '7.13'],
  ])('reads the precision %s: 7.125 → %s', (precision, text) => {
    expect(numberFormat({ precision }, 7.125)).toBe(text);
  });

  it('agrees with exact arithmetic on every decimal number and precision', () => {
    const decimals = fc.tuple(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.nat(12));
    fc.assert(
      fc.property(decimals, fc.nat(14), ([units, scale], precision) => {
        const size = units < 0n ? -units : units;
        const digits = size.toString().padStart(scale + 1, '0');
        const text = `${units < 0n ? '-' : ''}${digits.slice(0, digits.length - scale)}.${digits.slice(digits.length - scale)}`;
        const scaled = 2n * size * 10n ** BigInt(precision);
        const unit = 10n ** BigInt(scale);
        const expected = (scaled + unit) / (2n * unit);
        const shown = numberFormat({ precision, thousandSeparator: '' }, text);
        expect(BigInt(shown.replace(/[-.]/g, ''))).toBe(expected);
        expect(shown.startsWith('-')).toBe(units < 0n && expected > 0n);
        expect(shown.split('.')[1]?.length ?? 0).toBe(precision);
      }),
    );
  });

  it('shows no NaN, exponent or infinity for any number or text', () => {
    const numbers = fc.oneof(fc.double(), fc.string(), fc.constantFrom(undefined, null));
    fc.assert(
      fc.property(numbers, fc.option(fc.nat(20)), (number, precision) => {
        const shown = numberFormat({ precision }, number);
        expect(shown).toMatch(/^(-?\d{1,3}(,\d{3})*(\.\d+)?)?$/);
        expect(shown).not.toMatch(/^-[0,.]*$/);
      }),
    );
  });
});
