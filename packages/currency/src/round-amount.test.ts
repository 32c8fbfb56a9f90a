import { takeConsoleMessages } from '@tillview/test-setup/guards';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CurrencyFactory } from './currency-factory.ts';

describe('sums of floats', () => {
  it.each([
    [0, 154.49999999999997, '155'],
    [0, 154.5, '155'],
    [0, -1450.4999999999998, '-1451'],
    [0, 0.4999999, '0'],
    [0, 154.49, '154'],
    [0, 154.999999, '155'],
    [2, 0.615, '0.62'],
    [2, 0.205 * 3, '0.62'],
    [2, 8.344999999999999, '8.35'],
    [2, 8.34499, '8.34'],
    [2, 1.0049999, '1.00'],
    [2, 9e11 + 0.01, '900000000000.01'],
    [2, 123456789.1249, '123456789.12'],
    [3, 1.0004999999999997, '1.001'],
    [3, 1.0004999, '1.000'],
    [8, 0.000000004, '0.00000000'],
    [8, 0.00000015, '0.00000015'],
  ])('with %s decimals: %s is %s', (precision, sum, text) => {
    const { formatDecimalString, formatDecimal, formatAmount } = CurrencyFactory({
      precision,
      symbol: '',
      thousandSeparator: '',
    });
    expect(formatDecimalString(sum)).toBe(text);
    expect(formatDecimal(sum)).toBe(Number(text));
    expect(formatAmount(sum)).toBe(text);
  });

  it('keep their floating-point error when every decimal is kept; texts are exact', () => {
    const every = CurrencyFactory({ precision: null });
    takeConsoleMessages();
    expect(every.formatDecimalString(154.49999999999997)).toBe('154.49999999999997');
    expect(CurrencyFactory({ precision: 0 }).formatDecimalString('154.49999999999997')).toBe('154');
  });

  it('round correctly when large amounts cancel out and the sum is small', () => {
    const sum = [1e6 + 0.1, 2e6 + 0.2, -3e6, 0.2].reduce((total, amount) => total + amount, 0);
    expect(sum).not.toBe(0.5);
    expect(CurrencyFactory({ precision: 0 }).formatDecimal(sum)).toBe(1);
    expect(CurrencyFactory({ precision: 0 }).formatDecimal(-sum)).toBe(-1);
  });

  it('round like exact arithmetic, for any amounts and signs', () => {
    // Amounts with up to three more decimals than the currency, up to 10 billion of its smallest units.
    const addends = fc.tuple(
      fc
        .nat(3)
        .chain((precision) =>
          fc.tuple(fc.constant(precision), fc.integer({ min: precision, max: precision + 3 })),
        ),
      fc.array(fc.integer({ min: -(10 ** 7), max: 10 ** 8 }), { minLength: 1, maxLength: 1000 }),
    );
    fc.assert(
      fc.property(addends, fc.boolean(), ([[precision, decimals], parts], isHalf) => {
        const dropped = 10n ** BigInt(decimals - precision);
        const exact = parts.reduce((total, part) => total + BigInt(part), 0n);
        // Exact halves are rare in random data, so the last addend creates one.
        const last = isHalf ? dropped / 2n - (exact % dropped) : 0n;
        const sum = [...parts, Number(last)].reduce(
          (total, part) => total + part / 10 ** decimals,
          0,
        );
        const total = exact + last;
        const size = total < 0n ? -total : total;
        const rounded = (2n * size + dropped) / (2n * dropped);
        const expected = Number(total < 0n ? -rounded : rounded) / 10 ** precision;
        expect(CurrencyFactory({ precision }).formatDecimal(sum)).toBe(expected + 0);
      }),
    );
  });
});
