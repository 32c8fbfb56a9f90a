import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOf } from './currencies.ts';
import { catalogPrice, applyRatio, allocate, toDecimalText, toMajor } from './money.ts';

describe('share', () => {
  it.each([
    [1000, 72_500, 1_000_000, 73],
    [200, 72_500, 1_000_000, 15],
    [-200, 72_500, 1_000_000, -15],
    [999, 1, 2, 500],
    [5, 0, 7, 0],
    [5, 1, 0, 0],
  ])('%i × %i ÷ %i is %i', (amount, numerator, denominator, expected) => {
    expect(applyRatio(amount, numerator, denominator)).toBe(expected);
  });
});

describe('split', () => {
  it('adds up to the amount, and each part differs by less than one unit per weight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 }),
        (amount, weights) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          fc.pre(total > 0);
          const parts = allocate(amount, weights);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          for (const [index, part] of parts.entries())
            expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(
              weights.length,
            );
        },
      ),
    );
  });
});

describe('amounts', () => {
  it.each([
    ['USD', 123_456, 1234.56, '1234.56'],
    ['JPY', 123_456, 123_456, '123456'],
    ['KWD', 123_456, 123.456, '123.456'],
  ])('in %s, %i minor units are %d', (code, amount, major, text) => {
    expect(toMajor(amount, currencyOf(code))).toBe(major);
    expect(toDecimalText(amount, currencyOf(code))).toBe(text);
  });

  it('gives natural prices in every currency, and never zero for a price', () => {
    expect(catalogPrice(6200, currencyOf('USD'))).toBe(6200);
    expect(catalogPrice(6200, currencyOf('JPY'))).toBe(9300);
    expect(catalogPrice(129, currencyOf('KWD'))).toBe(400);
    expect(catalogPrice(1, currencyOf('CHF'))).toBe(5);
    expect(catalogPrice(0, currencyOf('CHF'))).toBe(0);
  });
});
