import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reportsStore } from '../reports/index.ts';
import { statsBody } from '../testing/report-bodies.ts';
import {
  API_ROOT,
  createTestRegistry,
  queryOf,
  serve,
  startRestServer,
} from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { type ItemsMap, itemsStore } from './index.ts';
import { loadChanges } from './operations.ts';

// Changes are synchronous only when this code is loaded; a page loads it after the first render.
beforeAll(async () => {
  await loadChanges();
});

const server = startRestServer();
const root = `${API_ROOT}/wc-analytics`;
const mug = { id: 7, name: 'Mug', type: 'simple', stock_quantity: 5 };
const blue = { id: 8, name: 'Blue', type: 'variation', parent_id: 7, stock_quantity: 1 };

async function readProducts(registry: DataRegistry): Promise<void> {
  serve(server, `${root}/products`, [mug, blue]);
  serve(server, `${root}/products/low-in-stock`, [blue]);
  const { getItems } = registry.resolveSelect(itemsStore);
  await getItems('products', { page: 1 });
  await getItems('products/low-in-stock', {});
}

/** The stock quantity of a product in each list that contains it. */
function stockOf(registry: DataRegistry, id: number): unknown[] {
  const { getItems } = registry.select(itemsStore);
  return [getItems('products', { page: 1 }), getItems('products/low-in-stock', {})].flatMap(
    (map) => {
      const item = map.get(id);
      return item ? [item.stock_quantity] : [];
    },
  );
}

/** Holds stock requests until the test ends them with a status. */
function holdStockRequests(path = '/products/7') {
  const changes: { body: unknown; end: (status?: number, stock?: unknown) => void }[] = [];
  server.use(
    http.post(`${root}${path}`, async ({ request }) => {
      const body = (await request.json()) as { stock_quantity: unknown };
      const [status, stock] = await new Promise<[number, unknown]>((resolve) => {
        changes.push({
          body,
          end: (code = 200, saved = body.stock_quantity) => resolve([code, saved]),
        });
      });
      const reply = { ...mug, stock_quantity: stock };
      return HttpResponse.json(status === 200 ? reply : { code: 'no' }, { status });
    }),
  );
  return changes;
}

describe('items', () => {
  it('are a map by id in the order of the reply, and the same object while nothing changes', async () => {
    serve(server, `${root}/products/categories`, [
      { id: 9, name: 'B' },
      { id: 3, name: 'A' },
    ]);
    const registry = createTestRegistry();
    const { getItems, getItemsTotalCount } = registry.select(itemsStore);
    const none: ItemsMap<'categories'> = new Map();
    expect(getItems('categories', { page: 1 }, none)).toBe(none);
    const items = await registry.resolveSelect(itemsStore).getItems('categories', { page: 1 });
    expect([...items.keys()]).toEqual([9, 3]);
    expect(getItems('categories', { page: '1' })).toBe(getItems('categories', { page: 1 }));
    expect(getItemsTotalCount('categories', {})).toBe(2);
    await settle();
  });

  it('are shared by all lists, with the fields of each reply (R3.71, R3.72)', async () => {
    const low = [{ id: 7, last_order_date: '2026-11-09T11:56:20' }];
    serve(server, `${root}/products`, [mug]);
    serve(server, `${root}/products/low-in-stock`, low);
    const registry = createTestRegistry();
    await registry.resolveSelect(itemsStore).getItems('products', {});
    const items = await registry.resolveSelect(itemsStore).getItems('products/low-in-stock', {});
    expect(items.get(7)).toEqual({ ...mug, last_order_date: '2026-11-09T11:56:20' });
  });

  it('with per_page -1 are read from all pages, and their number is the total (R7.77)', async () => {
    server.use(
      http.get(`${root}/taxes`, ({ request }) => {
        const { page = '1', per_page } = queryOf(request);
        const headers = { 'x-wp-total': '999', 'x-wp-totalpages': '2' };
        return HttpResponse.json([{ id: Number(page), per_page }], { headers });
      }),
    );
    const registry = createTestRegistry();
    const items = await registry.resolveSelect(itemsStore).getItems('taxes', { per_page: -1 });
    expect([...items.values()]).toEqual([
      { id: 1, per_page: '100' },
      { id: 2, per_page: '100' },
    ]);
    expect(registry.select(itemsStore).getItemsTotalCount('taxes', { per_page: -1 })).toBe(2);
    await settle();
  });

  it('are counted by requesting the smallest page, for any page and fields (R7.79, R9.66)', async () => {
    const queries = serve(server, `${root}/products`, [mug], 55);
    const registry = createTestRegistry();
    const { getItemsTotalCount } = registry.select(itemsStore);
    const query = { page: 3, per_page: 25, stock_status: 'outofstock' };
    expect(getItemsTotalCount('products', query)).toBe(0);
    expect(getItemsTotalCount('products', query, 9)).toBe(9);
    expect(await registry.resolveSelect(itemsStore).getItemsTotalCount('products', query)).toBe(55);
    expect(getItemsTotalCount('products', { stock_status: 'outofstock', _fields: ['id'] })).toBe(
      55,
    );
    expect(queries[0]).toEqual({ page: '1', per_page: '1', stock_status: 'outofstock' });
    await settle();
  });

  it.each([
    [3, 3],
    [100, undefined],
  ])('are counted, or are no number, without the header: %s', async (length, expected) => {
    server.use(
      http.get(`${root}/products`, ({ request }) =>
        HttpResponse.json(
          Array.from(
            { length: Math.min(length, Number(queryOf(request)['per_page'])) },
            (_, id) => ({
              ...mug,
              id: id + 1,
            }),
          ),
        ),
      ),
    );
    const registry = createTestRegistry();
    const count = registry.resolveSelect(itemsStore).getItemsTotalCount('products', {});
    if (expected === undefined) await expect(count).rejects.toThrow('does not count');
    else expect(await count).toBe(expected);
  });
});

