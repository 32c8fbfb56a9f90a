import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStartMiddleware } from './start-middleware.ts';
import { cancelUnused, type EarlyReplies, sendEarlyRequests } from './early-requests.ts';
import { toRestUrl } from './rest-connection.ts';
import { canRequestFirst, passFirstReplies, takeFirstReplies } from './first-replies.ts';
import { hostDefaults } from '../host/host-config.ts';

const call = { path: 'reports/revenue/stats', query: { interval: 'day', fields: ['taxes'] } };
const PATH = '/wc-analytics/reports/revenue/stats?fields%5B0%5D=taxes&interval=day';
const host = {
  ...hostDefaults,
  restRoot: 'http://shop.test/wp-json/',
  nonce: 'n',
  requestToken: 't',
};

/** Mocks `fetch` with the given responses, one per request, and returns the requested URLs. */
function interceptFetch(replies: readonly (Response | Error)[]) {
  const requested: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) => {
    const reply = replies[requested.length];
    requested.push([url, options]);
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
  });
  return requested;
}

/** Adds the root, the locale and the headers to a request, as the middlewares of the platform do. */
const send: APIFetchMiddleware = ({ path = '', method, headers }) =>
  fetch(`${host.restRoot}${path.slice(1)}&_locale=user`, {
    method: method ?? 'GET',
    headers: { 'X-WP-Nonce': 'n', 'X-Tillview-Token': 't', Accept: 'application/json', ...headers },
  });

/** Requests a path through our middleware, and then through that of another plugin, which is registered before it. */
function createReader(
  replies: EarlyReplies,
  other: APIFetchMiddleware = (options, next) => next(options),
) {
  const middleware = createStartMiddleware(host, replies);
  return (path: string, options: object = {}) =>
    middleware({ path, parse: false, ...options }, (sent) =>
      other(sent, (last) => send(last, () => Promise.reject(new Error()))),
    ) as Promise<Response>;
}

beforeEach(() => vi.stubGlobal('document', { baseURI: 'http://shop.test/wp-admin/' }));
afterEach(() => vi.unstubAllGlobals());

describe('the URL of an early request', () => {
  it.each([
    ['http://shop.test/wp-json/', '/a/b?c=1', 'http://shop.test/wp-json/a/b?c=1&_locale=user'],
    ['http://shop.test/wp-json/', '/a', 'http://shop.test/wp-json/a?_locale=user'],
    ['/index.php?rest_route=/', '/a?c=1', '/index.php?rest_route=/a&c=1&_locale=user'],
  ])('below %s', (root, path, expected) => {
    expect(toRestUrl(root, path)).toBe(expected);
  });
});

describe('early requests', () => {
  it('are not sent again if the page has sent them before the app was loaded', async () => {
    const page = {} as Window;
    expect(canRequestFirst(page)).toBe(true);
    passFirstReplies(page, new Map([[PATH, Promise.resolve(Response.json({ totals: 0 }))]]));
    const sent = takeFirstReplies(page);
    expect(canRequestFirst(page)).toBe(false);
    const requested = interceptFetch([Response.json({ totals: 1 })]);
    const other = { path: 'reports/orders/stats', query: {} };
    const read = createReader(sendEarlyRequests(host, [call, other], sent));
    expect(requested.map(([url]) => url)).toEqual([
      'http://shop.test/wp-json/wc-analytics/reports/orders/stats?_locale=user',
    ]);
    expect(await (await read(PATH)).json()).toEqual({ totals: 0 });
    expect(takeFirstReplies(page).size).toBe(0);
  });

  it('are cancelled if the app does not send them, and not if it does', async () => {
    const [used, unused, failed] = [
      new Response('1'),
      new Response('2'),
      Promise.reject(new Error()),
    ];
    const cancel = vi.spyOn(unused.body!, 'cancel');
    const sent = new Map([
      ['/used', Promise.resolve(used)],
      ['/unused', Promise.resolve(unused)],
      ['/failed', failed],
    ]);
    cancelUnused(sent, new Map([['/used', Promise.resolve(used)]]));
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
    expect(await used.text()).toBe('1');
  });

  it('are sent once, with the headers of the REST client, and their response is used for the first equal request', async () => {
    const requested = interceptFetch([Response.json({ totals: 1 }), Response.json({ totals: 2 })]);
    const replies = sendEarlyRequests(host, [call]);
    expect(requested).toHaveLength(1);
    const [url, options] = requested[0] ?? [];
    expect(url).toBe(`http://shop.test/wp-json${PATH}&_locale=user`);
    expect(options?.headers).toMatchObject({ 'X-WP-Nonce': 'n', 'X-Tillview-Token': 't' });

    const read = createReader(replies);
    expect(await (await read(PATH)).json()).toEqual({ totals: 1 });
    expect(requested).toHaveLength(1);
    expect(await (await read(PATH)).json()).toEqual({ totals: 2 });
    expect(requested).toHaveLength(2);
  });

  it.each([
    ['when the connection fails', new TypeError('Failed to fetch')],
    ['when the store rejects them', Response.json({ code: 'no' }, { status: 403 })],
  ])('are repeated by the client %s', async (_, failure) => {
    const requested = interceptFetch([failure, Response.json({ totals: 2 })]);
    const read = createReader(sendEarlyRequests(host, [call]));
    expect(await (await read(PATH)).json()).toEqual({ totals: 2 });
    expect(requested).toHaveLength(2);
    // An unread response would keep its connection open.
    if (failure instanceof Response) expect(failure.bodyUsed).toBe(true);
  });

  it('are not used for writes or other paths', async () => {
    const requested = interceptFetch([Response.json(1), Response.json(2), Response.json(3)]);
    const read = createReader(sendEarlyRequests(host, [call]));
    await read(PATH, { method: 'POST' });
    await read('/wc-analytics/reports/orders/stats');
    expect(requested).toHaveLength(3);
  });

  it.each<[string, APIFetchMiddleware]>([
    ['another parameter', (o, next) => next({ ...o, path: `${o.path}&warehouse=2` })],
    ['another value', (o, next) => next({ ...o, path: (o.path ?? '').replace('day', 'week') })],
    ['a header', (o, next) => next({ ...o, headers: { 'X-Warehouse': '2' } })],
    ['another method', (o, next) => next({ ...o, method: 'POST' })],
    ['a delay', async (o, next) => next(await Promise.resolve(o))],
  ])('are not used if another plugin adds %s', async (_, other) => {
    const requested = interceptFetch([Response.json('early'), Response.json('own')]);
    const read = createReader(sendEarlyRequests(host, [call]), other);
    expect(await (await read(PATH)).json()).toBe('own');
    expect(requested).toHaveLength(2);
  });

  it('pass through a plugin that changes the response, or encodes the same request in another way', async () => {
    const requested = interceptFetch([Response.json({ totals: 1 })]);
    const read = createReader(sendEarlyRequests(host, [call]), async (options, next) => {
      const path = '/wc-analytics/reports/revenue/stats?interval=day&fields[0]=taxes';
      const reply = (await next({ ...options, path })) as Response;
      return Response.json({ ...((await reply.json()) as object), rate: 2 });
    });
    const fetchBefore = globalThis.fetch;
    expect(await (await read(PATH)).json()).toEqual({ totals: 1, rate: 2 });
    expect(requested).toHaveLength(1);
    expect(globalThis.fetch).toBe(fetchBefore);
  });
});
