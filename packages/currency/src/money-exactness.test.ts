import Dinero from 'dinero.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { CurrencyFactory } from './currency-factory.ts';
import { Money } from './money.ts';
import type { RoundingMode } from './round-quotient.ts';

const MODES = [
  'HALF_ODD',
  'HALF_EVEN',
  'HALF_UP',
  'HALF_DOWN',
  'HALF_TOWARDS_ZERO',
  'HALF_AWAY_FROM_ZERO',
  'DOWN',
] as const satisfies RoundingMode[];

describe('money compared with dinero.js and with exact arithmetic', () => {
  const cents = fc.integer({ min: -1e6, max: 1e6 });
  const large = fc.maxSafeInteger().map((n) => n % 999_999_999_999_999);

  it('rounds products like dinero.js, in every mode', () => {
    const factors = fc.integer({ min: -9999, max: 9999 }).map((n) => n / 1000);
    fc.assert(
      fc.property(cents, factors, fc.constantFrom(...MODES), (amount, factor, mode) => {
        const expected = Dinero({ amount }).multiply(factor, mode).getAmount();
        expect(Money({ amount }).multiply(factor, mode).amount).toBe(expected + 0);
      }),
      { numRuns: isDeep ? 1000 : 200 },
    );
  });

  it('formats like dinero.js, in every mode', () => {
    const formats = fc.constantFrom('$0,0.00', '$0,0', '0,0.0', 'USD0.00', '0 dollar', '$0,0.000');
    fc.assert(
      fc.property(cents, formats, fc.constantFrom(...MODES), (amount, format, mode) => {
        const expected = Dinero({ amount }).toFormat(format, mode);
        // dinero.js formats amounts that round to zero as '-$0'.
        const isZero = !/[1-9]/.test(expected);
        expect(Money({ amount }).toFormat(format, mode)).toBe(
          isZero ? expected.replace('-', '') : expected,
        );
      }),
    );
  });

  it('multiplies by any decimal number without a floating-point error', () => {
    const factor = fc.tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.nat(9));
    fc.assert(
      fc.property(cents, factor, (amount, [digits, scale]) => {
        const product = 2n * BigInt(amount) * BigInt(digits);
        const unit = 10n ** BigInt(scale);
        const size = product < 0n ? -product : product;
        const rounded = (size + unit) / (2n * unit);
        const expected = Number(product < 0n ? -rounded : rounded);
        fc.pre(Math.abs(expected) <= 999_999_999_999_999);
        const text = `${digits}e-${scale}`;
        expect(Money({ amount }).multiply(Number(text), 'HALF_AWAY_FROM_ZERO').amount).toBe(
          expected,
        );
      }),
    );
  });

  it('formats every amount to the last digit', () => {
    fc.assert(
      fc.property(large, fc.nat(15), (amount, precision) => {
        const text = Money({ amount, precision }).toFormat(
          precision ? `0.${'0'.repeat(precision)}` : '0',
        );
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(amount));
        expect(text.split('.')[1]?.length ?? 0).toBe(precision);
        expect(text).not.toMatch(/^-[0.]*$/);
      }),
      { numRuns: isDeep ? 1000 : 200 },
    );
  });

  it('is unchanged after formatting and parsing with a currency config (readings B51)', () => {
    const config = fc.record({
      precision: fc.nat(15),
      symbol: fc.constantFrom('$', 'kr.', '€', '\u200fد.إ', '.د.ب'),
      symbolPosition: fc.constantFrom('left', 'right', 'left_space', 'right_space'),
      thousandSeparator: fc.constantFrom(' ', '\u00a0', "'", '’', '٬', ''),
      decimalSeparator: fc.constantFrom('.', ',', '٫', '·'),
    });
    fc.assert(
      fc.property(large, config, (amount, settings) => {
        const { precision } = settings;
        const currency = CurrencyFactory(settings);
        const text = currency.formatAmount(Money({ amount, precision }).toUnit());
        expect(BigInt(currency.parseAmount(text).replace('.', ''))).toBe(BigInt(amount));
      }),
    );
  });
});
