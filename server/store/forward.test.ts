import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createFakeStore, FOREIGN_REQUESTS, send } from '../server.test-support.ts';
import { PAGE, PASSWORD, STATS, withProxy } from './store.test-support.ts';

const { listen, setUp } = withProxy();
const OPTIONS = '/wp-json/wc-admin/options';

describe('the proxy', () => {
  it('forwards a request with the credentials, and without headers that the store does not need', async () => {
    const { sendRest, store } = await setUp();
    const { status } = await sendRest(`${OPTIONS}?fields[0]=a&after=2026-11-01T00:00:00`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-wp-nonce': 'nonce',
        authorization: 'Bearer mine',
        cookie: 'session=1',
        'proxy-authorization': 'Basic eDp5',
      },
      body: '{"a":1}',
    });
    expect(status).toBe(200);
    const seen = store.seen.at(-1);
    expect(seen).toMatchObject({
      method: 'POST',
      target: `${OPTIONS}?fields%5B0%5D=a&after=2026-11-01T00%3A00%3A00`,
      body: '{"a":1}',
      headers: {
        authorization: `Basic ${Buffer.from(`ada:${PASSWORD}`).toString('base64')}`,
        'content-type': 'application/json',
      },
    });
    for (const name of [
      'x-wp-nonce',
      'cookie',
      'proxy-authorization',
      'x-tillview-token',
      'origin',
    ])
      expect(seen?.headers).not.toHaveProperty(name);
  });

  it('returns the response without cookies, login prompts and permissions for other origins', async () => {
    const { sendRest, url } = await setUp(({ target }) =>
      target.startsWith(STATS)
        ? {
            status: 401,
            headers: {
              'set-cookie': ['a=1', 'b=2'],
              'www-authenticate': 'Basic',
              'access-control-allow-origin': '*',
              authorization: 'Basic leaked',
              'keep-alive': 'timeout=5',
              'content-encoding': 'gzip',
              'x-wp-total': '365',
              'x-wp-totalpages': '15',
              link: '<http://shop.example/wp-json/>; rel="https://api.w.org/", <http://shop.example/wp-json/wc-analytics/x?page=2&a=b%2Cc>; rel="next", <https://other.example/y>; rel="help"',
            },
            body: gzipSync('{"code":"x"}'),
          }
        : undefined,
    );
    const { status, headers, text } = await sendRest(STATS);
    expect([status, text]).toEqual([401, '{"code":"x"}']);
    expect(headers).toMatchObject({ 'x-wp-total': '365', 'x-wp-totalpages': '15' });
    expect(headers.link).toBe(
      `<${url}/wp-json/>; rel="https://api.w.org/", <${url}/wp-json/wc-analytics/x?page=2&a=b%2Cc>; rel="next"`,
    );
    for (const name of [
      'set-cookie',
      'www-authenticate',
      'access-control-allow-origin',
      'authorization',
      'keep-alive',
      'content-encoding',
    ])
      expect(headers).not.toHaveProperty(name);
  });

  it.each(FOREIGN_REQUESTS)(
    'refuses a request with %s and sends nothing to the store',
    async (_what, headers, code) => {
      const { sendRest, passedOn } = await setUp();
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        const reply = await sendRest(STATS, { method, headers });
        expect([reply.status, JSON.parse(reply.text)]).toMatchObject([403, { code }]);
        expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
      }
      expect(passedOn()).toEqual([]);
    },
  );

  it('accepts requests of its own page from each loopback name', async () => {
    const { sendRest, url } = await setUp();
    const { port } = new URL(url);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      expect((await sendRest(STATS, { headers })).status).toBe(200);
    }
  });

  it('does not send its token when the host name is not its own', async () => {
    const { url, token } = await setUp();
    const { status, text } = await send(url + PAGE, { headers: { host: 'evil.example' } });
    expect(status).toBe(403);
    expect(text).not.toContain(await token());
  });

  it.each([
    ['GET', '/wp-json/wc-admin/options?options=a'],
    ['GET', '/wp-json/wp/v2/users/me?context=edit&_locale=user'],
    ['GET', '/wp-json/wc-analytics/products/5/variations?_fields%5B0%5D=id'],
    ['POST', '/wp-json/wc-analytics/reports/import?days=30&skip_existing=1'],
  ])('forwards %s %s', async (method, target) => {
    const { sendRest, store } = await setUp();
    expect((await sendRest(target, { method })).status).toBe(200);
    expect(store.seen.at(-1)).toMatchObject({ method, target });
  });

  it('does not forward forms and large bodies', async () => {
    const { sendRest, store } = await setUp();
    const form = await sendRest(OPTIONS, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'rest_route=/wp/v2/posts',
    });
    const large = await sendRest(OPTIONS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(1024 * 1024)),
    });
    expect([form.status, large.status]).toEqual([415, 413]);
    expect(store.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('follows redirects of the store only within the store, and only for reads', async () => {
    const otherStore = createFakeStore();
    const other = await listen(otherStore.listener);
    const { sendRest, store } = await setUp(({ target, method }) => {
      if (target.endsWith('/moved')) return { status: 302, headers: { location: STATS }, body: '' };
      if (target.endsWith('/away') || method === 'POST')
        return { status: 307, headers: { location: `${other.url}/wp-json/x` }, body: '' };
      return undefined;
    });
    expect((await sendRest('/wp-json/wc-analytics/reports/moved')).text).toBe('{"ok":true}');
    expect(store.seen.at(-1)?.target).toBe(STATS);
    const away = await sendRest('/wp-json/wc-analytics/reports/away');
    expect([away.status, JSON.parse(away.text)]).toMatchObject([
      502,
      { code: 'tillview_store_redirect' },
    ]);
    expect((await sendRest(OPTIONS, { method: 'POST' })).status).toBe(502);
    expect(otherStore.seen).toEqual([]);
  });

  it('reports a store that is too slow or cannot be reached', async () => {
    const { sendRest, token } = await setUp(
      ({ target }) => (target.startsWith(STATS) ? 'silence' : undefined),
      {},
      { timeoutMs: 300 },
    );
    await token();
    const slow = await sendRest(STATS);
    expect([slow.status, JSON.parse(slow.text)]).toMatchObject([
      504,
      {
        code: 'tillview_store_timeout',
        message: expect.stringMatching(/^The store at .* did not answer within 0.3 seconds\.$/),
      },
    ]);
    const gone = await setUp(undefined, { url: new URL('http://127.0.0.1:9/') });
    const [sentence] = await gone.backend.problems();
    expect(sentence).toBe('The store at http://127.0.0.1:9 cannot be reached (ECONNREFUSED).');
  });

  it('withholds a response that repeats the credentials, and never sends them itself', async () => {
    const { sendRest, reported } = await setUp(({ target, headers }) =>
      target.startsWith(STATS)
        ? { status: 500, body: `debug: ${JSON.stringify(headers)}` }
        : undefined,
    );
    const { status, text, headers } = await sendRest(STATS);
    expect(status).toBe(502);
    const everything = text + JSON.stringify(headers) + reported.join('\n');
    expect(everything).not.toContain(PASSWORD);
    expect(everything).not.toContain(Buffer.from(`ada:${PASSWORD}`).toString('base64'));
  });
});
