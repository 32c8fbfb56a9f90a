import { toFullCurrencyConfig } from './currency-config.ts';
import type { CurrencyConfig } from './currency-config.ts';
import { createCurrency } from './currency-context.ts';
import type { CurrencyInstance } from './currency-context.ts';

/** The hook by which extensions change the currency of a report. */
const CURRENCY_HOOK = 'woocommerce_admin_report_currency';

/** `applyFilters` of the host's hooks, which may answer anything. */
export type ApplyCurrencyFilters = (
  hookName: string,
  config: CurrencyConfig,
  query: Readonly<Record<string, unknown>>,
) => unknown;

/**
 * The currency of a page: the store's config after the extensions have seen it together with the page query.
 * What is no object among their answers is ignored, and values of the wrong type take the defaults.
 */
export function getFilteredCurrencyInstance(
  query: Readonly<Record<string, unknown>>,
  config: CurrencyConfig,
  applyFilters: ApplyCurrencyFilters,
): CurrencyInstance {
  const answer = applyFilters(CURRENCY_HOOK, { ...config }, query);
  const isConfig = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  return createCurrency(toFullCurrencyConfig(isConfig ? answer : config));
}
