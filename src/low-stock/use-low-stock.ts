import { itemsStore, type CatalogueProduct } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { LOW_STOCK, toLowStockQuery } from './low-stock-query.ts';
import { useLowStockTotal } from './use-low-stock-total.ts';

/** A page of products with low stock or none as it was read. */
export type LowStock = {
  products: readonly CatalogueProduct[];
  /** Whether the page was read. */
  isKnown: boolean;
  /** Products on all pages; undefined until they were counted. */
  total: number | undefined;
  /** Why the page could not be read. */
  error: Error | undefined;
  onReadAgain: () => void;
};

/** Reads a page of products with low stock or none. */
export function useLowStock(page: number): LowStock {
  const registry = useRegistry();
  const { items, isRead, error } = useSelect(
    (select) => {
      const { getItems, getItemsError, hasFinishedResolution } = select(itemsStore);
      const query = toLowStockQuery(page);
      return {
        items: getItems(LOW_STOCK, query),
        isRead: hasFinishedResolution('getItems', [LOW_STOCK, query]),
        error: getItemsError(LOW_STOCK, query),
      };
    },
    [page],
  );
  // While it is read again, what is known stays.
  const isKnown = items.size > 0 || (isRead && !error);
  // Where the list is refused, so is its number.
  const total = useLowStockTotal(isKnown);
  return {
    products: [...items.values()],
    isKnown,
    total,
    error,
    onReadAgain: () =>
      void registry
        .dispatch(itemsStore)
        .invalidateResolution('getItems', [LOW_STOCK, toLowStockQuery(page)]),
  };
}
