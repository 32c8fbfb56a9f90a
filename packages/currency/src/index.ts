export { CurrencyFactory } from './currency-factory.ts';
export { CurrencyContext } from './currency-context.ts';
export { getFilteredCurrencyInstance } from './filtered-currency.ts';
export type { CurrencyConfig, FullCurrencyConfig, SymbolPosition } from './currency-config.ts';
export type { CountryInfo } from './country-currency.ts';
export type { CurrencyInstance } from './currency-factory.ts';
export type { ApplyCurrencyFilters } from './filtered-currency.ts';
