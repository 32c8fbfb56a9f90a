import { toFullCurrencyConfig } from './currency-config.ts';
import type { CurrencyConfig } from './currency-config.ts';
import { createCurrency } from './currency-context.ts';
import type { CurrencyInstance } from './currency-context.ts';

/** Makes the money formatter of a store (spec §3; USD with 2 decimals when nothing is given). */
export function CurrencyFactory(config: CurrencyConfig = {}): CurrencyInstance {
  return createCurrency(toFullCurrencyConfig(config));
}
