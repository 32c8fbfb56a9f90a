import { rangeOf, type Period } from './expected-ranges.ts';
import { detailsOf, textOf } from './cells.ts';
import { toNumber, toRow, toRows, type Row, type StoreClient } from './store-client.ts';
import type { StoreFacts } from './store-facts.ts';

/** What a store has sold in a range with orders. The views use its ids. */
export type SalesSample = {
  /** The range. Views of this range contain metrics, if the store has any. */
  period: Period;
  rows: Readonly<Record<string, Row[]>>;
  /** Product categories by id, each with its full path. */
  categories: ReadonlyMap<number, string>;
  /** Whether the account may read products and coupons, and therefore sees their names; an analyst sees ids instead. */
  hasNames: boolean;
};

const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: { extended_info: 'true', orderby: 'date' },
  products: { extended_info: 'true', orderby: 'items_sold' },
  variations: { extended_info: 'true', orderby: 'items_sold' },
  categories: { extended_info: 'true', orderby: 'items_sold' },
  coupons: { extended_info: 'true', orderby: 'orders_count' },
  taxes: { orderby: 'orders_count' },
  downloads: { orderby: 'date' },
};
const PERIODS: readonly Period[] = ['last_year', 'year', 'last_quarter', 'quarter'];

const toDates = ([first, last]: readonly [string, string]) => ({
  after: `${first}T00:00:00`,
  before: `${last}T23:59:59`,
});

async function readCategories(client: StoreClient): Promise<Map<number, string>> {
  const path = 'wc-analytics/products/categories';
  // Analysts may not read product categories.
  const mayRead = (await client.getIfAllowed(path)) !== undefined;
  const rows = mayRead ? await client.everyRow(path, {}) : [];
  const byId = new Map(rows.map((row) => [toNumber(row['id']) ?? 0, row]));
  const pathOf = (id: number, below: readonly number[] = []): string => {
    const row = byId.get(id);
    if (!row || below.includes(id)) return '';
    const parent = pathOf(toNumber(row['parent']) ?? 0, [...below, id]);
    return parent ? `${parent} › ${textOf(row['name'])}` : textOf(row['name']);
  };
  return new Map([...byId.keys()].map((id) => [id, pathOf(id)]));
}

/** Reads what the store has sold in the first range with orders. */
export async function readSalesSample(
  client: StoreClient,
  { now, weekStart }: StoreFacts,
): Promise<SalesSample> {
  let period: Period = 'last_year';
  for (const candidate of PERIODS) {
    const dates = toDates(rangeOf(candidate, now.slice(0, 10), weekStart));
    const stats = await client.stats('wc-analytics/reports/revenue/stats', {
      ...dates,
      interval: 'year',
    });
    if ((toNumber(stats.totals['orders_count']) ?? 0) === 0) continue;
    period = candidate;
    break;
  }
  const dates = toDates(rangeOf(period, now.slice(0, 10), weekStart));
  const lists = Object.entries(LISTS).map(async ([name, params]) => {
    const page = { ...params, ...dates, order: 'desc', per_page: '25' };
    return [name, (await client.list(`wc-analytics/reports/${name}`, page)).rows] as const;
  });
  const one = { per_page: '1' };
  return {
    period,
    hasNames: (await client.getIfAllowed('wc-analytics/products', one)) !== undefined,
    rows: Object.fromEntries(await Promise.all(lists)),
    categories: await readCategories(client),
  };
}

/** The ids of up to three rows with different metrics, so that their order in a legend is unambiguous. */
export function distinctIds(rows: readonly Row[], id: string, metric: string): string[] {
  const byMetric = new Map(
    rows.toReversed().map((row) => [toNumber(row[metric]), textOf(row[id])]),
  );
  return [...new Set(byMetric.values())].slice(0, 3);
}

/** The id of the first coupon in the rows of orders. `undefined` if there is none. */
export function firstCouponId(orders: readonly Row[]): string | undefined {
  const coupons = orders.flatMap((row) => toRows(toRow(detailsOf(row))['coupons']));
  return coupons[0] && textOf(coupons[0]['id']);
}
