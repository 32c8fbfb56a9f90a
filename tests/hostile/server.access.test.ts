import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveConfig } from 'vite';
import { openAppBuild } from '../../server/app-build.ts';
import { createHandler } from '../../server/handler.ts';
import type { AppSource } from '../../server/page-replies.ts';
import { createSession } from '../../server/session.ts';
import { createStoreBackend } from '../../server/store/store-backend.ts';
import { PAGE, PASSWORD, STATS } from '../../server/store/store.test-support.ts';
import { appOf, createFakeStore, send, withListeners } from '../../server/server.test-support.ts';

const listen = withListeners();

/** Starts the proxy with a session, as `npm start` does. */
async function setUp(app: AppSource = appOf({ modules: ['/app/main.js'] })) {
  const store = createFakeStore();
  const { url: storeUrl } = await listen(store.listener);
  const links: string[] = [];
  const session = createSession({ onNewLink: (link) => links.push(link) });
  const backend = createStoreBackend({
    url: new URL(`${storeUrl}/`),
    user: 'ada',
    password: PASSWORD,
  });
  const { url } = await listen(
    createHandler({ backend, app, host: '127.0.0.1', session, report: () => undefined }),
  );
  links.push(session.link());
  const signIn = async (link = links.at(-1) ?? '') => {
    const { headers } = await send(url + link);
    return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  };
  return { url, store, links, signIn };
}

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

