import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { CurrencyFactory } from './currency-factory.ts';
import type { CurrencyConfig } from './currency-config.ts';

const euro: CurrencyConfig = {
  code: 'EUR',
  symbol: '€',
  symbolPosition: 'right_space',
  thousandSeparator: '.',
  decimalSeparator: ',',
};

describe('formatAmount', () => {
  it.each([
    [48.5, '$48.50'],
    ['1234.567', '$1,234.57'],
    [0, '$0.00'],
    [1.005, '$1.01'],
    [1e9, '$1,000,000,000.00'],
    ['9007199254740993.01', '$9,007,199,254,740,993.01'],
    ['12abc', '$12.00'],
    ['', ''],
    ['abc', ''],
  ])('formats %s in the default currency as %s (R1.24)', (amount, text) => {
    expect(CurrencyFactory().formatAmount(amount)).toBe(text);
  });

  it.each([
    ['left', '%1$s%2$s', '€5,00', '-€5,00'],
    ['right', '%2$s%1$s', '5,00€', '-5,00€'],
    ['left_space', '%1$s %2$s', '€ 5,00', '-€ 5,00'],
    ['right_space', '%2$s %1$s', '5,00 €', '-5,00 €'],
  ] as const)(
    'puts the symbol %s of the amount, with the minus sign before both (R3.16, readings C23)',
    (symbolPosition, pattern, plus, minus) => {
      const currency = CurrencyFactory({ ...euro, symbolPosition });
      expect(currency.getPriceFormat({ symbolPosition })).toBe(pattern);
      expect(currency.getCurrencyConfig().priceFormat).toBe(pattern);
      expect(currency.formatAmount(5)).toBe(plus);
      expect(currency.formatAmount(-5)).toBe(minus);
    },
  );

  it.each([
    [-5, '-$5.00'],
    ['-1234.5', '-$1,234.50'],
    [-0.004, '$0.00'],
    [-0.005, '-$0.01'],
    [-0, '$0.00'],
  ])('formats %s as %s', (amount, text) => {
    expect(CurrencyFactory().formatAmount(amount)).toBe(text);
  });

  it.each([
    [{}, 48.5, 'USD48.50'],
    [{}, -5, '-USD5.00'],
    [euro, 20482.5, '20.482,50 EUR'],
  ])('uses the code instead of the symbol for %j', (config, amount, text) => {
    expect(CurrencyFactory(config).formatAmount(amount, true)).toBe(text);
  });

  it.each([
    ['JPY', { symbol: '¥', precision: 0 }, 1234.5, '¥1,235'],
    ['KRW', { symbol: '₩', precision: '0' }, -48, '-₩48'],
    ['KWD', { symbol: 'د.ك', symbolPosition: 'right_space', precision: 3 }, 1.0005, '1.001 د.ك'],
    ['BDT', { symbol: '৳\u00a0' }, 5, '৳\u00a05.00'],
    [
      'CHF',
      { symbol: 'CHF', symbolPosition: 'left_space', thousandSeparator: '’' },
      1e6,
      'CHF 1’000’000.00',
    ],
    [
      'DKK',
      {
        symbol: 'kr.',
        symbolPosition: 'right_space',
        thousandSeparator: '.',
        decimalSeparator: ',',
      },
      1e3,
      '1.000,00 kr.',
    ],
    ['BTC', { symbol: '฿', precision: 8 }, 0.00000015, '฿0.00000015'],
    ['none', { symbol: '', symbolPosition: 'left_space' }, -5, '-5.00'],
    ['odd', { symbol: '$$', symbolPosition: 'right' }, 5, '5.00$$'],
  ] as const)('formats %s', (_, config, amount, text) => {
    expect(CurrencyFactory(config).formatAmount(amount)).toBe(text);
  });

  it.each([
    ['%2$s %1$s', '%2$s %1$s', '5.00 $'],
    ['<b>%1$s</b> %2$s', '%1$s %2$s', '$ 5.00'],
    ['<!-- x -->%1$s%2$s per %%', '%1$s%2$s per %%', '$5.00 per %'],
    ['<<i>i>%1$s%2$s', '%1$s%2$s', '$5.00'],
    ['only %2$s', 'only %2$s', 'only 5.00'],
    ['', '%1$s%2$s', '$5.00'],
    ['%1$s', '%1$s%2$s', '$5.00'],
  ])('uses the price format %j without its tags (R3.20)', (priceFormat, pattern, text) => {
    const currency = CurrencyFactory({ priceFormat });
    expect(currency.getCurrencyConfig().priceFormat).toBe(pattern);
    expect(currency.getPriceFormat({ priceFormat })).toBe(pattern);
    expect(currency.formatAmount(5)).toBe(text);
  });

  it.each([[''], [null], [undefined], [NaN], ['x'], [Infinity], ['-'], ['1,234.50']])(
    'returns an empty text for %s',
    (amount) => {
      const currency = CurrencyFactory();
      expect(currency.formatAmount(amount)).toBe('');
      expect(currency.formatDecimalString(amount)).toBe('');
      expect(currency.formatDecimal(amount)).toBe(0);
      expect(currency.render(amount)).toBe('');
    },
  );
});

