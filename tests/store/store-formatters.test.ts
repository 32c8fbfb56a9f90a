import { describe, expect, it } from 'vitest';
import type { StoreFacts } from './store-facts.ts';
import { createStoreFormatters } from './store-formatters.ts';

const textsOf = (currency: StoreFacts['currency']) =>
  createStoreFormatters({
    locale: 'en-US',
    timeZone: 'UTC',
    weekStart: 0,
    currency,
    now: '2026-11-20T12:00:00',
    statuses: {},
  });
const yen = textsOf({
  symbol: '¥',
  position: 'left',
  thousand: ',',
  decimal: '.',
  precision: 0,
});
const euro = textsOf({
  symbol: '€',
  position: 'right_space',
  thousand: '.',
  decimal: ',',
  precision: 2,
});

describe('the amounts that a store is expected to show', () => {
  it.each([
    [yen, 1450.4999999999998, '¥1,451'],
    [yen, -154.49999999999997, '-¥155'],
    [yen, 0.4999999999998, '¥1'],
    [yen, 154.499, '¥154'],
    [yen, -0.4, '¥0'],
    [euro, 0.615, '0,62 €'],
    [euro, 2.675 * 3, '8,03 €'],
    [euro, 1234567.01499, '1.234.567,01 €'],
    [euro, -1234.5, '-1.234,50 €'],
    [euro, 0.1 + 0.2, '0,30 €'],
  ])('%#: have its symbol, separators and decimals', (texts, amount, text) => {
    expect(texts.metric('money', amount)).toBe(text);
  });

  it.each([
    ['revenue/net_revenue', 20, '+100% Up 100% from Previous year: ¥10 Better ¥10'],
    ['revenue/net_revenue', 5, '-50% Down 50% from Previous year: ¥10 Worse ¥10'],
    ['revenue/net_revenue', 10, '0% No change from Previous year: ¥10 ¥10'],
    ['revenue/refunds', 5, '-50% Down 50% from Previous year: ¥10 Better ¥10'],
    ['revenue/coupons', 20, '+100% Up 100% from Previous year: ¥10 ¥10'],
    ['taxes/order_tax', 5, '-50% Down 50% from Previous year: ¥10 ¥10'],
  ])('of %s are followed by the verdict on their change to %d', (stat, present, text) => {
    expect(yen.card({ stat, title: 'It', kind: 'money' }, present, 10, 'Previous year')).toBe(
      `It ¥${present} ${text} previous year`,
    );
  });

  it('are compared after rounding in charts, and as they were sent in cards', () => {
    const returns = { stat: 'revenue/refunds', title: 'Returns', kind: 'money' } as const;
    expect(yen.card(returns, 85.3, 34.9, 'Previous year')).toBe(
      'Returns ¥85 +144% Up 144% from Previous year: ¥35 Worse ¥35 previous year',
    );
    expect(yen.change('money', 85.3, 34.9)).toBe('+¥50 (+143%)');
    expect(yen.change('money', 85.3, 85.1)).toBe('No change');
    expect(yen.change('money', 154.49999999999997, 154.5)).toBe('No change');
    expect(euro.change('money', 42.7, 4 + 1e-11)).toBe('+38,70 € (+968%)');
    expect(euro.change('money', -7.1e-15, 0)).toBe('No change');
  });
});
