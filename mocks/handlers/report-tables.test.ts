import { describe, expect, it } from 'vitest';
import { createTestStore, read, send } from '../small-shop.test-support.ts';

const RANGE = 'after=2024-09-01T00:00:00&before=2026-11-30T23:59:59&per_page=100';
const REPORTS = '/wc-analytics/reports';

type Row = Record<string, unknown> & { extended_info?: Record<string, unknown> };
type Field = (row: Row) => unknown;

const store = createTestStore({}, { orders: 400 });
const rowsOf = async (path: string): Promise<Row[]> => {
  const { status, body } = await read(send(store, path));
  expect({ path, status }).toEqual({ path, status: 200 });
  return body as Row[];
};
const info =
  (name: string): Field =>
  ({ extended_info }) =>
    extended_info?.[name];

/**
 * The sort keys of each table, with a function that reads the value; `null` when the value is the field named like the
 * key.
 */
const SORT_KEYS: Readonly<Record<string, Readonly<Record<string, Field | null>>>> = {
  orders: { date: null, num_items_sold: null, net_total: null },
  products: {
    net_revenue: null,
    orders_count: null,
    items_sold: null,
    product_name: info('name'),
    sku: info('sku'),
    variations: (row) => {
      const list = info('variations')(row);
      return Array.isArray(list) ? list.length : 0;
    },
  },
  variations: { net_revenue: null, orders_count: null, items_sold: null, sku: info('sku') },
  categories: {
    category_id: null,
    items_sold: null,
    net_revenue: null,
    orders_count: null,
    products_count: null,
    category: info('name'),
  },
  coupons: { coupon_id: null, code: info('code'), amount: null, orders_count: null },
  taxes: {
    name: null,
    tax_rate_id: null,
    rate: ({ tax_rate }) => tax_rate,
    order_tax: null,
    total_tax: null,
    shipping_tax: null,
    orders_count: null,
  },
  downloads: {
    date: null,
    product: ({ product_id }) => store.db.products.find(({ id }) => id === product_id)?.name,
  },
  stock: { stock_quantity: null, title: ({ name }) => name, sku: null, id: null },
  customers: {
    name: null,
    username: null,
    country: null,
    city: null,
    state: null,
    postcode: null,
    date_registered: null,
    date_last_active: null,
    orders_count: null,
    total_spend: null,
    avg_order_value: null,
  },
};

describe('the tables of reports', () => {
  const keys = Object.entries(SORT_KEYS).flatMap(([report, fields]) =>
    Object.entries(fields).map(([key, field]) => [report, key, field] as const),
  );

  it.each(keys)('%s can be sorted by %s in both directions', async (report, key, field) => {
    const range = report === 'stock' || report === 'customers' ? 'per_page=100' : RANGE;
    const path = `${REPORTS}/${report}?${range}&extended_info=true&orderby=${key}`;
    const valueOf = (row: Row) => {
      const value = field ? field(row) : row[key];
      // Missing values sort before all others.
      return typeof value === 'string' ? value.toLowerCase() : (value ?? '');
    };
    const ascending = (await rowsOf(`${path}&order=asc`)).map((row) => valueOf(row));
    const descending = (await rowsOf(`${path}&order=desc`)).map((row) => valueOf(row));
    const compare = (a: unknown, b: unknown) => (a === b ? 0 : Number(a! > b!) - Number(a! < b!));
    expect(ascending.length).toBeGreaterThan(1);
    expect(ascending).toEqual(ascending.toSorted(compare));
    expect(descending).toEqual(descending.toSorted((a, b) => compare(b, a)));
    expect(new Set(ascending).size).toBeGreaterThan(1);
  });

  it('embeds the product of a download', async () => {
    const [row] = await rowsOf(`${REPORTS}/downloads?${RANGE}&_embed=true`);
    expect(row).toMatchObject({
      product_id: expect.any(Number),
      _embedded: { product: [{ id: row?.['product_id'], name: expect.any(String) }] },
    });
  });
});