describe('formatDecimal and formatDecimalString', () => {
  it.each([
    [{}, '1234.567', 1234.57, '1234.57'],
    [{}, 1000000, 1000000, '1000000.00'],
    [euro, -20482.5, -20482.5, '-20482.50'],
    [{ precision: 0 }, 2.5, 3, '3'],
    [{ precision: 0 }, -0.4, 0, '0'],
  ])('%j: %s is %s and %j', (config, amount, number, text) => {
    const currency = CurrencyFactory(config);
    expect(currency.formatDecimal(amount)).toBe(number);
    expect(currency.formatDecimalString(amount)).toBe(text);
  });
});

describe('parseAmount', () => {
  it.each([
    [{}, '$1,234.50', '1234.50'],
    [{}, '-$5.00', '-5.00'],
    [{}, '$-5.00', '-5.00'],
    [{}, '\u2212$ 5', '-5.00'],
    [{}, '5', '5.00'],
    [{}, 'USD5', '5.00'],
    [euro, '-20.482,50 €', '-20482.50'],
    [euro, '20.482,50 EUR', '20482.50'],
    [{ ...euro, symbol: 'kr.' }, '1.000,00 kr.', '1000.00'],
  ])('with %j parses %s as %s', (config, text, plain) => {
    expect(CurrencyFactory(config).parseAmount(text)).toBe(plain);
  });

  it.each([[''], ['$'], ['x'], ['--5'], ['-$-5'], ['€5'], [null], [undefined]])(
    'returns an empty text for %j',
    (text) => {
      expect(CurrencyFactory().parseAmount(text)).toBe('');
    },
  );

  const separators = ['.', ',', ' ', '\u00a0', '\u202f', "'", '’', '·', '٫', '٬', '_', '$'];
  const config = fc
    .record({
      code: fc.constantFrom('USD', 'EUR', 'DKK', 'KWD'),
      symbol: fc.constantFrom(
        '$',
        '€',
        '₹',
        'kr.',
        'CHF',
        'د.إ',
        '.د.ب',
        'R$',
        '৳\u00a0',
        "'",
        '',
        'лв.',
        '¥',
        '\u200fد.إ',
        '5th',
      ),
      symbolPosition: fc.constantFrom('left', 'right', 'left_space', 'right_space'),
      thousandSeparator: fc.constantFrom('', ...separators),
      decimalSeparator: fc.constantFrom(...separators),
      precision: fc.nat(20),
    })
    .filter(({ thousandSeparator, decimalSeparator }) => thousandSeparator !== decimalSeparator);

  it('parses every output of formatAmount, with the precision of the config', () => {
    fc.assert(
      fc.property(
        config,
        fc.oneof(
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.double({ min: -1e6, max: 1e6, noNaN: true }),
          fc.integer(),
        ),
        fc.boolean(),
        (settings, amount, useCode) => {
          const currency = CurrencyFactory(settings);
          const text = currency.formatAmount(amount, useCode);
          expect(currency.parseAmount(text)).toBe(currency.formatDecimalString(amount));
          expect(text).not.toMatch(/NaN|Infinity|e[+-]/);
          expect(text.lastIndexOf('-')).toBe(currency.formatDecimal(amount) < 0 ? 0 : -1);
        },
      ),
      { numRuns: isDeep ? 1000 : 200 },
    );
  });
});
