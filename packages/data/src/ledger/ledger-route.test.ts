import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { API_ROOT, serve, startRestServer } from '../testing/rest-server.ts';
import { createRestClient } from '../core/rest-client.ts';
import { ledgerDimensions } from './ledger-dimensions.ts';
import { readRouteMonths } from './ledger-route.ts';

const server = startRestServer();

/** A month of the route with orders of these origins. Each order has its own id as a product. */
const toMonth = (ids: readonly number[], origins: readonly string[]) => {
  const names = [...new Set(origins)];
  const all = (value: number) => ids.map(() => value);
  return {
    month: '2026-11',
    order_id: ids,
    parent_id: all(0),
    date: all(1_793_500_000),
    customer_id: all(3),
    net_total: ids,
    total_sales: ids,
    num_items_sold: all(1),
    returning: all(0),
    origin: origins.map((name) => names.indexOf(name)),
    names: { origin: names },
    coupons: { counts: all(0), ids: [] },
    products: { counts: all(1), ids },
  };
};

it('continues where a reply ends, and joins the parts of a month', async () => {
  const parts = new Map([
    ['', { months: [toMonth([1, 2], ['Direct', 'Organic: Google'])], next: 2 }],
    ['2', { months: [toMonth([5, 7], ['Web admin', 'Direct'])], next: 7 }],
    ['7', { months: [toMonth([9], ['Organic: Google'])], next: null }],
  ]);
  const requested: string[] = [];
  server.use(
    http.get(`${API_ROOT}/tillview/v1/ledger`, ({ request }) => {
      const above = new URL(request.url).searchParams.get('above') ?? '';
      requested.push(above);
      return HttpResponse.json(parts.get(above));
    }),
  );
  const [month, ...others] = await readRouteMonths(createRestClient(), ['2026-11']);
  expect(requested).toEqual(['', '2', '7']);
  expect(others).toEqual([]);
  if (!month) throw new Error('There is no month.');
  const origins = ['Direct', 'Organic: Google', 'Web admin', 'Direct', 'Organic: Google'];
  expect(origins.map((_, index) => ledgerDimensions.origins.read(month, index))).toEqual(origins);
  expect([...month.orderIds]).toEqual([1, 2, 5, 7, 9]);
  expect([...month.products.starts]).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...month.products.ids]).toEqual([1, 2, 5, 7, 9]);
});

it('joins lines, own amounts, and the texts of parts with one name', async () => {
  const toPart = (ids: readonly number[], currency: string) => ({
    ...toMonth(
      ids,
      ids.map(() => 'Direct'),
    ),
    ...Object.fromEntries(
      ['cost', 'known_net', 'fee', 'shipping', 'tax'].map((column) => [column, ids]),
    ),
    ...Object.fromEntries(
      ['method', 'shipping_method'].map((column) => [column, ids.map(() => 0)]),
    ),
    names: { origin: ['Direct'], currency: [currency], method: ['cod'], shipping_method: [''] },
    // One line of each order.
    lines: {
      counts: ids.map(() => 1),
      product: ids,
      variation: ids.map(() => 0),
      quantity: ids,
      net: ids,
      cost: ids.map(() => null),
    },
    // The last order of each part.
    own: { rows: [ids.length - 1], net: [1000], total: [2000], as: ['converted'] },
  });
  server.use(
    http.get(`${API_ROOT}/tillview/v1/ledger`, ({ request }) =>
      HttpResponse.json(
        request.url.includes('above')
          ? { months: [toPart([5, 7], 'EUR')], next: null }
          : { months: [toPart([1, 2], 'USD')], next: 2 },
      ),
    ),
  );
  const [month] = await readRouteMonths(createRestClient(), ['2026-11'], true);
  if (!month?.costs || !month.own) throw new Error('There are no costs or own amounts.');
  expect([0, 1, 2, 3].map((row) => ledgerDimensions.currencies.read(month, row))).toEqual([
    'USD',
    'USD',
    'EUR',
    'EUR',
  ]);
  expect([...month.own.rows]).toEqual([1, 3]);
  expect([...month.costs.lines.starts]).toEqual([0, 1, 2, 3, 4]);
  expect([...month.costs.lines.products]).toEqual([1, 2, 5, 7]);
});

it('does not continue a reply that ends where it began', async () => {
  const reply = { months: [toMonth([1], ['Direct'])], next: 1 };
  const requests = serve(server, `${API_ROOT}/tillview/v1/ledger`, reply);
  await readRouteMonths(createRestClient(), ['2026-11']);
  expect(requests).toHaveLength(2);
});
