import { normalizeQuery, type RestQuery } from '@tillview/data';

/** The store's name for the list of products and variations with low stock or out of stock. */
export const LOW_STOCK = 'products/low-in-stock';

/** The number of products per page. */
export const PRODUCTS_PER_PAGE = 25;

/** The fields that this endpoint supports. */
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

/** The request for the number of products. Header and screen use the same request, so it is sent only once. */
export const LOW_STOCK_TOTAL: RestQuery = normalizeQuery({ status: 'publish', _fields: FIELDS });
