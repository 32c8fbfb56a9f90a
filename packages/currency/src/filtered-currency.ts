import { toFullCurrencyConfig } from './currency-config.ts';
import type { CurrencyConfig } from './currency-config.ts';
import { createCurrency } from './currency-context.ts';
import type { CurrencyInstance } from './currency-context.ts';

/** Name of the filter hook with which extensions change the currency of a report. */
const CURRENCY_HOOK = 'woocommerce_admin_report_currency';

/** `applyFilters` of the host's hooks. It can return anything. */
export type ApplyCurrencyFilters = (
  hookName: string,
  config: CurrencyConfig,
  query: Readonly<Record<string, unknown>>,
) => unknown;

/**
 * The currency of a page: the store's config after the filters of extensions, which also receive the page query.
 * Results that are not objects are ignored; values of the wrong type are replaced by the defaults.
 */
export function getFilteredCurrencyInstance(
  query: Readonly<Record<string, unknown>>,
  config: CurrencyConfig,
  applyFilters: ApplyCurrencyFilters,
): CurrencyInstance {
  const filtered = applyFilters(CURRENCY_HOOK, { ...config }, query);
  const isConfig = typeof filtered === 'object' && filtered !== null && !Array.isArray(filtered);
  return createCurrency(toFullCurrencyConfig(isConfig ? filtered : config));
}
