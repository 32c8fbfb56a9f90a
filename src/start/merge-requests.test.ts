import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestMerger } from './merge-requests.ts';

const host = { restRoot: 'http://shop.test/wp-json/', nonce: 'n', mergesRequests: true };
const BATCH_URL = 'http://shop.test/wp-json/tillview/v1/batch?_locale=user';

type Answer = { status: number; body: unknown; time?: number };

/** Answers batches with `answers`, and other requests with their URL; returns what was requested. */
function createServer(answers: (requests: string[]) => Answer[] | number) {
  const requested: string[] = [];
  const send = async function fetch(this: unknown, url: string, options?: RequestInit) {
    // As browsers do.
    if (this !== undefined) throw new TypeError('Illegal invocation');
    if (url !== BATCH_URL) {
      requested.push(url);
      return Response.json({ alone: url });
    }
    const body = new Request(url, { method: 'POST', body: options?.body ?? '' });
    const { requests } = (await body.json()) as { requests: string[] };
    requested.push(`batch of ${requests.length}`);
    const all = answers(requests);
    if (typeof all === 'number') return new Response('', { status: all });
    const responses = all.map((answer) => ({ headers: { 'X-WP-Total': 7 }, time: 1, ...answer }));
    return Response.json({ responses }, { headers: { 'X-WP-Nonce': 'next' } });
  };
  return { requested, send: send as typeof fetch };
}

const ok = (requests: string[]): Answer[] =>
  requests.map((path) => ({ status: 200, body: { path } }));

