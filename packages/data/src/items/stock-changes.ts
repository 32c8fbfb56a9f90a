import { getCollection, withCollection } from './collections.ts';
import type { CatalogueItem, CatalogueProduct, ItemsData } from './types.ts';

type StockChange = Pick<ItemsData, 'collections' | 'pendingStock'>;

function setQuantity(
  data: ItemsData,
  product: CatalogueItem,
  quantity: number | null | undefined,
): Pick<ItemsData, 'collections'> {
  const products = getCollection(data, 'products');
  const changed = { ...product, stock_quantity: quantity };
  const byId = { ...products.byId, [product.id]: changed };
  return withCollection(data, 'products', { ...products, byId });
}

/**
 * Starts a stock change: applies the new quantity immediately, and stores the server's value for a rollback (R4.66).
 */
export function beginStockChange(
  data: ItemsData,
  product: CatalogueProduct,
  quantity: number,
): StockChange {
  const shown = getCollection(data, 'products').byId[product.id] ?? product;
  const pending = data.pendingStock[product.id] ?? {
    confirmed: quantityOf(shown),
    count: 0,
  };
  const pendingStock = {
    ...data.pendingStock,
    [product.id]: { ...pending, count: pending.count + 1 },
  };
  return { ...setQuantity(data, { ...product, ...shown }, quantity), pendingStock };
}

/**
 * Ends a stock change. `saved` is the saved product, or undefined when the request failed. While other changes of the
 * product are pending, the latest requested quantity is shown; after the last one, the server's quantity.
 */
export function endStockChange(
  data: ItemsData,
  id: number,
  saved?: CatalogueItem,
): Partial<StockChange> {
  const { [id]: pending, ...others } = data.pendingStock;
  if (!pending) return {};
  const confirmed = saved ? quantityOf(saved) : pending.confirmed;
  const shown = getCollection(data, 'products').byId[id];
  const merged = { ...shown, ...saved, id };
  if (pending.count > 1) {
    const pendingStock = { ...others, [id]: { confirmed, count: pending.count - 1 } };
    return { ...setQuantity(data, merged, shown && quantityOf(shown)), pendingStock };
  }
  return { ...setQuantity(data, merged, confirmed), pendingStock: others };
}

function quantityOf({ stock_quantity: quantity }: CatalogueItem): number | null | undefined {
  if (quantity === null || quantity === undefined) return quantity;
  const number = Number(quantity);
  return Number.isNaN(number) ? null : number;
}
