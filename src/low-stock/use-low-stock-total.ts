import { itemsStore } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { LOW_STOCK, LOW_STOCK_TOTAL } from './low-stock-query.ts';

/** What stands for a number that was not read yet. */
const UNKNOWN = -1;

/** How many products have low stock or none; undefined until they were counted, and where they cannot be. */
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
