import { itemsStore, type CatalogueProduct } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { LOW_STOCK, toLowStockQuery } from './low-stock-query.ts';
import { useLowStockTotal } from './use-low-stock-total.ts';

/** A loaded page of products with low stock or out of stock. */
export type LowStock = {
  products: readonly CatalogueProduct[];
  /** Whether the page is loaded. */
  isKnown: boolean;
  /** The number of products on all pages; undefined until it is known. */
  total: number | undefined;
  /** Why the page could not be loaded. */
  error: Error | undefined;
  onRetry: () => void;
};

/** Loads a page of products with low stock or out of stock. */
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
  // While the page is refreshed, the previous products stay.
  const isKnown = items.size > 0 || (isRead && !error);
  // If the store refuses the list, it also refuses the number.
  const total = useLowStockTotal(isKnown);
  return {
    products: [...items.values()],
    isKnown,
    total,
    error,
    onRetry: () =>
      void registry
        .dispatch(itemsStore)
        .invalidateResolution('getItems', [LOW_STOCK, toLowStockQuery(page)]),
  };
}
