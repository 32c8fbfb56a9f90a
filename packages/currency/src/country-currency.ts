import { decodeEntities } from './decode-entities.ts';
import type { CurrencyConfig } from './currency-config.ts';
import { stripTags } from './strip-tags.ts';
import { isSymbolPosition } from './price-format.ts';

/** The currency fields of a country in WooCommerce's locale data. */
export type CountryInfo = {
  readonly currency_code: string;
  readonly currency_pos: string;
  readonly thousand_sep: string;
  readonly decimal_sep: string;
  readonly num_decimals: number;
};

/**
 * The currency config of a country, from locale data by country code and symbols by currency code. Entities in the
 * symbol are decoded. An empty object if either is unknown.
 */
export function getDataForCountry(
  countryCode: string,
  localeInfo: Readonly<Record<string, CountryInfo>> = {},
  currencySymbols: Readonly<Record<string, string>> = {},
): CurrencyConfig {
  // Reads own properties only: 'constructor' is not a country.
  const country = Object.hasOwn(localeInfo, countryCode) ? localeInfo[countryCode] : undefined;
  if (!country || !Object.hasOwn(currencySymbols, country.currency_code)) return {};
  const symbol = currencySymbols[country.currency_code];
  if (!symbol) return {};
  return {
    code: country.currency_code,
    symbol: decodeEntities(stripTags(symbol)),
    symbolPosition: isSymbolPosition(country.currency_pos) ? country.currency_pos : 'left',
    thousandSeparator: country.thousand_sep,
    decimalSeparator: country.decimal_sep,
    precision: country.num_decimals,
  };
}