describe('the segments of stats', () => {
  const { db } = store;
  const [first, second] = db.products;
  const variable = db.products.find(({ type }) => type === 'variable');
  const children = db.variations.filter(({ parent_id }) => parent_id === variable?.id);
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

  it.each<[string, string, number[]]>([
    ['products', `product&products=${first?.id},${second?.id}`, ids(db.products.slice(0, 2))],
    ['products', 'category&categories=16,17', [16, 17]],
    [
      'products',
      `variation&products=${variable?.id}&variations=${ids(children).join(',')}`,
      ids(children),
    ],
    ['variations', `variation&variations=${ids(children).join(',')}`, ids(children)],
    ['orders', `variation&product_includes=${variable?.id}`, [0, ...ids(children)]],
    ['coupons', 'coupon', ids(db.coupons)],
    ['taxes', 'tax_rate_id', ids(db.taxRates)],
    ['revenue', 'customer_type', [0, 1]],
  ])('of %s by %s match the requested items', async (report, segmentby, expected) => {
    const { body } = await read(
      send(store, `${REPORTS}/${report}/stats?${RANGE}&interval=year&segmentby=${segmentby}`),
    );
    const { totals } = body as { totals: { segments: { segment_id: number | string }[] } };
    expect(totals.segments.map(({ segment_id }) => Number(segment_id))).toEqual(expected);
  });
});

describe('requests by id', () => {
  const { db } = store;
  const term = db.attributes[0]?.terms.slice(0, 2) ?? [];
  it.each<[string, readonly { id: number }[]]>([
    ['products', db.products.slice(3, 5)],
    ['variations', db.variations.slice(3, 5)],
    ['products/categories', db.categories.slice(3, 5)],
    ['coupons', db.coupons.slice(3, 5)],
    ['taxes', db.taxRates.slice(3, 5)],
    ['customers', db.customers.slice(3, 5)],
    ['orders', db.orders.filter(({ status }) => status === 'completed').slice(3, 5)],
    ['products/attributes/1/terms', term],
  ])('%s returns exactly the included items', async (path, items) => {
    const ids = items.map(({ id }) => id);
    const rows = await rowsOf(`/wc-analytics/${path}?include=${ids.join(',')}&per_page=2`);
    expect(rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('ignores the parameter code of taxes, and searches products by name', async () => {
    expect(await rowsOf('/wc-analytics/taxes?code=US&per_page=100')).toHaveLength(
      db.taxRates.length,
    );
    const rows = await rowsOf('/wc-analytics/products?search=mug&per_page=100');
    expect(rows.map(({ name }) => name)).toEqual(['Enamel Mug']);
  });
});

describe('behaviour of a real store', () => {
  it.each([
    ['hour', '-432'],
    ['day', '-17'],
    ['week', '1'],
    ['month', '1'],
  ])('a reversed range by %s reports %s intervals and lists none', async (interval, total) => {
    const path = `${REPORTS}/downloads/stats?after=2026-11-20T00:00:00&before=2026-11-01T23:59:59`;
    const response = await send(store, `${path}&interval=${interval}`);
    expect(response.headers.get('x-wp-total')).toBe(total);
    expect(await response.json()).toEqual({
      totals: Number(total) > 0 ? { download_count: 0 } : null,
      intervals: [],
    });
  });

  it('ignores `fields` as a string in the stats of revenue and orders only', async () => {
    const namesOf = async (query: string) => {
      const { body } = await read(send(store, `${REPORTS}/${query}`));
      return Object.keys((body as { totals: object }).totals);
    };
    expect(await namesOf('revenue/stats?fields=net_revenue')).toContain('gross_sales');
    expect(await namesOf('revenue/stats?fields[0]=net_revenue')).not.toContain('gross_sales');
    expect(await namesOf('products/stats?fields=items_sold')).toEqual(['items_sold', 'segments']);
  });

  it('limits low-in-stock items to the fields of the stock panel', async () => {
    const [row] = await rowsOf('/wc-analytics/products/low-in-stock');
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      'attributes id images last_order_date low_stock_amount name parent_id stock_quantity type'.split(
        ' ',
      ),
    );
  });
});
