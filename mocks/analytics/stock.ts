import type { Db } from '../db.ts';
import type { Product, Stock, Variation } from '../entities/catalog.ts';

/** The low stock threshold of the item, or of the store when the item has none. */
export function lowStockAmount(db: Db, { low_stock_amount }: Stock): number {
  return low_stock_amount ?? Number(db.options['woocommerce_notify_low_stock_amount'] ?? 2);
}

/** A product or variation with its stock. */
export type StockRow = {
  id: number;
  parentId: number;
  name: string;
  item: Product | Variation;
  quantity: number;
  lowAmount: number;
  isLow: boolean;
};

/** A row for each product and each variation, variable products included. */
export function stockRows(db: Db): StockRow[] {
  const toRow = (item: Product | Variation, parentId: number, name: string): StockRow => {
    const quantity = item.manage_stock ? (item.stock_quantity ?? 0) : 0;
    const lowAmount = lowStockAmount(db, item);
    return {
      id: item.id,
      parentId,
      name,
      item,
      quantity,
      lowAmount,
      isLow: item.manage_stock && item.stock_status === 'instock' && quantity <= lowAmount,
    };
  };
  const names = new Map(db.products.map(({ id, name }) => [id, name]));
  return [
    ...db.products.map((product) => toRow(product, 0, product.name)),
    ...db.variations.map((item) =>
      toRow(
        item,
        item.parent_id,
        `${names.get(item.parent_id) ?? ''} - ${item.attributes.map(({ option }) => option).join(', ')}`,
      ),
    ),
  ];
}

/** The number of rows by stock status. Items with low stock also count as in stock. */
export function aggregateStock(rows: readonly StockRow[]) {
  const count = (status: Stock['stock_status']) =>
    rows.filter(({ item }) => item.stock_status === status).length;
  return {
    lowstock: rows.filter(({ isLow }) => isLow).length,
    instock: count('instock'),
    outofstock: count('outofstock'),
    onbackorder: count('onbackorder'),
    products: rows.length,
  };
}
