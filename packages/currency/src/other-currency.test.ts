import { expect, it } from 'vitest';
import { CurrencyFactory } from './currency-factory.ts';
import { getOtherCurrency } from './other-currency.ts';

const store = {
  code: 'USD',
  symbol: '$',
  symbolPosition: 'left',
  thousandSeparator: ',',
  decimalSeparator: '.',
  precision: 2,
  priceFormat: '%1$s%2$s',
} as const;

it.each([
  ['USD', '-$1,234.50'],
  ['EUR', '-€1,234.50'],
  ['JPY', '-¥1,235'],
  ['KWD', '-KWD 1,234.500'],
  ['XQZ', '-XQZ 1,234.50'],
  ['USDT', '-USDT 1,234.50'],
  ['', '-1,234.50'],
])('writes an amount in %s as %s: its own decimals, the separators of the store', (code, text) => {
  const currency = CurrencyFactory(getOtherCurrency(code, store, 'en'));
  expect(currency.formatAmount(-1234.5).replaceAll(' ', ' ')).toBe(text);
});
