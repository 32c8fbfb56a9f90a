import type { CurrencyConfig } from './currency-config.ts';

/**
 * The format of another currency in a store: its symbol and decimals, as the browser knows them, with the separators and the
 * position of the store. One that the browser does not know has its code, and the decimals of the store.
 */
export function getOtherCurrency(
  code: string,
  store: CurrencyConfig,
  locale: string,
): CurrencyConfig {
  if (code === store.code) return store;
  // The store's pattern can contain its symbol.
  const own = { ...store, code, priceFormat: undefined };
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code });
    const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
    return {
      ...own,
      // Without a symbol of its own, the code is written, with a space.
      symbol: symbol === undefined || symbol === code ? '' : symbol,
      precision: format.resolvedOptions().maximumFractionDigits ?? store.precision,
    };
  } catch {
    // Codes with other than three letters, as of cryptocurrencies, and none at all.
    return { ...own, symbol: '' };
  }
}
