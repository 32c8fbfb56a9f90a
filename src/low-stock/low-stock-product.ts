import { decodeEntities, type CatalogueProduct } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';

/** The name of a product or variation; its id where the store has none. */
export function getProductName({ id, name }: CatalogueProduct): string {
  /* translators: %s: the id of a product that has no name. */
  return decodeEntities(name?.trim() ?? '') || sprintf(__('#%s', 'tillview'), String(id));
}

/** The product whose page in the admin has the stock: for a variation the product that it belongs to. */
export const getEditedId = ({ id, parent_id }: CatalogueProduct): number => parent_id || id;

/** The quantity; null for none. */
export function getQuantity({ stock_quantity: quantity }: CatalogueProduct): number | null {
  return typeof quantity === 'number' && Number.isFinite(quantity) ? quantity : null;
}

/**
 * What is saved of a product. Only what identifies it: other fields would overwrite what was changed elsewhere since it
 * was read.
 */
export function toSavedProduct(product: CatalogueProduct): CatalogueProduct {
  const { id, parent_id } = product;
  const stock = { id, stock_quantity: getQuantity(product) };
  return parent_id ? { ...stock, parent_id, type: 'variation' } : stock;
}

/** Whether nothing is left. The list has no status: what is in it is low, or out of stock. */
export const isOutOfStock = (product: CatalogueProduct): boolean =>
  (getQuantity(product) ?? 0) <= 0;
