import { MAX_PER_PAGE, normalizeQuery, type RestQuery } from '@tillview/data';
import { appendTimestamp, getStoreTimeZoneMoment } from '@tillview/date';

/** The store's name for the list of products and variations with low stock or out of stock. */
export const LOW_STOCK = 'products/low-in-stock';

/** The number of past days from which demand is estimated. Today is not complete, so it is not one of them. */
export const SALES_DAYS = 90;

const LOW_STOCK_FIELDS = ['id', 'low_stock_amount', 'name', 'parent_id', 'stock_quantity', 'type'];

const SALES_FIELDS = [
  'product_id',
  'variation_id',
  'items_sold',
  'orders_count',
  ...['name', 'sku', 'stock_status', 'stock_quantity', 'manage_stock', 'low_stock_amount'].map(
    (field) => `extended_info.${field}`,
  ),
];

/** The request of the products and variations at or below their threshold. It does not contain those on backorder. */
export const LOW_STOCK_QUERY: RestQuery = normalizeQuery({
  page: 1,
  per_page: MAX_PER_PAGE,
  status: 'publish',
  _fields: LOW_STOCK_FIELDS,
});

/** What the selector of a number returns until it is known. */
export const UNKNOWN = -1;

/**
 * The arguments of the selector of the number of products. Header and screen use the same, so that one request is sent; a
 * number that has failed is only requested again with all of them.
 */
export const LOW_STOCK_TOTAL = [
  LOW_STOCK,
  normalizeQuery({ status: 'publish', _fields: LOW_STOCK_FIELDS }),
  UNKNOWN,
] as const;

/** The request of the products and variations on backorder, the most owed ones first. */
export const BACKORDERS_QUERY: RestQuery = normalizeQuery({
  type: 'onbackorder',
  orderby: 'stock_quantity',
  order: 'asc',
  page: 1,
  per_page: MAX_PER_PAGE,
});

/** The first and the last second of the past days. */
export type SalesRange = { readonly after: string; readonly before: string };

/** Returns the last 90 complete days of the store. */
export function getSalesRange(): SalesRange {
  const today = getStoreTimeZoneMoment();
  return {
    after: appendTimestamp(today.clone().subtract(SALES_DAYS, 'days'), 'start'),
    before: appendTimestamp(today.clone().subtract(1, 'day'), 'end'),
  };
}

/** A report with the units sold: of products, with all their variations, or of each variation. */
export type SalesReport = 'products' | 'variations';

/** The request of the items that sold most, with their stock; with `ids`, of these items, or the items of these products. */
export const toSalesQuery = (
  { after, before }: SalesRange,
  report: SalesReport,
  ids?: readonly number[],
  idsOf: SalesReport | 'product_includes' = report,
): RestQuery =>
  normalizeQuery({
    after,
    before,
    [idsOf]: ids?.join(','),
    extended_info: true,
    orderby: 'items_sold',
    order: 'desc',
    page: 1,
    per_page: MAX_PER_PAGE,
    _fields: SALES_FIELDS,
  });
