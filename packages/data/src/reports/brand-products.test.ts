import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import {
  API_ROOT,
  createTestRegistry,
  queryOf,
  serve,
  startRestServer,
} from '../testing/rest-server.ts';
import { exportStore } from '../export/index.ts';
import { MAX_BRAND_PRODUCTS } from './brand-products.ts';
import { reportsStore } from './store.ts';

const server = startRestServer();
const root = `${API_ROOT}/wc-analytics`;

/** Serves a brand with products; returns the queries of its requests and the `products` of each report request. */
function setUp(ids: readonly number[], total = ids.length) {
  const lookups: Record<string, string>[] = [];
  const products: (string | undefined)[] = [];
  const page = (request: Request) => {
    const query = queryOf(request);
    expect(query).not.toHaveProperty('brands');
    products.push(query['products']);
  };
  server.use(
    http.get(`${root}/products`, ({ request }) => {
      const query = queryOf(request);
      lookups.push(query);
      const start = (Number(query['page']) - 1) * 100;
      const body = ids.slice(start, start + 100).map((id) => ({ id }));
      return HttpResponse.json(body, { headers: { 'x-wp-total': String(total) } });
    }),
    http.get(`${root}/reports/products`, ({ request }) => {
      page(request);
      return HttpResponse.json([]);
    }),
    http.get(`${root}/reports/products/stats`, ({ request }) => {
      page(request);
      return HttpResponse.json({ totals: { net_revenue: 1 }, intervals: [] });
    }),
  );
  const registry = createTestRegistry();
  return { lookups, products, registry, select: registry.resolveSelect(reportsStore) };
}

it('requests the report of a brand with its products, which are read once', async () => {
  const { lookups, products, select } = setUp([3, 8]);
  await Promise.all([
    select.getReportStats('products', { brands: '12' }),
    select.getReportItems('products', { brands: '12', page: 1 }),
  ]);
  await select.getReportItems('products', { brands: '12', page: 2 });
  expect(products).toEqual(['3,8', '3,8', '3,8']);
  const lookup = { brand: '12', '_fields[0]': 'id', orderby: 'id', per_page: '100', page: '1' };
  expect(lookups).toEqual([lookup]);
});

it('reads the products of a brand again after a minute, and after an error', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  try {
    const { lookups, products, select } = setUp([3, 8]);
    server.use(
      http.get(`${root}/products`, () => HttpResponse.json({ code: 'no' }, { status: 500 }), {
        once: true,
      }),
    );
    await expect(select.getReportItems('products', { brands: '12' })).rejects.toMatchObject({
      status: 500,
    });
    await select.getReportItems('products', { brands: '12', page: 1 });
    vi.setSystemTime(61_000);
    await select.getReportItems('products', { brands: '12', page: 2 });
    expect([lookups.length, products]).toEqual([2, ['3,8', '3,8']]);
  } finally {
    vi.useRealTimers();
  }
});

it('requests only those of the listed products that have the brand', async () => {
  const { products, select } = setUp([3, 8]);
  await select.getReportItems('products', { brands: '12', products: '8,9' });
  expect(products).toEqual(['8']);
});

it('requests no product for a brand without products, where an empty list would mean all', async () => {
  const { products, select } = setUp([]);
  await select.getReportItems('products', { brands: '12' });
  expect(products).toEqual(['0']);
});

it('reads all pages of the products of a brand', async () => {
  const ids = Array.from({ length: 230 }, (_, index) => index + 1);
  const { lookups, products, select } = setUp(ids);
  await select.getReportItems('products', { brands: '12' });
  expect(lookups.map(({ page }) => page)).toEqual(['1', '2', '3']);
  expect(products).toEqual([ids.join(',')]);
});

it('reports a brand with more products than a URL can contain', async () => {
  const { lookups, products, select } = setUp([1], MAX_BRAND_PRODUCTS + 1);
  await expect(select.getReportItems('products', { brands: '12' })).rejects.toMatchObject({
    code: 'too_many_products',
  });
  expect([lookups.length, products.length]).toEqual([1, 0]);
});

it('exports the report of a brand with its products', async () => {
  const { registry } = setUp([3, 8]);
  const bodies: unknown[] = [];
  server.use(
    http.post(`${root}/reports/products/export`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ export_id: '5', message: 'Started' });
    }),
  );
  await registry.dispatch(exportStore).startExport('products', { brands: '12' });
  expect(bodies).toEqual([{ report_args: { products: '3,8' }, email: true }]);
});

it('leaves the parameter of another report unchanged', async () => {
  const { registry } = setUp([3]);
  const sent = serve(server, `${root}/reports/orders`, []);
  await registry.resolveSelect(reportsStore).getReportItems('orders', { brands: '12' });
  expect(sent).toEqual([{ brands: '12' }]);
});
