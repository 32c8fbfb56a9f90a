import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openAppBuild } from './app-build.ts';
import { createDemoBackend } from './demo-backend.ts';
import { createHandler } from './handler.ts';
import {
  appOf,
  readHostConfig,
  send,
  withListeners,
  type SendOptions,
} from './server.test-support.ts';

const listen = withListeners();
const PAGE = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue';
const script = `/* ${'x'.repeat(2000)} */`;

const folder = mkdtempSync(path.join(tmpdir(), 'tillview-app-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'app/assets'), { recursive: true });
writeFileSync(path.join(folder, 'secret.txt'), 'secret');
writeFileSync(path.join(folder, 'app/assets/main-abcd1234.js'), script);
writeFileSync(path.join(folder, 'app/THIRD-PARTY-NOTICES.txt'), 'Notices');
writeFileSync(path.join(folder, 'app/assets/main-abcd1234.css'), 'p{}');
writeFileSync(path.join(folder, 'app/assets/lazy-abcd1234.css'), 'q{}');
const filesOf = (scripts: string, styles: string) => ({
  modules: scripts.split(' ').map((name) => `assets/${name}-abcd1234.js`),
  styles: styles.split(' ').map((name) => `assets/${name}-abcd1234.css`),
});
writeFileSync(
  path.join(folder, 'app/page-files.json'),
  JSON.stringify({
    entry: filesOf('main', 'main'),
    app: filesOf('main app', 'main'),
    screens: {
      '/analytics/revenue': filesOf('main app view report', 'main report'),
      '/analytics/overview': filesOf('main app view overview', 'main'),
    },
  }),
);

const demo = createDemoBackend({
  DEMO_ORDERS: '40',
  DEMO_NOW: '2026-11-20T12:00:00',
  DEMO_TIME_ZONE: 'Europe/Berlin',
  DEMO_LOCALE: 'he_IL',
  DEMO_WEEK_START: '0',
  DEMO_CURRENCY: 'EUR',
});

async function setUp() {
  const build = openAppBuild(path.join(folder, 'app'));
  const reported: string[] = [];
  const report = (text: string) => reported.push(text);
  const handler = createHandler({ backend: demo, app: { build }, host: '127.0.0.1', report });
  const { url } = await listen(handler);
  return { url, reported };
}

/** Sends the request line unchanged: `URL` would normalize the target. */
function sendRaw(url: string, line: string): Promise<string> {
  const { port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

const configOf = async (url: string) => readHostConfig((await send(url + PAGE)).text)!;

/** Sends a REST request as the page does. */
async function sendRest(url: string, target: string, { headers, ...rest }: SendOptions = {}) {
  const { nonce, requestToken = '' } = await configOf(url);
  const own = { 'x-wp-nonce': nonce, 'x-tillview-token': requestToken };
  return send(url + target, { headers: { ...own, ...headers }, ...rest });
}

describe('the host page of the demo store', () => {
  it('contains the settings of the demo', async () => {
    const { url } = await setUp();
    expect(await configOf(url)).toMatchObject({
      mode: 'demo',
      timeZone: 'Europe/Berlin',
      locale: 'he_IL',
      weekStart: 0,
      currency: { code: 'EUR', symbol: '€' },
      now: '2026-11-20T12:00:00+01:00',
      avatars: false,
      problems: [],
    });
  });

  it('loads only the files that the app needs at the start', async () => {
    const { url } = await setUp();
    const { text, headers } = await send(url + PAGE);
    expect(text).toContain('<script type="module" src="/app/assets/main-abcd1234.js">');
    expect(text).toContain('<link rel="modulepreload" href="/app/assets/app-abcd1234.js">');
    expect(text).toContain('<link rel="stylesheet" href="/app/assets/main-abcd1234.css">');
    expect(text).not.toContain('lazy');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).toMatch(/img-src 'self' data: blob:;/);
    expect(headers['content-security-policy']).toMatch(/require-trusted-types-for 'script';/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it('preloads the files of the screen in its URL', async () => {
    const { url } = await setUp();
    const linksOf = async (query: string) => {
      const { text } = await send(`${url}/wp-admin/admin.php?page=wc-admin${query}`);
      return [...text.matchAll(/<link rel="(\w+)" href="\/app\/assets\/([\w-]+)-abcd1234/g)].map(
        ([, rel, name]) => `${rel} ${name}`,
      );
    };
    expect(await linksOf('&path=%2Fanalytics%2Frevenue')).toEqual([
      'modulepreload app',
      'modulepreload view',
      'modulepreload report',
      'stylesheet main',
      'stylesheet report',
    ]);
    expect(await linksOf('')).toEqual([
      'modulepreload app',
      'modulepreload view',
      'modulepreload overview',
      'stylesheet main',
    ]);
    expect(await linksOf('&path=%2Fnowhere')).toEqual(['modulepreload app', 'stylesheet main']);
    const { text } = await send(`${url}/nowhere`);
    expect(text).not.toContain('modulepreload');
  });
});

describe('files', () => {
  it('are sent with their type, an unlimited cache time, and compressed for clients that accept gzip', async () => {
    const { url } = await setUp();
    const target = `${url}/app/assets/main-abcd1234.js`;
    const plain = await send(target);
    expect(plain.text).toBe(script);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const compressed = await send(target, { headers: { 'accept-encoding': 'br, gzip;q=0.5' } });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(compressed.body).toString()).toBe(script);
    const refused = await send(target, { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(refused.headers).not.toHaveProperty('content-encoding');
    const notices = await send(`${url}/app/THIRD-PARTY-NOTICES.txt`);
    expect(notices.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('respond to HEAD with the length and without the content', async () => {
    const { url } = await setUp();
    const head = await send(`${url}/app/assets/main-abcd1234.js`, { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(script.length),
    ]);
    expect((await send(`${url}/app/assets/main-abcd1234.js`, { method: 'POST' })).status).toBe(405);
  });

  it.each([
    '/app/../secret.txt',
    '/app/%2e%2e/secret.txt',
    '/app/..%2fsecret.txt',
    '/app/assets/..%5c..%5csecret.txt',
    '/app//etc/passwd',
    '/app/assets/',
  ])('outside the built app are not found: %s', async (target) => {
    const { url } = await setUp();
    const raw = await sendRaw(url, `GET ${target}`);
    expect(raw).toMatch(/^HTTP\/1.1 404/);
    expect(raw).not.toContain('secret.txt\r\n\r\nsecret');
  });
});

describe('the REST API of the demo store', () => {
  const STATS =
    '/wp-json/wc-analytics/reports/revenue/stats?interval=day&per_page=2&after=2026-11-01T00:00:00&before=2026-11-20T23:59:59';

  it('responds with headers, and with links to our own server', async () => {
    const { url } = await setUp();
    const { status, headers, text } = await sendRest(url, STATS);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-wp-total': '20',
      'x-wp-totalpages': '10',
      'cache-control': 'no-store',
    });
    expect(headers.link).toContain(`<${url}/wp-json/wc-analytics/reports/revenue/stats?`);
    expect(JSON.parse(text)).toHaveProperty('totals.net_revenue');
  });

  it('refuses a wrong nonce', async () => {
    const { url } = await setUp();
    const { status, text } = await sendRest(url, STATS, { headers: { 'x-wp-nonce': 'wrong' } });
    expect([status, JSON.parse(text)]).toMatchObject([403, { code: 'rest_cookie_invalid_nonce' }]);
  });

  it('sends a new nonce to a page that was open for a long time', async () => {
    const { url } = await setUp();
    const { nonce } = await configOf(url);
    const { status, text } = await send(`${url}/wp-admin/admin-ajax.php?action=rest-nonce`);
    expect([status, text]).toEqual([200, nonce]);
  });

  const saveUser = async (url: string, fields: object) => {
    const { user } = await configOf(url);
    const { status } = await sendRest(url, `/wp-json/wp/v2/users/${user?.id}`, {
      method: 'POST',
      headers: {
        'x-http-method-override': 'PUT',
        'content-type': 'application/json',
      },
      body: JSON.stringify(fields),
    });
    expect(status).toBe(200);
  };

  it('opens the page that the user has chosen as the first one, unless the URL names a page', async () => {
    const { url } = await setUp();
    const save = (address: string) =>
      saveUser(url, { meta: { persisted_preferences: { tillview: { start_view: address } } } });
    await save('path=%2Fanalytics%2Forders&period=week');
    const open = async (search: string) => {
      const { status, headers } = await send(`${url}/wp-admin/admin.php?page=wc-admin${search}`);
      return [status, headers.location];
    };
    const target = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Forders&period=week';
    expect(await open('')).toEqual([302, target]);
    expect(await open('&period=year')).toEqual([200, undefined]);
    expect(await open('&path=%2Fcustomers')).toEqual([200, undefined]);
    await save('path=%2Fanalytics%2Forders&page=options');
    expect(await open('')).toEqual([200, undefined]);
    await saveUser(url, { meta: { persisted_preferences: {} } });
  });

  it('stores changes, and shows them on the next page', async () => {
    const { url } = await setUp();
    await saveUser(url, { woocommerce_meta: { revenue_report_columns: '["taxes"]' } });
    expect((await configOf(url)).user?.preferences).toMatchObject({
      revenue_report_columns: '["taxes"]',
    });
  });
});

it.each([
  ['GET /', 302],
  ['HEAD /', 302],
  ['POST /', 405],
  ['TRACE /', 405],
  ['GET /wp-admin/admin.php?page=wc-admin', 200],
  ['GET /wp-admin/admin.php?page=other', 404],
  ['POST /wp-admin/admin.php?page=wc-admin', 405],
  ['GET /wp-adminer', 404],
  ['GET /app', 404],
  ['GET /app/assets/old.js', 404],
  ['GET /app/assets/main-abcd1234.css', 200],
  ['GET /wp-json', 403],
  ['GET /wp-jsonp', 404],
  ['DELETE /wp-json/wc/v3/orders/1', 403],
  ['GET //', 400],
  ['GET http://[', 400],
  ['GET /?rest_route=/wc/v3/orders', 302],
])(
  'replies to "%s" without credentials with %i and headers that protect the page',
  async (line, status) => {
    const { url } = await setUp();
    const [head = '', text = ''] = (await sendRaw(url, line)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('x-content-type-options: nosniff\r\n');
    expect(head).toContain('x-frame-options: SAMEORIGIN\r\n');
    expect(head).toContain('referrer-policy: same-origin\r\n');
    expect(head).toContain('cross-origin-resource-policy: same-origin\r\n');
    if (!line.includes('main-abcd1234')) expect(head).toContain('cache-control: no-store');
    if (status === 405) expect(head).toContain('allow: GET, HEAD');
    if (status === 302) expect(head).toContain('location: /wp-admin/admin.php?page=wc-admin');
    if (status === 400 || status === 403) expect(text).toMatch(/\{"code":"\w+"/);
  },
);

describe('errors', () => {
  it('log one line when an upload is aborted', async () => {
    const { url, reported } = await setUp();
    const page = await send(url + PAGE);
    const token = /"requestToken":"([^"]*)"/.exec(page.text)?.[1] ?? '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.end(
      `POST /wp-json/wp/v2/users/1 HTTP/1.1\r\nhost: ${new URL(url).host}\r\nx-tillview-token: ${token}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
      () => socket.destroy(),
    );
    await expect
      .poll(() => reported)
      .toEqual(['The browser closed the connection while it sent a POST request.']);
  });

  it('are reported and replied to with status 500, without stopping the process', async () => {
    const reported: string[] = [];
    const { url } = await listen(
      createHandler({
        backend: { ...demo, view: () => Promise.reject(new Error('broken')) },
        app: appOf({}),
        host: '127.0.0.1',
        report: (text) => reported.push(text),
      }),
    );
    const { status, text } = await send(url + PAGE);
    expect([status, JSON.parse(text)]).toMatchObject([500, { code: 'tillview_failure' }]);
    expect(text).not.toContain('broken');
    expect(reported).toEqual([expect.stringContaining('broken')]);
  });

  it('of the built app explain what to do', () => {
    expect(() => openAppBuild(folder)).toThrow(
      'The app is not built yet: run "npm run build" first.',
    );
  });
});
