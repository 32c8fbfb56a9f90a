import { readName, type CatalogueProduct, type ReportRow } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { readValue } from '../definition/metric-values.ts';
import { getStockQuantity, isStockCounted, type StockInfo } from '../definition/stock-info.ts';
import type { SalesReport } from './stock-requests.ts';

/** What was sold of an item in the past days. */
export type Sold = { readonly units: number; readonly orders: number };

/** A product or variation whose stock is counted. */
export type StockItem = {
  readonly id: number;
  /** The product of a variation; 0 for a product. */
  readonly parentId: number;
  readonly name: string;
  /** Empty if it is not known. */
  readonly sku: string;
  readonly stock: number | null;
  /** Null if it is not known. */
  readonly threshold: number | null;
  /** Whether the store lists it as low, out of stock or on backorder. */
  readonly isListed: boolean;
  /** Whether the store says that it is on backorder: customers may order it although there is none left. */
  readonly isOnBackorder: boolean;
  /** Undefined if it is not known. */
  readonly sold: Sold | undefined;
  /** The row of the reply that contains the stock: a new object if the reply has changed. */
  readonly source: object;
};

/** The rows of a reply, and whether they are all rows; undefined if the reply is missing. */
export type Reply<Row> =
  | { readonly rows: readonly Row[]; readonly isComplete: boolean }
  | undefined;

/** The replies from which the items are made. */
export type StockReplies = {
  readonly low: Reply<CatalogueProduct>;
  readonly backorders: Reply<ReportRow>;
  readonly products: Reply<ReportRow>;
  readonly variations: Reply<ReportRow>;
  /** Sales of items that were read by id, because they are not among the best-selling ones. */
  readonly otherProducts: Reply<ReportRow>;
  readonly otherVariations: Reply<ReportRow>;
  /** Sales of the variations of the products that were read by id. */
  readonly variationsOfOthers: Reply<ReportRow>;
  /** The ids of these items, by report. */
  readonly otherIds: Readonly<Record<SalesReport, readonly number[]>>;
};

type SoldItem = {
  readonly id: number;
  readonly parentId: number;
  readonly sold: Sold;
  readonly name: string;
  readonly sku: string;
  readonly status: string;
  readonly stock: number | null;
  readonly threshold: number | null;
  readonly row: ReportRow;
};

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the report that contains the sales of an item. */
export const getSalesReport = ({ parentId }: Pick<StockItem, 'parentId'>): SalesReport =>
  parentId > 0 ? 'variations' : 'products';

function readSoldItem(row: ReportRow): SoldItem {
  const product = readValue(row['product_id']) ?? 0;
  const variation = readValue(row['variation_id']) ?? 0;
  const info = (row['extended_info'] ?? {}) as StockInfo & Readonly<Record<string, unknown>>;
  return {
    id: variation || product,
    parentId: variation ? product : 0,
    sold: {
      units: readValue(row['items_sold']) ?? 0,
      orders: readValue(row['orders_count']) ?? 0,
    },
    name: readName(readText(info['name'])),
    sku: readText(info['sku']),
    status: readText(info.stock_status),
    stock: getStockQuantity(info),
    threshold: readValue(info.low_stock_amount),
    row,
  };
}

/** The items that sold, by id. */
function readSoldItems(replies: StockReplies): Map<number, SoldItem> {
  const { products, variations, otherProducts, otherVariations, variationsOfOthers } = replies;
  const rows = [products, variations, otherProducts, otherVariations, variationsOfOthers].flatMap(
    (reply) => reply?.rows ?? [],
  );
  return new Map(rows.map((row) => readSoldItem(row)).map((item) => [item.id, item]));
}

/** Whether the stock of a variation is that of its product. Its own report does not say so. */
const sharesStock = (variation: SoldItem, product: SoldItem | undefined): boolean =>
  product !== undefined && product.stock !== null && product.stock === variation.stock;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/**
 * The sales that use the stock of a product itself. Its report also contains those of variations whose own stock is
 * counted. Undefined if it may have variations that were not read.
 */
function getOwnSales(
  product: SoldItem,
  variations: readonly SoldItem[],
  hasUnread: boolean,
): Sold | undefined {
  const { units, orders } = product.sold;
  if (hasUnread && units !== sum(variations.map(({ sold }) => sold.units))) return undefined;
  const others = variations.filter((item) => item.stock !== null && !sharesStock(item, product));
  if (others.length === 0) return product.sold;
  const rest = Math.max(0, units - sum(others.map(({ sold }) => sold.units)));
  // An order with several variations is one order of the product.
  const atLeast = rest > 0 ? 1 : 0;
  return {
    units: rest,
    orders: Math.max(atLeast, orders - sum(others.map(({ sold }) => sold.orders))),
  };
}

