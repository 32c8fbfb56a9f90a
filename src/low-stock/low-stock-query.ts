import { normalizeQuery, type RestQuery } from '@tillview/data';

/** What the store calls products and variations with low stock and without stock. */
export const LOW_STOCK = 'products/low-in-stock';

/** Products on a page. */
export const PRODUCTS_PER_PAGE = 25;

/** The fields that the store has for this list. */
const FIELDS = [
  'attributes',
  'id',
  'images',
  'last_order_date',
  'low_stock_amount',
  'name',
  'parent_id',
  'stock_quantity',
  'type',
];

/** The request of a page, from 1. */
export const toLowStockQuery = (page: number): RestQuery =>
  normalizeQuery({ page, per_page: PRODUCTS_PER_PAGE, status: 'publish', _fields: FIELDS });

/** The request of the number of products. Header and screen send the same, so that it is sent once. */
export const LOW_STOCK_TOTAL: RestQuery = normalizeQuery({ status: 'publish', _fields: FIELDS });
