import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startReplay, replayAccount } from '../replay/replay.ts';
import { startAndFail, withServers } from './setup/servers.ts';

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

describe('npm start', () => {
  it('shows the demo store, says where, and ends when it is told to', async () => {
    const server = await servers.demo({ DEMO_ORDERS: '50' });
    expect(server.output()).toBe(`Tillview is ready at ${server.url}/ with the demo store.\n`);
    expect((await get(`${server.url}/wp-admin/admin.php?page=wc-admin`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  it('says that the port is taken and takes the next one', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => {
      holder.listen(0, '127.0.0.1', resolve);
    });
    const { port } = holder.address() as AddressInfo;
    const server = await servers.demo({ DEMO_ORDERS: '0', PORT: String(port) });
    const next = new URL(server.url).port;
    expect(Number(next)).toBeGreaterThan(port);
    expect(server.output()).toContain(`Port ${port} is taken; using ${next} instead.\n`);
    await new Promise((resolve) => holder.close(resolve));
  });

  it.each([
    [
      { DEMO_ORDERS: 'many' },
      'DEMO_ORDERS is "many", but must be a whole number from 0 to 100000.',
    ],
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, not "x".'],
    [
      { STORE_URL: 'https://shop.example', STORE_USER: 'ada' },
      'A real store needs STORE_URL, STORE_USER and STORE_APP_PASSWORD together; missing: STORE_APP_PASSWORD.',
    ],
  ])('refuses %o in one sentence and ends', async (env: Record<string, string>, sentence) => {
    expect(await startAndFail(env)).toEqual({ code: 1, output: `${sentence}\n` });
  });

  it('survives what no browser would send', async () => {
    const server = await servers.demo({ DEMO_ORDERS: '0' });
    for (const target of ['//', '/%', '/wp-json/%', '/wp-json//x', '/wp-admin/admin.php?path=%'])
      expect((await get(server.url + target)).status).toBeGreaterThanOrEqual(400);
    expect((await get(`${server.url}/wp-admin/admin.php?page=wc-admin`)).status).toBe(200);
  });
});

describe('npm start with a real store', () => {
  it('shows the recorded store and says nothing of its credentials', async () => {
    const server = await servers.replayed();
    expect(server.output()).toBe(
      `Tillview is ready at ${server.url}/ with the store at ${server.replay.url}.\n`,
    );
    const { text } = await get(`${server.url}/wp-admin/admin.php?page=wc-admin`);
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

  it('says what is wrong on the console and goes on serving the page that says it too', async () => {
    const replay = await startReplay();
    const server = await servers.start({
      STORE_URL: replay.url,
      STORE_USER: replayAccount.user,
      STORE_APP_PASSWORD: 'wrong wrong wrong',
    });
    const sentence = `The store at ${replay.url} refuses STORE_USER and STORE_APP_PASSWORD (401)`;
    expect(server.output()).toContain(sentence);
    expect(server.output()).not.toContain('wrong wrong');
    const { status, text } = await get(`${server.url}/wp-admin/admin.php?page=wc-admin`);
    expect([status, text]).toEqual([503, expect.stringContaining(sentence)]);
    await replay.close();
  });
});
