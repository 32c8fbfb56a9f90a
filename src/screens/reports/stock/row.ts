import { __, sprintf } from '@wordpress/i18n';
import { readValue } from '../../../reporting/definition/metric-values.ts';
import type { StockInfo } from '../../../reporting/definition/stock-info.ts';
import { getStockStatusLabel } from '../shared/stock-cells.tsx';
import { copy } from './copy.ts';

/** A row of Stock: a product, or a variation with its product's id. */
export type StockRow = {
  id: number;
  /** 0 for a product. */
  parent_id?: number;
  name?: string;
  sku?: string;
  stock_status?: 'instock' | 'outofstock' | 'onbackorder' | (string & {});
  stock_quantity?: number | null;
  /** 'parent' for a variation whose stock is managed by its product. */
  manage_stock?: boolean | 'parent';
  /** The low stock threshold of the product; if it has none, the store's. */
  low_stock_amount?: number | null;
};

/** Returns the name of a row, or its id if it has no name. */
export function getName({ id, name }: StockRow): string {
  /* translators: %s: the id of a product that has no name. */
  return name?.trim() || sprintf(__('#%s', 'tillview'), String(id));
}

/** Returns the id of the product that a row links to. For a variation, its parent product. */
export function getProductId({ id, parent_id }: StockRow): number {
  return parent_id || id;
}

/** Returns the stock of a row; null if it is not managed or not known. */
export function getQuantity({ manage_stock, stock_quantity }: StockRow): number | null {
  return manage_stock ? readValue(stock_quantity) : null;
}

/** Whether stock is managed by the row itself, so that it can be edited here. */
export function isEditable({ manage_stock }: StockRow): boolean {
  return manage_stock === true;
}

/** A row as products have their stock: that of a variation may be managed by its product. */
export const getStock = (row: StockRow): StockInfo => ({
  ...row,
  manage_stock: row.manage_stock === true || row.manage_stock === 'parent',
});

/** Returns the label of a row's status. The store reports low stock as in stock. */
export const getStatusLabel = (row: StockRow): string =>
  getStockStatusLabel(getStock(row)) || copy.notAvailable();
