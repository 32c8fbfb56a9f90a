import { readName, type CatalogueProduct } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';

/** Returns the name of a product or variation, or its id if it has no name. */
export function getProductName({ id, name }: CatalogueProduct): string {
  /* translators: %s: the id of a product that has no name. */
  return readName(name ?? '').trim() || sprintf(__('#%s', 'tillview'), String(id));
}

/** Returns the id of the product whose admin page contains the stock. For a variation, its parent product. */
export const getEditedId = ({ id, parent_id }: CatalogueProduct): number => parent_id || id;

/** Returns the quantity; null if there is none. */
export function getQuantity({ stock_quantity: quantity }: CatalogueProduct): number | null {
  return typeof quantity === 'number' && Number.isFinite(quantity) ? quantity : null;
}

/**
 * Returns the fields of a product to save. Contains only the identifying fields: other fields could overwrite changes
 * that were made after it was loaded.
 */
export function toSavedProduct(product: CatalogueProduct): CatalogueProduct {
  const { id, parent_id } = product;
  const stock = { id, stock_quantity: getQuantity(product) };
  return parent_id ? { ...stock, parent_id, type: 'variation' } : stock;
}

/**
 * Whether the quantity is 0 or less. The list has no status: it contains only products with low stock or out of stock.
 */
export const isOutOfStock = (product: CatalogueProduct): boolean =>
  (getQuantity(product) ?? 0) <= 0;
