import * as fc from 'fast-check';
import { expect } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import type { DemoStore } from '../demo-store.ts';
import { handleRequest } from '../server.ts';
import { DAY, INTERVALS, formatLocalTime, parseLocalTime } from '../local-time.ts';
import type { Interval } from '../local-time.ts';
import { createTestStore } from '../small-shop.test-support.ts';
import type { Params } from './reference-ledger.test-support.ts';

/** Demo stores that differ in seed, currency, time zone and start of the week. */
export const SHOPS: readonly DemoStore[] = [
  createTestStore({}, { orders: 260, seed: 21 }),
  createTestStore(
    {},
    { orders: 260, seed: 22, currency: 'JPY', timeZone: 'Asia/Tokyo', weekStart: 0 },
  ),
  createTestStore({}, { orders: 200, seed: 23, currency: 'KWD', timeZone: '-03:30', weekStart: 6 }),
  // A counterexample prints the settings of the store instead of all its data.
].map((store) =>
  Object.assign(store, { [fc.toStringMethod]: () => JSON.stringify(store.settings) }),
);

/** The number of cases per property; many more when TILLVIEW_DEEP is set. */
export const NUM_RUNS = isDeep ? 600 : 15;

export type Row = Record<string, unknown>;
export type Stats = {
  totals: Row & { segments?: Segment[] };
  intervals: { interval: string; date_start: string; subtotals: Row & { segments?: Segment[] } }[];
};
export type Segment = {
  segment_id: number | string;
  subtotals: Record<string, number>;
};

function addressOf(path: string, params: Params): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (typeof value === 'string') search.append(name, value);
    else
      for (const [index, item] of value.entries())
        if (typeof item === 'string') search.append(`${name}[${index}]`, item);
        else
          for (const [place, part] of item.entries())
            search.append(`${name}[${index}][${place}]`, String(part));
  return `http://shop.test/wp-json/wc-analytics/reports/${path}?${search}`;
}

async function fetchPage(store: DemoStore, path: string, params: Params) {
  const response = await handleRequest(store, new Request(addressOf(path, params)));
  const body: unknown = await response.json();
  expect({ status: response.status, body: response.status === 200 ? null : body }).toEqual({
    status: 200,
    body: null,
  });
  return {
    body,
    pages: Number(response.headers.get('x-wp-totalpages')),
    total: Number(response.headers.get('x-wp-total')),
  };
}

/** One page of a list. */
export async function fetchList(store: DemoStore, path: string, params: Params): Promise<Row[]> {
  return (await fetchPage(store, path, params)).body as Row[];
}

/** All pages of a stats report, oldest interval first. */
export async function fetchStats(store: DemoStore, path: string, params: Params): Promise<Stats> {
  const responses: Stats[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { order: 'asc', per_page: '100', ...params, page: String(page) };
    const { body, pages } = await fetchPage(store, path, query);
    last = pages;
    responses.push(body as Stats);
  }
  const [first] = responses;
  if (!first) throw new Error('A report must have at least one page');
  return { totals: first.totals, intervals: responses.flatMap(({ intervals }) => intervals) };
}

/** The rows of all pages of a table. Expects as many rows as the first page reports. */
export async function fetchAllRows(store: DemoStore, path: string, params: Params): Promise<Row[]> {
  const rows: Row[] = [];
  let expectedTotal = 0;
  for (let page = 1, last = 1; page <= last; page++) {
    const { body, pages, total } = await fetchPage(store, path, {
      per_page: '7',
      ...params,
      page: String(page),
    });
    if (page === 1) expectedTotal = total;
    last = Math.min(pages, 400);
    rows.push(...(body as Row[]));
  }
  expect(rows).toHaveLength(expectedTotal);
  return rows;
}

/** Converts an amount of a response to minor units, so that amounts can be compared exactly. */
export function units(store: DemoStore, value: unknown): number {
  return Math.round(Number(value) * 10 ** store.db.currency.decimals);
}

const MAX_DAYS: Record<Interval, number> = {
  hour: 4,
  day: 90,
  week: 400,
  month: 800,
  quarter: 800,
  year: 800,
};

/** A random subset of the ids as a list parameter; often empty. */
const someOf = (ids: readonly (number | string)[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc
        .subarray([...ids], {
          minLength: Math.min(1, ids.length),
          maxLength: Math.min(5, ids.length),
        })
        .map((list) => list.join(',')),
    },
  );