function readAll({ send }: ReturnType<typeof createServer>, paths: readonly string[]) {
  const { fetch: merged } = createRequestMerger(host, () => 'single');
  return Promise.all(
    paths.map((path) => merged(path, [`http://shop.test/wp-json${path}`, {}], send)),
  );
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('requests of the same moment', () => {
  it('are one, and each has its own status, headers and body', async () => {
    const server = createServer(([first = '']) => [
      { status: 200, body: { path: first } },
      { status: 404, body: { code: 'rest_no_route' } },
      { status: 200, body: null },
    ]);
    const [one, missing, empty] = await readAll(server, ['/a?b=1', '/c', '/d']);
    expect(server.requested).toEqual(['batch of 3']);
    expect(await one!.json()).toEqual({ path: '/a?b=1&_locale=user' });
    expect([one!.headers.get('x-wp-total'), one!.headers.get('x-wp-nonce')]).toEqual(['7', 'next']);
    expect(missing!.status).toBe(404);
    expect(await empty!.text()).toBe('');
  });

  it('are at most 20 together, and a single one is sent as it is', async () => {
    const server = createServer(ok);
    await readAll(
      server,
      Array.from({ length: 21 }, (_, index) => `/a/${index}`),
    );
    expect(server.requested.toSorted()).toEqual(['batch of 20', 'http://shop.test/wp-json/a/20']);
  });

  it.each([
    ['the batch fails', () => 500],
    ['the plugin does not answer one of them', (): Answer[] => []],
  ])('are sent alone if %s', async (_, answers) => {
    const server = createServer(answers);
    const [first] = await readAll(server, ['/a', '/b']);
    expect(await first!.json()).toEqual({ alone: 'http://shop.test/wp-json/a' });
    expect(server.requested).toEqual([
      'batch of 2',
      'http://shop.test/wp-json/a',
      'http://shop.test/wp-json/b',
    ]);
  });

  it('are sent alone if their route cannot be part of a batch', async () => {
    const server = createServer((requests) =>
      requests.map((path) =>
        path.startsWith('/a')
          ? { status: 403, body: { code: 'tillview_not_batched' } }
          : { status: 200, body: { path } },
      ),
    );
    const [first, second] = await readAll(server, ['/a', '/b']);
    expect(await first!.json()).toEqual({ alone: 'http://shop.test/wp-json/a' });
    expect(await second!.json()).toEqual({ path: '/b?_locale=user' });
  });
});

it('sends orders in columns alone, and a route that has taken long on this site', async () => {
  const server = createServer((requests) =>
    requests.map((path) => ({ status: 200, body: {}, time: path.startsWith('/slow') ? 301 : 300 })),
  );
  await readAll(server, ['/slow?a=1', '/fast']);
  await readAll(server, ['/slow?a=2', '/fast', '/tillview/v1/ledger?b=1', '/other']);
  expect(server.requested).toEqual([
    'batch of 2',
    'http://shop.test/wp-json/slow?a=2',
    'http://shop.test/wp-json/tillview/v1/ledger?b=1',
    'batch of 2',
  ]);
});

describe('the requests of the rest of a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('wait until no code of its parts is loading, and are one', async () => {
    const server = createServer(ok);
    let isLoading = true;
    const merger = createRequestMerger(
      host,
      () => 'rest',
      () => isLoading,
    );
    const read = (path: string) => merger.fetch(path, [path, {}], server.send);
    const first = read('/a');
    await vi.advanceTimersByTimeAsync(1000);
    const second = read('/b');
    isLoading = false;
    await vi.advanceTimersByTimeAsync(299);
    expect(server.requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.requested).toEqual(['batch of 2']);
    await Promise.all([first, second]);
  });

  it('wait four seconds at most, and not at all once a person acts', async () => {
    const server = createServer(ok);
    const merger = createRequestMerger(
      host,
      () => 'rest',
      () => true,
    );
    const read = (path: string) => merger.fetch(path, [path, {}], server.send);
    const all = [read('/a')];
    await vi.advanceTimersByTimeAsync(3999);
    expect(server.requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.requested).toEqual(['/a']);
    all.push(read('/b'));
    merger.sendNow();
    expect(server.requested).toEqual(['/a', '/b']);
    await Promise.all(all);
  });

  it('wait while groups of orders are read, but not the sums that these must equal', async () => {
    const server = createServer(ok);
    let answer = () => {};
    const { send: sendOthers } = server;
    const send = ((url: string, options?: RequestInit) => {
      if (!url.includes('/groups')) return sendOthers(url, options);
      server.requested.push(url);
      return new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json({}));
      });
    }) as typeof fetch;
    const merger = createRequestMerger(host, () => 'rest');
    const read = (path: string) => merger.fetch(path, [path, {}], send);
    const sums = '/wc-analytics/reports/revenue/stats?after=1';
    const groups = '/tillview/v1/groups?b=1';
    const all = [read('/counts'), read(sums), read(groups)];
    expect(server.requested).toEqual([sums, groups]);
    all.push(read(`${sums}&b=2`));
    expect(server.requested).toEqual([sums, groups, `${sums}&b=2`]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.requested).toHaveLength(3);
    answer();
    await vi.advanceTimersByTimeAsync(300);
    expect(server.requested).toEqual([sums, groups, `${sums}&b=2`, '/counts']);
    await Promise.all(all);
  });

  it('wait for groups of orders that the page has requested early', async () => {
    const server = createServer(ok);
    let fail = () => {};
    const reply = new Promise<Response>((_resolve, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
    const sent = new Map([['/tillview/v1/groups?b=1', reply]]);
    const merger = createRequestMerger(host, () => 'rest', undefined, sent);
    const counts = merger.fetch('/counts', ['/counts', {}], server.send);
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.requested).toEqual([]);
    fail();
    await vi.advanceTimersByTimeAsync(300);
    expect(server.requested).toEqual(['/counts']);
    await counts;
  });
});

it('leaves out a request that is aborted while it waits', async () => {
  const server = createServer(ok);
  const { fetch: merged } = createRequestMerger(host, () => 'single');
  const controller = new AbortController();
  const aborted = merged('/a', ['/a', { signal: controller.signal }], server.send);
  const other = merged('/b', ['/b', {}], server.send);
  controller.abort(new Error('no longer needed'));
  await expect(aborted).rejects.toThrow('no longer needed');
  await other;
  expect(server.requested).toEqual(['/b']);
});
