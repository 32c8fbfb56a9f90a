import { describe, expect, it } from 'vitest';
import { DEFAULT_DEMO_SETTINGS } from '../demo-settings.ts';
import { createDemoStore } from '../demo-store.ts';
import { handleRequest } from '../server.ts';
import { json, createTestStore, read, readBody, send } from '../small-shop.test-support.ts';

const PRODUCTS = '/wc-analytics/products';
const FAVORITES = '/wc-admin/navigation/favorites/me';
const YEARS = 'after=2024-01-01T00:00:00&before=2026-12-31T00:00:00';

describe('updates persist until the store is created again', () => {
  it('updates stock, and the reports show it', async () => {
    const store = createTestStore();
    const product = store.db.products.find(({ stock_quantity }) => (stock_quantity ?? 0) > 20);
    const path = `${PRODUCTS}/${product?.id}`;
    const statsOf = async () =>
      (await readBody(store, '/wc-analytics/reports/stock/stats')) as {
        totals: Record<string, number>;
      };
    const before = (await statsOf()).totals;
    await send(store, path, json('PUT', { stock_quantity: 1 }));
    expect((await statsOf()).totals['lowstock']).toBe((before['lowstock'] ?? 0) + 1);
    // The REST client sends PUT as POST with a method override header.
    await send(
      store,
      path,
      json('POST', { stock_quantity: 0 }, { 'X-HTTP-Method-Override': 'PUT' }),
    );
    expect((await statsOf()).totals['outofstock']).toBe((before['outofstock'] ?? 0) + 1);
    expect(await readBody(store, path)).toMatchObject({
      stock_quantity: 0,
      stock_status: 'outofstock',
    });
    expect(await readBody(createTestStore(), path)).toMatchObject({
      stock_status: 'instock',
    });
  });

  it('saves settings, and the reports apply them', async () => {
    const store = createTestStore();
    const stats = `/wc-analytics/reports/orders/stats?${YEARS}&interval=year`;
    const count = async () =>
      ((await readBody(store, stats)) as { totals: { orders_count: number } }).totals.orders_count;
    const before = await count();
    const update = [
      { id: 'woocommerce_excluded_report_order_statuses', value: ['completed'] },
      { id: 'woocommerce_default_date_range', value: 'period=week&compare=previous_period' },
      { id: 'woocommerce_date_type', value: 'date_of_birth' },
    ];
    expect(
      await readBody(store, '/wc-analytics/settings/wc_admin/batch', json('POST', { update })),
    ).toMatchObject({
      update: [
        { value: ['completed'] },
        { value: 'period=week&amp;compare=previous_period' },
        { error: { code: 'rest_setting_value_invalid' } },
      ],
    });
    expect(await count()).toBeLessThan(before / 2);
  });

  it('saves options and favorites', async () => {
    const store = createTestStore();
    const save = (options: object) => readBody(store, '/wc-admin/options', json('POST', options));
    expect(await save({ a: { deep: [1] }, b: 'x' })).toEqual({ a: true, b: true });
    expect(await save({ b: 'x' })).toEqual({ b: false });
    expect(await readBody(store, '/wc-admin/options?options=a,b,c')).toEqual({
      a: { deep: [1] },
      b: 'x',
      c: false,
    });
    await send(store, FAVORITES, json('POST', { item_id: 'one' }, { 'X-Demo-User': 'manager' }));
    expect(await readBody(store, FAVORITES)).toEqual([]);
    expect(await read(send(store, FAVORITES, json('POST', {})))).toMatchObject({
      status: 400,
      body: { code: 'rest_missing_callback_param', data: { params: ['item_id'] } },
    });
  });

  it('installs known plugins, activates them, then connects Jetpack', async () => {
    const store = createTestStore();
    const post = (path: string, plugins: string) =>
      readBody(store, `/wc-admin/plugins/${path}`, json('POST', { plugins }));
    expect(await post('activate', 'jetpack')).toMatchObject({ success: false });
    expect(await post('install', 'jetpack,unheard-of')).toMatchObject({
      data: { installed: ['jetpack'], results: { jetpack: true } },
      errors: { errors: { 'unheard-of': [expect.stringContaining('could not be installed')] } },
      success: false,
    });
    expect(await post('activate', 'jetpack')).toMatchObject({
      data: { activated: ['jetpack'] },
      errors: { errors: [] },
      success: true,
    });
    const connect = '/wc-admin/plugins/connect-jetpack?redirect_url=http%3A%2F%2Fshop.test%2Fback';
    expect(await readBody(store, connect)).toMatchObject({
      connectAction: 'http://shop.test/back',
    });
    expect(await readBody(store, '/jetpack/v4/connection')).toMatchObject({ isActive: true });
  });

  it('deletes and moderates reviews', async () => {
    const store = createTestStore();
    const total = async (status: string) =>
      Number((await send(store, `${PRODUCTS}/reviews?status=${status}`)).headers.get('x-wp-total'));
    const [hold, approved] = [await total('hold'), await total('approved')];
    const [first, second] = store.db.reviews.filter(({ status }) => status === 'hold');
    await send(store, `${PRODUCTS}/reviews/${first?.id}`, json('PUT', { status: 'approved' }));
    await send(store, `${PRODUCTS}/reviews/${second?.id}?force=true`, { method: 'DELETE' });
    expect([await total('hold'), await total('approved')]).toEqual([hold - 2, approved + 1]);
  });
});

