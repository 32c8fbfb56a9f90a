import { describe, expect, it } from 'vitest';
import { CurrencyFactory } from './currency-factory.ts';

const japan = {
  currency_code: 'JPY',
  currency_pos: 'left',
  thousand_sep: ',',
  decimal_sep: '.',
  num_decimals: 0,
};
const { getDataForCountry } = CurrencyFactory();

describe('getDataForCountry', () => {
  it('returns the currency config of a country', () => {
    expect(getDataForCountry('JP', { JP: japan }, { JPY: '¥' })).toEqual({
      code: 'JPY',
      symbol: '¥',
      symbolPosition: 'left',
      thousandSeparator: ',',
      decimalSeparator: '.',
      precision: 0,
    });
  });

  it.each([
    ['an unknown country', 'XX', { JP: japan }, { JPY: '¥' }],
    ['an unknown symbol', 'JP', { JP: japan }, { USD: '$' }],
    ['an empty symbol', 'JP', { JP: japan }, { JPY: '' }],
    ['no data at all', 'JP', undefined, undefined],
    ['a property name of every object', 'constructor', {}, {}],
  ])('returns an empty object for %s', (_, code, localeInfo, symbols) => {
    expect(getDataForCountry(code, localeInfo, symbols)).toEqual({});
  });
});
