import { toFullCurrencyConfig } from './currency-config.ts';
import type { CurrencyConfig } from './currency-config.ts';
import { createCurrency } from './currency-context.ts';
import type { CurrencyInstance } from './currency-context.ts';

/** Creates the currency instance of a store (R1.24); USD with 2 decimals by default. */
export function CurrencyFactory(config: CurrencyConfig = {}): CurrencyInstance {
  return createCurrency(toFullCurrencyConfig(config));
}