/** A random request: a store, a range, an interval, and filters for that store. */
export function reportRequest(
  filters: (store: DemoStore) => Record<string, fc.Arbitrary<Params[string]>>,
) {
  return fc
    .record({
      store: fc.constantFrom(...SHOPS),
      interval: fc.constantFrom(...INTERVALS),
      start: fc.integer({ min: 0, max: 800 }),
      length: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .chain(({ store, interval, start, length }) => {
      const from = (parseLocalTime('2024-09-18T00:00:00') ?? 0) + start * DAY;
      const to = from + Math.floor(length * MAX_DAYS[interval]) * DAY + DAY - 1000;
      return fc.record({
        store: fc.constant(store),
        params: fc.record(filters(store)).map((filterValues): Params => ({
          after: formatLocalTime(from),
          before: formatLocalTime(to),
          ...Object.fromEntries(
            Object.entries(filterValues).filter(([, value]) => value.length > 0),
          ),
        })),
        interval: fc.constant(interval),
      });
    });
}

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const pairs = ({ db }: DemoStore): fc.Arbitrary<Params[string]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Params[string]>([]) },
    {
      weight: 1,
      arbitrary: fc
        .subarray(
          db.attributes.flatMap(({ id, terms }) => terms.map((term) => [id, term.id] as const)),
          { minLength: 1, maxLength: 2 },
        )
        .map((list): Params[string] => list),
    },
  );
const match = fc.constantFrom('', 'all', 'any');

/** Filters of the orders report. */
export const orderFilters = (store: DemoStore) => ({
  match,
  status_is: someOf(['completed', 'refunded', 'processing', 'failed']),
  status_is_not: someOf(['completed', 'refunded']),
  product_includes: someOf(idsOf(store.db.products)),
  product_excludes: someOf(idsOf(store.db.products)),
  variation_includes: someOf(idsOf(store.db.variations)),
  variation_excludes: someOf(idsOf(store.db.variations)),
  coupon_includes: someOf(idsOf(store.db.coupons)),
  coupon_excludes: someOf(idsOf(store.db.coupons)),
  tax_rate_includes: someOf(idsOf(store.db.taxRates)),
  tax_rate_excludes: someOf(idsOf(store.db.taxRates)),
  attribute_is: pairs(store),
  attribute_is_not: pairs(store),
  customer_type: fc.constantFrom('', '', 'new', 'returning'),
  refunds: fc.constantFrom('', '', '', 'all', 'full', 'partial', 'none'),
});

/** Filters of the variations report. */
export const variationFilters = (store: DemoStore) => ({
  match,
  variations: someOf(idsOf(store.db.variations)),
  product_includes: someOf(idsOf(store.db.products)),
  product_excludes: someOf(idsOf(store.db.products)),
  category_includes: someOf(idsOf(store.db.categories)),
  category_excludes: someOf(idsOf(store.db.categories)),
  attribute_is: pairs(store),
  attribute_is_not: pairs(store),
});

export const productFilters = (store: DemoStore) => ({
  products: someOf(idsOf(store.db.products)),
  categories: someOf(idsOf(store.db.categories)),
});

export const couponFilter = (store: DemoStore) => ({ coupons: someOf(idsOf(store.db.coupons)) });
export const taxFilter = (store: DemoStore) => ({ taxes: someOf(idsOf(store.db.taxRates)) });

export const downloadFilters = ({ db }: DemoStore) => ({
  match,
  product_includes: someOf(idsOf(db.products.filter(({ downloadable }) => downloadable))),
  product_excludes: someOf(idsOf(db.products.filter(({ downloadable }) => downloadable))),
  order_includes: someOf(db.downloads.map(({ order_id }) => order_id)),
  order_excludes: someOf(db.downloads.map(({ order_id }) => order_id)),
  customer_includes: someOf(db.downloads.map(({ customer_id }) => customer_id)),
  customer_excludes: someOf(db.downloads.map(({ customer_id }) => customer_id)),
  ip_address_includes: someOf(db.downloads.map(({ ip_address }) => ip_address)),
  ip_address_excludes: someOf(db.downloads.map(({ ip_address }) => ip_address)),
});
