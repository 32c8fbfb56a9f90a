import { afterEach, describe, expect, it } from 'vitest';
import { createDemoStore, type DemoStore } from '../../mocks/demo-store.ts';
import { parseDemoSettings } from '../../mocks/demo-settings.ts';
import { handleRequest } from '../../mocks/server.ts';
import { createDemoBackend } from '../../server/demo-backend.ts';
import { createHandler } from '../../server/handler.ts';
import {
  appOf,
  FOREIGN_REQUESTS,
  readHostConfig,
  send,
  withListeners,
  type SendOptions,
} from '../../server/server.test-support.ts';

const listen = withListeners();
const PAGE = '/wp-admin/admin.php?page=wc-admin';
const STATS = '/wp-json/wc-analytics/reports/revenue/stats';
const OPTIONS = '/wp-json/wc-admin/options';
const demo = createDemoBackend({ DEMO_ORDERS: '300', DEMO_NOW: '2026-11-20T12:00:00' });
const reported: string[] = [];

afterEach(() => expect(reported.splice(0)).toEqual([]));

/** Starts the demo store behind the same handler as `npm start`. */
async function setUp() {
  const report = (text: string) => reported.push(text);
  const { url } = await listen(
    createHandler({ backend: demo, app: appOf({}), host: '127.0.0.1', report }),
  );
  const { text } = await send(url + PAGE);
  const requestToken = readHostConfig(text)?.requestToken ?? '';
  const sendRest = (target: string, { headers, ...rest }: SendOptions = {}) =>
    send(url + target, { headers: { 'x-tillview-token': requestToken, ...headers }, ...rest });
  return { url, sendRest };
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

describe('the demo store', () => {
  it.each(FOREIGN_REQUESTS)(
    'refuses a request with %s, as the proxy to a real store does',
    async (_what, headers, code) => {
      const { sendRest } = await setUp();
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const reply = await sendRest(STATS, { method, headers });
        expect([reply.status, JSON.parse(reply.text)]).toMatchObject([403, { code }]);
        expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
      }
    },
  );

  it.each(['/wp-admin/admin-ajax.php?action=rest-nonce', PAGE, '/'])(
    'hides %s from pages of other sites and from other host names',
    async (target) => {
      const { url } = await setUp();
      const reply = await send(url + target, { headers: { 'sec-fetch-site': 'cross-site' } });
      expect(reply.status).toBe(403);
      expect((await send(url + target, { headers: { host: 'evil.example' } })).status).toBe(403);
    },
  );
});

describe('large and deeply nested requests', () => {
  it.each([
    ['one list', 'a[]=1&'.repeat(45_000)],
    ['names', 'ab'.repeat(100_000)],
    ['brackets', `a${'[a]'.repeat(60_000)}=1`],
    ['open brackets', `a${'['.repeat(200_000)}=1`],
    ['distinct names', Array.from({ length: 20_000 }, (_, index) => `a${index}[]=1`).join('&')],
    ['growing indexes', Array.from({ length: 20_000 }, (_, index) => `a[${index}]=1`).join('&')],
  ])('a form body full of %s gets a response before the test ends', async (_what, body) => {
    const { sendRest } = await setUp();
    const { status } = await sendRest(OPTIONS, { method: 'POST', headers: form, body });
    expect(status).toBeLessThan(500);
  });

  it.each([
    ['lists', '['.repeat(5000) + ']'.repeat(5000)],
    ['objects', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)],
    ['unclosed lists', '['.repeat(500_000)],
    ['quotes', '"\\"'.repeat(200_000)],
  ])('JSON with 5,000 or more nested %s gets a 400 response', async (_what, body) => {
    const { sendRest } = await setUp();
    const { status, text } = await sendRest(OPTIONS, { method: 'POST', headers: json, body });
    expect([status, JSON.parse(text)]).toMatchObject([400, { code: 'rest_invalid_json' }]);
  });

  it('brackets inside a string do not count as nesting', async () => {
    const { sendRest } = await setUp();
    const body = JSON.stringify({ a: `${'['.repeat(2000)}"\\` });
    const { status } = await sendRest(OPTIONS, { method: 'POST', headers: json, body });
    expect(status).toBe(200);
  });

  it('deeply nested brackets in a URL do not cause a server error', async () => {
    const { sendRest } = await setUp();
    for (const name of [`a${'[a]'.repeat(3000)}`, `fields${'['.repeat(5000)}`, '[', ']', '[]'])
      expect((await sendRest(`${STATS}?${name}=1`)).status).toBeLessThan(500);
  });

  it('a body of more than one megabyte gets a 413 response', async () => {
    const { sendRest } = await setUp();
    const body = 'x'.repeat(1024 * 1024 + 1);
    const { status, text } = await sendRest(OPTIONS, { method: 'POST', headers: json, body });
    expect([status, JSON.parse(text)]).toMatchObject([413, { code: 'tillview_body_too_large' }]);
  });
});

describe('methods', () => {
  it.each(['TRACE', 'PROPFIND', 'MKCOL', 'SEARCH', 'PURGE'])(
    '%s gets a 405 response',
    async (method) => {
      const { url, sendRest } = await setUp();
      for (const target of [STATS, OPTIONS, '/wp-json/']) {
        const { status, headers } = await sendRest(target, { method });
        expect([status, headers.allow]).toEqual([
          405,
          'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
        ]);
      }
      expect((await send(url + PAGE, { method })).status).toBe(405);
    },
  );

  it('a page allows only GET and HEAD, which the `Allow` header lists', async () => {
    const { url } = await setUp();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers, text } = await send(url + PAGE, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(JSON.parse(text)).toMatchObject({
        code: 'tillview_method',
        message: 'This method is not allowed here.',
      });
    }
  });
});

describe('exports', () => {
  const TARGET = 'http://localhost/wp-json/wc-analytics/reports/orders/export';
  const start = async (store: DemoStore) =>
    handleRequest(store, new Request(TARGET, { method: 'POST', headers: json }));

  it('are limited to 16 MB of text', async () => {
    const store = createDemoStore(parseDemoSettings({ DEMO_ORDERS: '5' }));
    for (let index = 1; index <= 5; index += 1)
      store.db.exports.push({
        id: String(index),
        type: 'orders',
        started: 0,
        polls: 0,
        csv: 'x'.repeat(7 * 1024 * 1024),
      });
    expect((await start(store)).status).toBe(200);
    expect(store.db.exports.slice(0, -1).map(({ id }) => id)).toEqual(['4', '5']);
  });

  it('are limited to the newest 20, and each of 100 has its own id', async () => {
    const store = createDemoStore(parseDemoSettings({ DEMO_ORDERS: '5' }));
    const ids: string[] = [];
    for (let index = 0; index < 100; index += 1) {
      const { export_id: id } = (await (await start(store)).json()) as { export_id: string };
      ids.push(id);
    }
    expect(new Set(ids).size).toBe(100);
    expect(store.db.exports.map(({ id }) => id)).toEqual(ids.slice(-20));
  });
});
