import { describe, expect, it } from 'vitest';
import { CurrencyFactory } from './index.ts';

describe('HTML entities in a currency config', () => {
  it.each([
    ['&#36;', '$'],
    ['&euro;', '€'],
    ['&#x20AC;', '€'],
    ['&#x62f;.&#x625;', 'د.إ'],
    ['&#2547;&nbsp;', '৳\u00a0'],
    ['&rlm;د.إ', '\u200fد.إ'],
    ['<i class="sign">&pound;</i>', '£'],
    ['&amp;euro;', '&euro;'],
    ['&nosuch;', '&nosuch;'],
    ['$&', '$&'],
  ])('are decoded once in the symbol: %s becomes %s', (symbol, decoded) => {
    const currency = CurrencyFactory({ symbol });
    expect(currency.getCurrencyConfig().symbol).toBe(decoded);
    const text = currency.formatAmount(-1234.5);
    expect(text).toBe(`-${decoded}1,234.50`);
    expect(currency.parseAmount(text)).toBe('-1234.50');
  });

  it.each(['&lt;i class="fa"&gt;&lt;/i&gt;', '<i>&nbsp;</i>', '&#xE900;'])(
    'do not count as the text of a symbol if they are markup, spaces or icons: %s',
    (symbol) => {
      expect(CurrencyFactory({ code: 'INR', symbol }).formatAmount(5)).toBe('INR 5.00');
    },
  );

  it('are decoded in both separators', () => {
    const currency = CurrencyFactory({ thousandSeparator: '&nbsp;', decimalSeparator: '&#44;' });
    expect(currency.formatAmount(1234.5)).toBe('$1\u00a0234,50');
    expect(currency.parseAmount('$1\u00a0234,50')).toBe('1234.50');
  });

  it('are decoded in the price format when an amount is formatted', () => {
    const currency = CurrencyFactory({ priceFormat: '<b>%1$s</b>&nbsp;%2$s' });
    expect(currency.getCurrencyConfig().priceFormat).toBe('%1$s&nbsp;%2$s');
    expect(currency.formatAmount(5)).toBe('$\u00a05.00');
  });
});