describe('a stock change', () => {
  // The lists and reports that a change invalidated are read in the background.
  afterEach(settle);

  it('appears in every list before the reply, and stays (R4.66)', async () => {
    const registry = createTestRegistry();
    await readProducts(registry);
    const changes = holdStockRequests('/products/7/variations/8');
    const changed = registry.dispatch(itemsStore).updateProductStock(blue, 12);
    expect(stockOf(registry, 8)).toEqual([12, 12]);
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({ ...blue, stock_quantity: 12 });
    changes[0]?.end();
    expect(await changed).toMatchObject({ id: 8, stock_quantity: 12 });
    expect(stockOf(registry, 8)).toEqual([12, 12]);
  });

  it('shows the quantity that the server saved', async () => {
    const registry = createTestRegistry();
    await readProducts(registry);
    const changes = holdStockRequests();
    const changed = registry.dispatch(itemsStore).updateProductStock(mug, 12);
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    changes[0]?.end(200, '11');
    await changed;
    expect(stockOf(registry, 7)).toEqual([11]);
  });

  it.each([
    { ends: [500, 500], shown: 5 },
    { ends: [500, 200], shown: 7 },
    { ends: [200, 500], shown: 6 },
    { ends: [200, 200], shown: 7 },
  ])(
    'concurrent with another one of the same product: after statuses $ends the quantity is $shown',
    async ({ ends, shown }) => {
      const registry = createTestRegistry();
      await readProducts(registry);
      const changes = holdStockRequests();
      const { updateProductStock } = registry.dispatch(itemsStore);
      const both = Promise.allSettled([updateProductStock(mug, 6), updateProductStock(mug, 7)]);
      await vi.waitFor(() => expect(changes).toHaveLength(1));
      changes[0]?.end(ends[0]);
      await vi.waitFor(() => expect(changes).toHaveLength(2));
      expect(stockOf(registry, 7)).toEqual([7]);
      changes[1]?.end(ends[1]);
      await both;
      expect(stockOf(registry, 7)).toEqual([shown]);
    },
  );

  it('that fails leaves an unknown quantity unknown', async () => {
    const unknown = { ...mug, stock_quantity: null };
    serve(server, `${root}/products`, [unknown]);
    serve(server, `${root}/products/low-in-stock`, []);
    const registry = createTestRegistry();
    await registry.resolveSelect(itemsStore).getItems('products', { page: 1 });
    const changes = holdStockRequests();
    const changed = Promise.allSettled([
      registry.dispatch(itemsStore).updateProductStock(unknown, 6),
    ]);
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    expect(stockOf(registry, 7)).toEqual([6]);
    changes[0]?.end(500);
    await changed;
    expect(stockOf(registry, 7)).toEqual([null]);
  });

  it('invalidates reports, totals and the low stock list', async () => {
    const requested: string[] = [];
    server.use(
      http.get(`${root}/reports/stock/stats`, () => {
        requested.push('report');
        return HttpResponse.json(statsBody(1));
      }),
      http.get(`${root}/products`, () => {
        requested.push('total');
        return HttpResponse.json([mug], { headers: { 'x-wp-total': '3' } });
      }),
      http.get(`${root}/products/low-in-stock`, () => {
        requested.push('low');
        return HttpResponse.json([]);
      }),
      http.post(`${root}/products/7`, () => HttpResponse.json(mug)),
    );
    const registry = createTestRegistry();
    await registry.resolveSelect(reportsStore).getReportStats('stock', {});
    await registry.resolveSelect(itemsStore).getItemsTotalCount('products', {});
    await registry.resolveSelect(itemsStore).getItems('products/low-in-stock', {});
    await registry.dispatch(itemsStore).updateProductStock(mug, 4);
    registry.select(itemsStore).getItemsTotalCount('products', {});
    registry.select(itemsStore).getItems('products/low-in-stock', {});
    registry.select(reportsStore).getReportStats('stock', {});
    await vi.waitFor(() =>
      expect(requested.toSorted()).toEqual(['low', 'low', 'report', 'report', 'total', 'total']),
    );
  });
});