/**
 * Returns the items that may have to be ordered: those that the store lists as low, out of stock or on backorder, and
 * those that sold. Items whose stock is not counted are omitted.
 */
export function getStockItems(replies: StockReplies): readonly StockItem[] {
  const sold = readSoldItems(replies);
  const variable = new Set(
    (replies.low?.rows ?? []).flatMap(({ id, type }) => (type === 'variable' ? readValue(id) : [])),
  );
  const findSold = (item: Pick<StockItem, 'id' | 'parentId'>): Sold | undefined => {
    const found = sold.get(item.id);
    const report = getSalesReport(item);
    if (found && report === 'variations') return found.sold;
    if (found) {
      const variations = [...sold.values()].filter(({ parentId }) => parentId === item.id);
      const areRead =
        replies.variations?.isComplete ||
        (replies.variationsOfOthers?.isComplete && replies.otherIds.products.includes(item.id));
      const hasUnread = !areRead && (variations.length > 0 || variable.has(item.id));
      return getOwnSales(found, variations, hasUnread);
    }
    const other = report === 'products' ? replies.otherProducts : replies.otherVariations;
    // An item without a row has sold nothing, if its row was requested.
    const isRead =
      replies[report]?.isComplete || (other && replies.otherIds[report].includes(item.id));
    return isRead ? { units: 0, orders: 0 } : undefined;
  };
  const items = new Map<number, StockItem>();
  const add = (item: Omit<StockItem, 'sold'>) => {
    if (item.id > 0 && !items.has(item.id)) items.set(item.id, { ...item, sold: findSold(item) });
  };

  // Ids may be text, as other numbers of programs between the store and the app.
  const low = (replies.low?.rows ?? []).map((row) => ({
    row,
    id: readValue(row.id) ?? 0,
    parentId: readValue(row.parent_id) ?? 0,
  }));
  // The list has no threshold for items with that of the store; a report has it, if one of these items sold.
  const defaults = low
    .filter(({ row }) => readValue(row.low_stock_amount) === null)
    .map(({ id }) => sold.get(id)?.threshold ?? null);
  const storeThreshold = defaults.find((threshold) => threshold !== null) ?? null;

  for (const row of replies.backorders?.rows ?? []) {
    if (!isStockCounted(row)) continue;
    add({
      id: readValue(row['id']) ?? 0,
      parentId: readValue(row['parent_id']) ?? 0,
      name: readName(readText(row['name'])),
      sku: readText(row['sku']),
      stock: readValue(row['stock_quantity']),
      threshold: readValue(row['low_stock_amount']),
      isListed: true,
      isOnBackorder: true,
      source: row,
    });
  }
  for (const { row, id, parentId } of low)
    add({
      id,
      parentId,
      name: readName(row.name ?? ''),
      sku: sold.get(id)?.sku ?? '',
      stock: readValue(row.stock_quantity),
      threshold: readValue(row.low_stock_amount) ?? sold.get(id)?.threshold ?? storeThreshold,
      isListed: true,
      isOnBackorder: false,
      source: row,
    });
  for (const item of sold.values()) {
    const { stock, status, threshold } = item;
    if (stock === null || sharesStock(item, sold.get(item.parentId))) continue;
    // If a list could not be read, its items are found among those that sold.
    const isOnBackorder = status === 'onbackorder';
    const isListed = isOnBackorder
      ? !replies.backorders
      : !replies.low && (stock <= 0 || stock <= (threshold ?? 0));
    add({ ...item, isListed, isOnBackorder, source: item.row });
  }
  return [...items.values()];
}

/** The number of items that are low, out of stock or on backorder. The plugin's mail and the header count the same. */
export const countListed = (items: readonly StockItem[]): number =>
  items.filter(({ isListed }) => isListed).length;

/** Returns the name of an item, or its id if it has no name. */
export const getItemName = ({ id, name }: Pick<StockItem, 'id' | 'name'>): string =>
  /* translators: %s: the id of a product that has no name. */
  name.trim() || sprintf(__('#%s', 'tillview'), String(id));
