import { getFilteredCurrencyInstance, type FullCurrencyConfig } from '@tillview/currency';
import type { Query } from '@tillview/navigation';
import { applyHook, hasHook, type ReadResult } from './apply-hook.ts';
import { HOOKS } from './hook-names.ts';
import { readFields } from './read-shapes.ts';

/**
 * Reads a currency. A plugin that moves the symbol rarely knows the price format, which would contradict its position.
 */
const readCurrency =
  ({ symbolPosition, priceFormat }: FullCurrencyConfig): ReadResult<object> =>
  (result) => {
    const fields = readFields(result, 'The currency');
    return fields['priceFormat'] === priceFormat && fields['symbolPosition'] !== symbolPosition
      ? { ...fields, priceFormat: undefined }
      : fields;
  };

/** The currency of a page after the changes by other plugins. */
export const extendCurrency = (config: FullCurrencyConfig, query: Query): FullCurrencyConfig =>
  hasHook([HOOKS.currency])
    ? getFilteredCurrencyInstance(query, config, (hook, given) =>
        applyHook<object>(hook, given, readCurrency(config), query),
      ).getCurrencyConfig()
    : config;
