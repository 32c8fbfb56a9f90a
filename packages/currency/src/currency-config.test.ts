import { describe, expect, it } from 'vitest';
import { takeConsoleMessages } from '@tillview/test-setup/guards';
import { CurrencyFactory } from './currency-factory.ts';
import type { CurrencyConfig } from './currency-config.ts';

const configOf = (config?: CurrencyConfig) => CurrencyFactory(config).getCurrencyConfig();

describe('currency config', () => {
  it.each([
    ['code', 'USD', 'R3.14'],
    ['symbol', '$', 'R3.15'],
    ['symbolPosition', 'left', 'R3.16'],
    ['thousandSeparator', ',', 'R3.17'],
    ['decimalSeparator', '.', 'R3.18'],
    ['precision', 2, 'R3.19'],
    ['priceFormat', '%1$s%2$s', 'R3.20'],
  ] as const)('%s defaults to %s (%s)', (key, value, _row) => {
    expect(configOf()[key]).toBe(value);
    expect(configOf({ [key]: undefined })[key]).toBe(value);
  });

  it('keeps every given key', () => {
    const config = {
      code: 'EUR',
      symbol: '€',
      symbolPosition: 'right_space',
      thousandSeparator: '.',
      decimalSeparator: ',',
      precision: 3,
      priceFormat: '%2$s – %1$s',
    } as const;
    expect(configOf(config)).toEqual(config);
  });

  it.each([
    ['€', '€'],
    ['<i class="sign">£</i>', '£'],
    ['', ''],
  ])('converts the symbol %s to %s', (symbol, shown) => {
    expect(configOf({ symbol }).symbol).toBe(shown);
  });

  it.each([
    ['<i class="fa fa-rupee"></i>', 'left', 'INR 5.00'],
    ['<img src="rial.svg" alt="">', 'right', '5.00 INR'],
    ['\uE900', 'left', 'INR 5.00'],
    ['', 'left', 'INR 5.00'],
    ['<b>₹</b>', 'left', '₹5.00'],
  ] as const)(
    'replaces the symbol %j, %s, if it has no text: %s',
    (symbol, symbolPosition, text) => {
      expect(CurrencyFactory({ code: 'INR', symbol, symbolPosition }).formatAmount(5)).toBe(text);
    },
  );

  it('allows an empty thousand separator, but not an empty decimal separator', () => {
    expect(configOf({ thousandSeparator: '', decimalSeparator: '' })).toMatchObject({
      thousandSeparator: '',
      decimalSeparator: '.',
    });
  });

  it.each([
    ['3', 3],
    ['0', 0],
    [0, 0],
    ['', 2],
    [2.9, 2],
    [-3, 3],
    [1000, 100],
  ])('reads the precision %j as %s', (precision, decimals) => {
    expect(configOf({ precision }).precision).toBe(decimals);
  });

  it('warns about a null precision, and keeps every decimal', () => {
    const currency = CurrencyFactory({ precision: null });
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('no precision')]);
    expect(currency.getCurrencyConfig().precision).toBeNull();
    expect(currency.formatAmount(2.345)).toBe('$2.345');
    expect(currency.formatDecimal('2.345')).toBe(2.345);
    expect(currency.formatDecimalString(2.5)).toBe('2.5');
  });

  it.each([['many'], [NaN], [Infinity]])(
    'warns about the precision %s, and uses the default',
    (precision) => {
      const currency = CurrencyFactory({ precision });
      expect(takeConsoleMessages()).toEqual([expect.stringContaining('not a number')]);
      expect(currency.formatAmount(2.345)).toBe('$2.35');
    },
  );
});

describe('setCurrency', () => {
  it('replaces the whole config', () => {
    const currency = CurrencyFactory({
      code: 'EUR',
      symbol: '€',
      symbolPosition: 'right',
      decimalSeparator: ',',
    });
    currency.setCurrency({ precision: 0 });
    expect(currency.getCurrencyConfig()).toEqual({ ...configOf(), precision: 0 });
    expect(currency.formatAmount(1234.5)).toBe('$1,235');
    currency.setCurrency();
    expect(currency.getCurrencyConfig()).toEqual(configOf());
  });
});
