import { describe, expect, it, vi } from 'vitest';
import { takeConsoleMessages } from '@tillview/test-setup/guards';
import { getFilteredCurrencyInstance } from './filtered-currency.ts';
import type { ApplyCurrencyFilters } from './filtered-currency.ts';

describe('getFilteredCurrencyInstance', () => {
  it('passes the config and the page query to the filter and uses its result', () => {
    const applyFilters = vi.fn<ApplyCurrencyFilters>((_, config) => ({
      ...config,
      symbol: '€',
    }));
    const query = { currency: 'EUR' };
    const currency = getFilteredCurrencyInstance(query, { precision: 1 }, applyFilters);
    expect(applyFilters.mock.calls).toEqual([
      ['woocommerce_admin_report_currency', { precision: 1 }, query],
    ]);
    expect(currency.formatAmount(5)).toBe('€5.0');
  });

  it.each([[undefined], [null], ['EUR'], [7], [[{ symbol: '€' }]]])(
    'ignores the result %j',
    (answer) => {
      const currency = getFilteredCurrencyInstance({}, { symbol: '£' }, () => answer);
      expect(currency.formatAmount(5)).toBe('£5.00');
    },
  );

  it('uses the defaults for values of the wrong type in the result, and warns once', () => {
    const answer = { symbol: 5, precision: {}, decimalSeparator: null, code: 'EUR' };
    const currency = getFilteredCurrencyInstance({}, {}, () => answer);
    expect(takeConsoleMessages()).toHaveLength(1);
    expect(currency.formatAmount(1234.5)).toBe('$1,234.50');
    expect(currency.formatAmount(5, true)).toBe('EUR5.00');
  });

  it('does not change the store’s config when a filter changes its argument', () => {
    const config = { symbol: '£' };
    getFilteredCurrencyInstance({}, config, (_, shown) => Object.assign(shown, { symbol: '€' }));
    expect(config).toEqual({ symbol: '£' });
  });
});
