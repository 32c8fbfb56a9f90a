import { itemsStore } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { LOW_STOCK_TOTAL, UNKNOWN } from './stock-requests.ts';

/**
 * Returns the number of products with low stock or out of stock; undefined until it is known, or if it is not
 * available.
 */
export function useLowStockTotal(isAllowed: boolean): number | undefined {
  const total = useSelect(
    (select) => (isAllowed ? select(itemsStore).getItemsTotalCount(...LOW_STOCK_TOTAL) : UNKNOWN),
    [isAllowed],
  );
  return total === UNKNOWN ? undefined : total;
}
