import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEarlyReplyMiddleware } from './connect-rest.ts';
import { type EarlyReplies, sendEarlyRequests, toRestUrl } from './early-requests.ts';
import { canRequestFirst, passFirstReplies, takeFirstReplies } from './first-replies.ts';
import { hostDefaults } from './host-config.ts';

const call = { path: 'reports/revenue/stats', query: { interval: 'day', fields: ['taxes'] } };
const PATH = '/wc-analytics/reports/revenue/stats?fields%5B0%5D=taxes&interval=day';
const host = {
  ...hostDefaults,
  restRoot: 'http://shop.test/wp-json/',
  nonce: '',
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

/** Requests a path through the middleware. A request that it passes on calls `fetch`. */
function createReader(replies: EarlyReplies) {
  const middleware = createEarlyReplyMiddleware(replies);
  return (path: string, options: object = {}) =>
    middleware({ path, parse: false, ...options }, () => fetch('sent again')) as Promise<Response>;
}

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

  it('are sent once, with the headers of the REST client, and their response is used for the first equal request', async () => {
    const requested = interceptFetch([Response.json({ totals: 1 }), Response.json({ totals: 2 })]);
    const replies = sendEarlyRequests({ ...host, nonce: 'n' }, [call]);
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
});
