import { createServer, request } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startReplay, replayAccount } from '../replay/replay.ts';
import { startAndFail } from '../store/server-process.ts';
import { sessionCookies, withServers } from './setup/servers.ts';
import { listenLocally } from '../setup/local-server.ts';

const servers = withServers();

const get = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      });
    })
      .on('error', reject)
      .end();
  });

const root = path.resolve(import.meta.dirname, '../..');

/** The packages whose modules are in a build, according to its source maps. */
function bundledPackages(folder: string): Set<string> {
  const maps = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.map'),
  );
  const sources = maps.flatMap(
    (name) =>
      (JSON.parse(readFileSync(path.join(root, folder, name), 'utf8')) as { sources: string[] })
        .sources,
  );
  return new Set(
    sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
  );
}

/** The cookie header of a signed-in browser. */
const cookieFor = (url: string) => {
  const { name, value } = sessionCookies.find((cookie) => cookie.url === url) ?? {};
  return { cookie: `${name}=${value}` };
};

describe('npm start', () => {
  it('shows the demo store, prints its URL, and exits on SIGTERM', async () => {
    const server = await servers.demo({ DEMO_ORDERS: '50' });
    expect(server.output()).toMatch(
      new RegExp(
        `^Tillview is ready at ${server.url}/ with the demo store\\.\nFor your own store, .*\n$`,
      ),
    );
    expect((await get(`${server.url}/wp-admin/admin.php?page=wc-admin`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  it('reports that the port is taken and uses the next one', async () => {
    const holder = createServer();
    const port = await listenLocally(holder);
    const server = await servers.demo({ DEMO_ORDERS: '0', PORT: String(port) });
    const next = new URL(server.url).port;
    expect(Number(next)).toBeGreaterThan(port);
    expect(server.output()).toContain(`Port ${port} is taken; using ${next} instead.\n`);
    await new Promise((resolve) => holder.close(resolve));
  });

  it('serves the licence notices of every package that the build bundles', async () => {
    const server = await servers.demo({ DEMO_ORDERS: '0' });
    const { status, text } = await get(`${server.url}/app/THIRD-PARTY-NOTICES.txt`);
    expect(status).toBe(200);
    const bundled = bundledPackages('dist/app');
    expect(bundled.size).toBeGreaterThan(50);
    const named = new Set(text.match(/^\S+(?= \d\S* \()/gm));
    expect([...bundled].filter((name) => !named.has(name))).toEqual([]);
    const ofServer = readFileSync(path.join(root, 'dist/server/THIRD-PARTY-NOTICES.txt'), 'utf8');
    expect(bundledPackages('dist/server')).toContain('msw');
    expect([...bundledPackages('dist/server')].filter((name) => !ofServer.includes(name))).toEqual(
      [],
    );
  });

  it('prints the problem with a setting and exits', async () => {
    expect(await startAndFail({ PORT: 'x' })).toEqual({
      code: 1,
      output: 'PORT must be a whole number from 0 to 65535, not "x".\n',
    });
  });

  it('responds to malformed URLs with an error and keeps running', async () => {
    const server = await servers.demo({ DEMO_ORDERS: '0' });
    for (const target of ['//', '/%', '/wp-json/%', '/wp-json//x', '/wp-admin/admin.php?path=%'])
      expect((await get(server.url + target)).status).toBeGreaterThanOrEqual(400);
    expect((await get(`${server.url}/wp-admin/admin.php?page=wc-admin`)).status).toBe(200);
  });
});

describe('npm start with a real store', () => {
  it('shows the recorded store and never prints or sends its credentials', async () => {
    const server = await servers.replayed();
    const link = `${server.url.replaceAll('.', String.raw`\.`)}/\\?secret=[\\w-]{43}`;
    expect(server.output()).toMatch(
      new RegExp(
        `^Tillview is ready at ${link} with the store at ${server.replay.url}\\.\nFor another browser, open ${link}\n$`,
      ),
    );
    const cookie = cookieFor(server.url);
    const { text } = await get(`${server.url}/wp-admin/admin.php?page=wc-admin`, cookie);
    const [, json = ''] = /id="tillview-host">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      mode: 'proxy',
      storeName: 'Test Store',
      timeZone: 'UTC',
      weekStart: 1,
      currency: { code: 'USD', symbol: '$' },
      now: '2026-11-20T12:00:00+00:00',
      problems: [],
    });
    expect(server.replay.misses).toEqual([]);
    const { password, user } = replayAccount;
    for (const secret of [password, Buffer.from(`${user}:${password}`).toString('base64')]) {
      expect(text).not.toContain(secret);
      expect(server.output()).not.toContain(secret);
    }
  });

  it('prints the problem and also shows it in the page', async () => {
    const replay = await startReplay();
    const server = await servers.start({
      STORE_URL: replay.url,
      STORE_USER: replayAccount.user,
      STORE_APP_PASSWORD: 'wrong wrong wrong',
    });
    const sentence = `The store at ${replay.url} refuses STORE_USER and STORE_APP_PASSWORD (401)`;
    expect(server.output()).toContain(sentence);
    expect(server.output()).not.toContain('wrong wrong');
    const page = `${server.url}/wp-admin/admin.php?page=wc-admin`;
    const { status, text } = await get(page, cookieFor(server.url));
    expect([status, text]).toEqual([503, expect.stringContaining(sentence)]);
    await replay.close();
  });
});