describe('exports and imports over time', () => {
  const start = Date.UTC(2026, 10, 20, 12);
  const running = () => {
    let now = start;
    const store = createDemoStore(
      { ...DEFAULT_DEMO_SETTINGS, orders: 300 },
      { clock: () => new Date(now) },
    );
    return { store, wait: (seconds: number) => (now += seconds * 1000) };
  };

  it('an export has all rows of the report', async () => {
    const { store, wait } = running();
    const report_args = Object.fromEntries(new URLSearchParams(YEARS));
    const exports = '/wc-analytics/reports/orders/export';
    const { export_id: id } = (await readBody(
      store,
      exports,
      json('POST', { report_args, email: true }),
    )) as { export_id: string };
    const status = () => readBody(store, `${exports}/${id}/status`);
    expect(await status()).toMatchObject({ percent_complete: 0 });
    wait(2);
    expect(await status()).toMatchObject({ percent_complete: 40 });
    wait(3);
    const ready = (await status()) as { percent_complete: number; download_url: string };
    expect(ready.percent_complete).toBe(100);
    const download = (init?: RequestInit) =>
      handleRequest(store, new Request(ready.download_url, init));
    const file = await download();
    expect(file.headers.get('content-type')).toContain('text/csv');
    const text = await file.text();
    const { headers } = await send(store, `/wc-analytics/reports/orders?${YEARS}`);
    expect(text.split('\n')).toHaveLength(Number(headers.get('x-wp-total')) + 1);
    expect(text).toContain("'-");
    expect((await download({ headers: { 'X-Demo-User': 'none' } })).status).toBe(404);
  });

  it('an import progresses between status requests, and can be cancelled', async () => {
    const { store, wait } = running();
    const status = async () =>
      (await readBody(store, '/wc-analytics/reports/import/status')) as {
        is_importing: boolean;
        orders?: { imported: number; total: number };
      };
    expect(await status()).toEqual({ is_importing: false });
    await send(store, '/wc-analytics/reports/import/delete', json('POST', {}));
    await send(store, '/wc-analytics/reports/import', json('POST', { skip_existing: true }));
    const seen: number[] = [];
    for (let step = 0; step < 6; step++, wait(1)) seen.push((await status()).orders?.imported ?? 0);
    expect(seen[0]).toBe(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    wait(60);
    const done = await status();
    expect(done).toMatchObject({ is_importing: false });
    expect(done.orders?.imported).toBe(done.orders?.total);
    expect(done.orders?.total).toBeGreaterThan(290);
    expect(await readBody(store, '/wc-analytics/reports/import/totals?skip_existing=1')).toEqual({
      customers: 0,
      orders: 0,
    });
    await send(store, '/wc-analytics/reports/import', json('POST', { skip_existing: false }));
    await send(store, '/wc-analytics/reports/import/cancel', json('POST', {}));
    expect(await status()).toEqual({ is_importing: false });
  });
});

describe('permissions', () => {
  const as = (user: string) => ({ headers: { 'X-Demo-User': user } });
  it.each([
    ['reports', '/wc-analytics/reports/products/stats', 200],
    ['reports', '/wc-analytics/leaderboards', 200],
    ['reports', '/wc-analytics/admin/notes', 403],
    ['reports', '/wc-admin/options?options=a', 403],
    ['manager', '/wc-analytics/admin/notes', 200],
    ['manager', '/wc-admin/plugins/active', 200],
    ['manager', '/wp/v2/plugins', 403],
    ['manager', '/wc-admin/plugins/connect-jetpack', 403],
    ['reports', '/wc-admin/plugins/installed', 403],
    ['customer', '/wc-analytics/reports/taxes', 403],
    ['customer', '/wc-admin/navigation/favorites/me', 200],
    ['none', '/wc-analytics/reports/stock', 401],
    ['none', '/wc/v3/payment_gateways', 401],
    ['none', '/wc-admin/onboarding/profile', 401],
  ])('%s requests %s: %i', async (user, path, status) => {
    expect((await send(createTestStore(), path, as(user))).status).toBe(status);
  });

  it('returns a new nonce to signed-in users only', async () => {
    const store = createTestStore();
    const ask = (user: string) =>
      handleRequest(
        store,
        new Request('http://shop.test/wp-admin/admin-ajax.php?action=rest-nonce', as(user)),
      );
    expect(await (await ask('manager')).text()).toBe(store.nonce);
    expect((await ask('none')).status).toBe(400);
  });
});
