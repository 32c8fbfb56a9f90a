import { itemsStore } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { LOW_STOCK, LOW_STOCK_TOTAL } from './stock-requests.ts';

/** The selector's default value while the number is not loaded. */
const UNKNOWN = -1;

/**
 * Returns the number of products with low stock or out of stock; undefined until it is known, or if it is not
 * available.
 */
export function useLowStockTotal(isAllowed: boolean): number | undefined {
  const total = useSelect(
    (select) =>
      isAllowed
        ? select(itemsStore).getItemsTotalCount(LOW_STOCK, LOW_STOCK_TOTAL, UNKNOWN)
        : UNKNOWN,
    [isAllowed],
  );
  return total === UNKNOWN ? undefined : total;
}
