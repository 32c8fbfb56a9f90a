import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDemoServer } from '../node.ts';
import {
  REVENUE,
  json,
  createTestStore,
  read,
  readBody,
  send,
} from '../small-shop.test-support.ts';

describe('routes', () => {
  it.each([
    ['GET', '/wc-analytics/reports/unicorns'],
    ['DELETE', REVENUE],
    ['POST', REVENUE],
    ['GET', '/nothing/v9'],
  ])('returns 404 for %s %s', async (method, path) => {
    expect(await read(send(createTestStore(), path, { method }))).toEqual({
      status: 404,
      body: {
        code: 'rest_no_route',
        message: 'No route was found matching the URL and request method.',
        data: { status: 404 },
      },
    });
  });

  it.each([
    ['a header', '/wp/v2/users/1', { 'X-HTTP-Method-Override': 'PUT' }, 200],
    ['a header', REVENUE, { 'X-HTTP-Method-Override': 'GET' }, 200],
    ['a header', '/wp/v2/users/1', { 'X-HTTP-Method-Override': 'DELETE' }, 404],
    ['a parameter', '/wp/v2/users/1?_method=PUT', {}, 200],
  ])('reads the method from %s: %s %j returns %i', async (_, path, headers, status) => {
    expect((await send(createTestStore(), path, json('POST', {}, headers))).status).toBe(status);
  });

  it('rejects a body that is not JSON', async () => {
    const init = {
      method: 'POST',
      body: '{"woocommerce_meta":',
      headers: { 'content-type': 'application/json' },
    };
    expect(await read(send(createTestStore(), '/wp/v2/users/me', init))).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_json' },
    });
  });

  it('returns only the fields that _fields names', async () => {
    const store = createTestStore();
    expect(await readBody(store, '/?_fields=name,namespaces')).toEqual({
      name: 'Tillview Demo Store',
      namespaces: expect.arrayContaining(['wc-analytics']),
    });
    const settings = '/wc-analytics/settings/wc_admin';
    expect(
      await readBody(store, `${settings}?_fields[0]=id&_fields[1]=_links.self`),
    ).toContainEqual({
      id: 'woocommerce_date_type',
      _links: {
        self: [{ href: `http://shop.test/wp-json${settings}/woocommerce_date_type` }],
      },
    });
  });

  it('reports the currency, start of week and time zone of the settings', async () => {
    const store = createTestStore(
      {},
      { currency: 'KWD', weekStart: 6, locale: 'ar', timeZone: 'Asia/Kuwait' },
    );
    expect(await readBody(store, '/wc/v3/data/currencies/current')).toMatchObject({ code: 'KWD' });
    expect(await readBody(store, '/wp/v2/settings')).toMatchObject({
      start_of_week: 6,
      language: 'ar',
      timezone: 'Asia/Kuwait',
    });
    expect(await readBody(store, '/')).toMatchObject({
      gmt_offset: '3',
      timezone_string: 'Asia/Kuwait',
    });
    expect(
      await readBody(store, '/wc/v3/settings/general/woocommerce_price_num_decimals'),
    ).toMatchObject({ value: '3', group_id: 'general' });
  });
});

describe('parameters', () => {
  it.each([
    ['page=1.5', 'page', 'page is not of type integer.'],
    ['page=-1', 'page', 'page must be greater than or equal to 1'],
    ['page[0]=1', 'page', 'page is not of type integer.'],
    ['per_page=101', 'per_page', 'per_page must be between 1 (inclusive) and 100 (inclusive)'],
    ['after=2026-11-20', 'after', 'Invalid date.'],
    ['before=2026-02-32T00:00:00', 'before', 'Invalid date.'],
    ['context=embed', 'context', 'context is not one of view and edit.'],
    [
      'force_cache_refresh=perhaps',
      'force_cache_refresh',
      'force_cache_refresh is not of type boolean.',
    ],
    [
      'date_type=date_lost',
      'date_type',
      'date_type is not one of date_paid, date_created, and date_completed.',
    ],
  ])('rejects %s', async (query, name, message) => {
    expect(await read(send(createTestStore(), `${REVENUE}?${query}`))).toMatchObject({
      status: 400,
      body: {
        code: 'rest_invalid_param',
        message: `Invalid parameter(s): ${name}`,
        data: { params: { [name]: message } },
      },
    });
  });

  it('past the last page, returns no rows or totals, but the total count and a link to the last page', async () => {
    const response = await send(createTestStore(), `${REVENUE}?interval=day&page=9&per_page=5`);
    expect(response.headers.get('x-wp-total')).toBe('8');
    expect(response.headers.get('x-wp-totalpages')).toBe('2');
    expect(response.headers.get('link')).toBe(
      `<http://shop.test/wp-json${REVENUE}?interval=day&page=2&per_page=5>; rel="prev"`,
    );
    expect(await response.json()).toEqual({ totals: null, intervals: [] });
  });
});

describe('faults', () => {
  it('apply to matching requests until the limit of the rule is reached', async () => {
    const store = createTestStore();
    store.faults.push({ path: /revenue/, method: 'GET', status: 500, times: 2 });
    const statuses = [];
    for (const path of [REVENUE, '/', REVENUE, REVENUE])
      statuses.push((await send(store, path)).status);
    expect(statuses).toEqual([500, 200, 500, 200]);
    store.faults.push({ status: 403 });
    expect(await readBody(store, '/')).toMatchObject({ code: 'woocommerce_rest_cannot_view' });
  });

  it('can be a network error', async () => {
    const store = createTestStore();
    store.faults.push({ offline: true });
    expect((await send(store, REVENUE)).type).toBe('error');
  });

  it('can delay the response, with another fault', async () => {
    vi.useFakeTimers();
    try {
      const store = createTestStore();
      store.faults.push({ latency: 800, status: 500 });
      let status = 0;
      const response = send(store, REVENUE).then((reply) => (status = reply.status));
      await vi.advanceTimersByTimeAsync(799);
      expect(status).toBe(0);
      await vi.advanceTimersByTimeAsync(1);
      await response;
      expect(status).toBe(500);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('intercepting fetch', () => {
  const store = createTestStore();
  const server = createDemoServer(store);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  it('responds at any origin and base path', async () => {
    const response = await fetch(`https://shop.example/de/wp-json${REVENUE}?per_page=1`);
    expect(response.status).toBe(200);
    expect(response.headers.get('link')).toContain(
      '<https://shop.example/de/wp-json/wc-analytics/',
    );
  });
});