describe('a session with a real store', () => {
  it('is opened by the printed link, once, with a cookie that scripts and other sites cannot use', async () => {
    const { url, links } = await setUp();
    const [link = ''] = links;
    expect(link).toMatch(/^\/\?secret=[\w-]{43}$/);
    const first = await send(url + link);
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect([first.status, first.headers.location]).toEqual([302, '/']);
    expect(cookie).toMatch(
      new RegExp(
        `^tillview-${new URL(url).port}=[\\w-]{43}; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Strict$`,
      ),
    );
    const again = await send(url + link);
    expect([again.status, again.headers['set-cookie']]).toEqual([403, undefined]);
    expect(again.text).toContain('This address was used before.');
    expect(links).toHaveLength(2);
    expect(links[1]).not.toBe(link);
  });

  it('keeps the secret of the link for the browser when a link preview sends HEAD first', async () => {
    const { url, links } = await setUp();
    const [link = ''] = links;
    const preview = await send(url + link, { method: 'HEAD' });
    expect([preview.status, preview.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await send(url + link)).headers['set-cookie']).toHaveLength(1);
  });

  it('refuses a request with two Host headers', async () => {
    const { url } = await setUp();
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.end(
      `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('shows neither the page nor the token to a browser that is not signed in', async () => {
    const { url, store, signIn } = await setUp();
    const own = await send(url + PAGE, { headers: { cookie: await signIn() } });
    const token = /"requestToken":"([\w-]{43})"/.exec(own.text)?.[1] ?? '';
    expect(token).not.toBe('');
    store.seen.length = 0;
    const port = new URL(url).port;
    const guesses: Record<string, string>[] = [
      {},
      { cookie: `tillview-${port}=` },
      { cookie: `tillview-${port}=${'x'.repeat(43)}` },
      { cookie: `tillview=${token}` },
      { 'x-tillview-token': token },
    ];
    const targets = [
      PAGE,
      '/wp-admin/post.php?post=5',
      '/nowhere',
      '/',
      '/?secret=',
      `/?secret=${token}`,
    ];
    for (const headers of guesses)
      for (const target of targets) {
        const { status, text, headers: replied } = await send(url + target, { headers });
        expect([target, status]).toEqual([target, 403]);
        expect(JSON.stringify(replied) + text).not.toMatch(
          new RegExp(`${token}|Bob|127\\.0\\.0\\.1:(?!${port})`),
        );
      }
    expect(store.seen).toEqual([]);
  });

  it('never redirects to another site', async () => {
    const { url, links } = await setUp();
    const secret = links.at(-1)?.replace('/?', '') ?? '';
    for (const target of ['/.//evil.example/', '//evil.example/', '/%2f/evil.example/']) {
      const { headers } = await send(`${url}${target}?${secret}`);
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
    }
  });

  it('responds to a link from another site with one page refresh, and never with a second', async () => {
    const { url, store, signIn } = await setUp();
    const cookie = await signIn();
    const headers = { ...navigation, 'sec-fetch-site': 'cross-site' };
    const first = await send(url + PAGE, { headers });
    expect([first.status, first.headers.refresh]).toEqual([200, `0;url=${PAGE}&reopened=1`]);
    expect(first.text).not.toMatch(/tillview-host"|Bob/);
    const second = await send(`${url}${PAGE}&reopened=1`, { headers });
    expect([second.status, second.headers.refresh]).toEqual([403, undefined]);
    const signedIn = await send(`${url}${PAGE}&reopened=1`, { headers: { cookie } });
    expect([signedIn.status, signedIn.headers.location]).toEqual([302, PAGE]);
    expect(store.seen).toEqual([]);
  });
});

describe('requests from other sites that are not page navigations', () => {
  const kinds = ['cross-site', 'same-site'].flatMap((site) =>
    [
      ['no-cors', 'image'],
      ['no-cors', 'script'],
      ['no-cors', 'style'],
      ['cors', 'empty'],
      ['navigate', 'iframe'],
      ['navigate', 'object'],
      ['websocket', 'websocket'],
      ['same-origin', 'document'],
    ].map(([mode = '', dest = '']) => [site, mode, dest] as const),
  );

  it.each(kinds)(
    '%s, %s, %s are refused before a request reaches the store',
    async (site, mode, dest) => {
      const { url, store, signIn } = await setUp();
      const headers = {
        cookie: await signIn(),
        'sec-fetch-site': site,
        'sec-fetch-mode': mode,
        'sec-fetch-dest': dest,
      };
      for (const target of [PAGE, STATS, '/', '/nowhere', '/app/main.js'])
        expect((await send(url + target, { headers })).status).toBe(403);
      expect(store.seen).toEqual([]);
    },
  );
});

describe('the built app', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tillview-build-'));
  const LIST = path.join(folder, 'page-files.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a build with `hash` in its file names; `second` is the modification time of its list, in seconds. */
  function build(hash: string, second: number): void {
    rmSync(folder, { recursive: true });
    mkdirSync(path.join(folder, 'assets'), { recursive: true });
    writeFileSync(path.join(folder, `assets/main-${hash}.js`), 'export {};');
    writeFileSync(path.join(folder, `assets/lazy-${hash}.js`), 'export {};');
    writeFileSync(path.join(folder, `assets/main-${hash}.js.map`), '{"sources":[]}');
    writeFileSync(LIST, JSON.stringify({ entry: { modules: [`assets/main-${hash}.js`] } }));
    utimesSync(LIST, second, second);
  }

  beforeAll(() => build('aaaaaaaa', 1));

  it('does not serve its source maps', async () => {
    const { url } = await setUp({ build: openAppBuild(folder) });
    expect((await send(`${url}/app/assets/main-aaaaaaaa.js`)).status).toBe(200);
    expect((await send(`${url}/app/assets/main-aaaaaaaa.js.map`)).status).toBe(404);
  });

  it('can be rebuilt while the server runs: removed files ask for a reload, and new pages are complete', async () => {
    const { url, signIn } = await setUp({ build: openAppBuild(folder) });
    const headers = { cookie: await signIn() };
    expect((await send(url + PAGE, { headers })).text).toContain('main-aaaaaaaa.js');

    rmSync(LIST);
    const during = await send(url + PAGE, { headers });
    expect([during.status, during.headers.refresh]).toEqual([503, '2']);
    expect(during.text).toContain('Tillview is being rebuilt');

    build('bbbbbbbb', 2);
    const old = await send(`${url}/app/assets/lazy-aaaaaaaa.js`);
    expect([old.status, old.headers['content-type'], old.text]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'This file is not part of the current build. Reload the page.',
    ]);
    expect((await send(url + PAGE, { headers })).text).toContain('main-bbbbbbbb.js');
    expect((await send(`${url}/app/assets/lazy-bbbbbbbb.js`)).status).toBe(200);

    rmSync(path.join(folder, 'assets/main-bbbbbbbb.js'));
    expect((await send(`${url}/app/assets/main-bbbbbbbb.js`)).status).toBe(404);
  });

  it('allows no frames', async () => {
    const { url, signIn } = await setUp();
    const { headers } = await send(url + PAGE, { headers: { cookie: await signIn() } });
    expect(headers['content-security-policy']).toContain("frame-src 'none'");
  });

  it('allows no other origins (CORS) in development', async () => {
    const { server } = await resolveConfig({}, 'serve');
    expect(server.cors).toBe(false);
  });
});
