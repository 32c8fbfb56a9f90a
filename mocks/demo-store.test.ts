import { describe, expect, it } from 'vitest';
import { REVENUE, json, createTestStore, read, readBody, send } from './small-shop.test-support.ts';
import { formatLocalTime } from './local-time.ts';

describe('the clock', () => {
  it('is fixed at the local time of the settings', () => {
    const store = createTestStore({}, { timeZone: 'America/New_York' });
    expect(store.now().toISOString()).toBe('2026-11-20T17:00:00.000Z');
    expect(formatLocalTime(store.localNow())).toBe('2026-11-20T12:00:00');
  });

  it('runs when the settings have no time', async () => {
    let instant = new Date('2026-11-20T23:59:58.700Z');
    const store = createTestStore({ clock: () => instant }, { now: null, timeZone: '+01:00' });
    expect(formatLocalTime(store.localNow())).toBe('2026-11-21T00:59:58');
    instant = new Date('2026-11-22T06:00:00Z');
    expect(await readBody(store, `${REVENUE}?interval=day&order=asc`)).toMatchObject({
      intervals: [
        { date_start: '2026-11-15 07:00:00', date_start_gmt: '2026-11-15 06:00:00' },
        ...Array.from({ length: 6 }, () => ({})),
        { date_end: '2026-11-22 07:00:00', date_end_gmt: '2026-11-22 06:00:00' },
      ],
    });
  });
});

describe('user roles', () => {
  it.each([
    ['administrator', REVENUE, 200],
    ['customer', REVENUE, 403],
    ['none', REVENUE, 401],
    ['manager', '/wc-analytics/settings/wc_admin', 200],
    ['reports', '/wc-analytics/settings/wc_admin', 403],
    ['administrator', '/wp/v2/settings', 200],
    ['manager', '/wp/v2/settings', 403],
    ['none', '/wp/v2/users/me', 401],
    ['reports', '/wp/v2/users/me', 200],
    ['none', '/', 200],
    ['unknown-role', REVENUE, 400],
  ])('%s requests %s: %i', async (user, path, status) => {
    expect((await send(createTestStore(), path, { headers: { 'X-Demo-User': user } })).status).toBe(
      status,
    );
  });

  it('accepts a request without a nonce, and rejects a wrong nonce before any other check', async () => {
    const store = createTestStore();
    expect((await send(store, REVENUE)).status).toBe(200);
    const right = await send(store, REVENUE, { headers: { 'X-WP-Nonce': store.nonce } });
    expect(right.status).toBe(200);
    expect(right.headers.get('x-wp-nonce')).toBe(store.nonce);
    expect(
      await read(send(store, `${REVENUE}?page=x`, { headers: { 'X-WP-Nonce': 'stale' } })),
    ).toEqual({
      status: 403,
      body: {
        code: 'rest_cookie_invalid_nonce',
        message: 'Cookie check failed',
        data: { status: 403 },
      },
    });
  });

  it('allows only staff to edit another user', async () => {
    const store = createTestStore();
    const customer = { headers: { 'X-Demo-User': 'customer' } };
    expect((await send(store, '/wp/v2/users/1?context=edit', customer)).status).toBe(403);
    const saveAs = async (user: string) =>
      (await send(store, '/wp/v2/users/1', json('POST', {}, { 'X-Demo-User': user }))).status;
    expect([await saveAs('customer'), await saveAs('none')]).toEqual([403, 401]);
    expect((await send(store, '/wp/v2/users/987654')).status).toBe(404);
  });
});

describe('preferences', () => {
  it('are stored per user until the store is created again', async () => {
    const store = createTestStore();
    const columns = JSON.stringify(['taxes', 'shipping']);
    const meta = { woocommerce_meta: { revenue_report_columns: columns } };
    const saved = await read(send(store, '/wp/v2/users/me', json('POST', meta)));
    expect(saved).toMatchObject({ status: 200, body: meta });
    expect(await readBody(store, '/wp/v2/users/me?context=edit')).toMatchObject({
      woocommerce_meta: { revenue_report_columns: columns, orders_report_columns: '' },
      capabilities: { view_woocommerce_reports: true },
    });
    const unset = { woocommerce_meta: { revenue_report_columns: '' } };
    const manager = { headers: { 'X-Demo-User': 'manager' } };
    expect(await readBody(store, '/wp/v2/users/me', manager)).toMatchObject(unset);
    expect(await readBody(createTestStore(), '/wp/v2/users/me')).toMatchObject(unset);
  });
});
