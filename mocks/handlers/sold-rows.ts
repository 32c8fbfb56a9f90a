import { groupBy, aggregateLines } from '../analytics/lines.ts';
import type { LineMetrics, LineRow } from '../analytics/lines.ts';
import { lowStockAmount } from '../analytics/stock.ts';
import type { Db } from '../db.ts';
import type { Product, Variation } from '../entities/catalog.ts';

/** A row of a products, variations or categories table. */
type Sold<Item> = {
  id: number;
  item: Item;
  metrics: LineMetrics;
  last: number;
};

/** One row per item with sales, and one for each of `requestedIds`. */
export function soldRows<Item extends { id: number }>(
  db: Db,
  rows: readonly LineRow[],
  items: readonly Item[],
  keysOf: (row: LineRow) => readonly number[],
  requestedIds: readonly number[],
): Sold<Item>[] {
  const known = new Map(items.map((item) => [item.id, item]));
  // Items requested by id have a row even without sales.
  const groups = groupBy(
    rows,
    keysOf,
    requestedIds.filter((id) => known.has(id)),
  );
  return [...groups].flatMap(([id, own]) => {
    const item = known.get(id);
    if (!item) return [];
    const last = own.reduce((latest, { time }) => Math.max(latest, time), 0);
    return [{ id, item, metrics: aggregateLines(db, own), last }];
  });
}

/** The sort key of a row: a metric, or the date of the last sale. */
export function metricKey({ metrics, last }: Sold<unknown>, orderby: string): number {
  switch (orderby) {
    case 'items_sold':
    case 'net_revenue':
    case 'orders_count':
    case 'products_count':
      return metrics[orderby];
    default:
      return last;
  }
}

/** The metrics that all three tables have. */
export const soldMetrics = ({ items_sold, net_revenue, orders_count }: LineMetrics) => ({
  items_sold,
  net_revenue,
  orders_count,
});

/** The HTML of the placeholder image. */
export function placeholder(site: string): string {
  const address = `${site}/wp-content/uploads/woocommerce-placeholder.png`;
  return `<img width="300" height="300" src="${address}" class="woocommerce-placeholder wp-post-image" alt="Placeholder" decoding="async" loading="lazy" />`;
}

/** The stock fields of extended info. */
export function stockOf(db: Db, item: Product | Variation) {
  return {
    stock_status: item.stock_status,
    stock_quantity: item.stock_quantity ?? 0,
    low_stock_amount: lowStockAmount(db, item),
    sku: item.sku,
  };
}
