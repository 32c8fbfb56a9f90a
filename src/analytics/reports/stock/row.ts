import { __, sprintf } from '@wordpress/i18n';
import { readFigure } from '../../report-page/figure-cells.ts';
import { getStockStatusLabel } from '../../report-page/stock-cells.tsx';
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
  /** 'parent' for a variation whose product holds the stock. */
  manage_stock?: boolean | 'parent';
  /** Threshold of the product, or of the store where the product has none. */
  low_stock_amount?: number | null;
};

/** The name of a row; its id where the store has none. */
export function getName({ id, name }: StockRow): string {
  /* translators: %s: the id of a product that has no name. */
  return name?.trim() || sprintf(__('#%s', 'tillview'), String(id));
}

/** The product whose pages a row links to: for a variation the product that it belongs to. */
export function getProductId({ id, parent_id }: StockRow): number {
  return parent_id || id;
}

/** The stock of a row; null where it is not managed or not known. */
export function getQuantity({ manage_stock, stock_quantity }: StockRow): number | null {
  return manage_stock ? readFigure(stock_quantity) : null;
}

/** Whether the row itself holds its stock, so that it can be changed here. */
export function isEditable({ manage_stock }: StockRow): boolean {
  return manage_stock === true;
}

/** What a row's status is called. What is low is in stock too, to the store. */
export function getStatusLabel(row: StockRow): string {
  const isManaged = row.manage_stock === true || row.manage_stock === 'parent';
  return getStockStatusLabel({ ...row, manage_stock: isManaged }) || copy.notAvailable();
}
