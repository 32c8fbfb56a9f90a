import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask, pretendStore } from '../testing.ts';
import { PAGE, PASSWORD, STATS, withProxy } from './testing.ts';

const { listen, setUp } = withProxy();

describe('the proxy', () => {
  it('passes a request on with the credentials, and nothing that is not its business', async () => {
    const { askRest, passedOn } = await setUp();
    const { status } = await askRest(`${STATS}?fields[0]=a&after=2026-11-01T00:00:00&_wpnonce=n`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-http-method-override': 'PUT',
        'x-wp-nonce': 'nonce',
        authorization: 'Bearer mine',
        cookie: 'session=1',
        'proxy-authorization': 'Basic eDp5',
      },
      body: '{"a":1}',
    });
    expect(status).toBe(200);
    const [seen] = passedOn();
    expect(seen).toMatchObject({
      method: 'POST',
      target: `${STATS}?fields%5B0%5D=a&after=2026-11-01T00%3A00%3A00`,
      body: '{"a":1}',
      headers: {
        authorization: `Basic ${Buffer.from(`ada:${PASSWORD}`).toString('base64')}`,
        'x-http-method-override': 'PUT',
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

  it('gives back the reply without cookies, login prompts and permissions for other origins', async () => {
    const { askRest, url } = await setUp(({ target }) =>
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
              link: '<http://shop.example/wp-json/>; rel="https://api.w.org/", <http://shop.example/wp-json/wc-analytics/x?page=2&a=b%2Cc>; rel="next", <https://elsewhere.example/y>; rel="help"',
            },
            body: gzipSync('{"code":"x"}'),
          }
        : undefined,
    );
    const { status, headers, text } = await askRest(STATS);
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

  it.each<[string, Record<string, string>, string]>([
    ['no token', { 'x-tillview-token': '' }, 'tillview_wrong_token'],
    ['another token', { 'x-tillview-token': 'x'.repeat(43) }, 'tillview_wrong_token'],
    ['another origin', { origin: 'https://evil.example' }, 'tillview_foreign_origin'],
    ['a hidden origin', { origin: 'null' }, 'tillview_foreign_origin'],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 'tillview_foreign_origin'],
    ['a page of a sister site', { 'sec-fetch-site': 'same-site' }, 'tillview_foreign_origin'],
    ['a name that points here', { host: 'evil.example:80' }, 'tillview_foreign_host'],
    ['another port of this machine', { host: '127.0.0.1:1' }, 'tillview_foreign_host'],
  ])('refuses a request with %s before the store hears of it', async (_what, headers, code) => {
    const { askRest, passedOn } = await setUp();
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const reply = await askRest(STATS, { method, headers });
      expect([reply.status, JSON.parse(reply.text)]).toMatchObject([403, { code }]);
      expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(passedOn()).toEqual([]);
  });

  it('takes its own page for its own, under each of its names', async () => {
    const { askRest, url } = await setUp();
    const { port } = new URL(url);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      expect((await askRest(STATS, { headers })).status).toBe(200);
    }
  });

  it('does not hand out its token under a foreign name', async () => {
    const { url, token } = await setUp();
    const { status, text } = await ask(url + PAGE, { headers: { host: 'evil.example' } });
    expect(status).toBe(403);
    expect(text).not.toContain(await token());
  });

  it.each([
    '/wp-json',
    '/wp-json/',
    '/wp-json/wp/v2/posts',
    '/wp-json/wp/v2/users',
    '/wp-json/wp/v2/users/1/application-passwords',
    '/wp-json/wp/v2/users/me/application-passwords',
    '/wp-json/wc/v2/orders',
    '/wp-json/batch/v1',
    '/wp-json/wc-analyticsx/reports',
    '/wp-json/wc-analytics/../wp/v2/posts',
    '/wp-json/wc-analytics/%2e%2e/wp/v2/posts',
    '/wp-json/wc-analytics/..%2fwp%2fv2/posts',
    '/wp-json/wc-analytics/x%5c..%5cy',
    '/wp-json/wc-analytics//x',
    `${STATS}?rest_route=/wp/v2/posts`,
    `${STATS}?rest.route=/wp/v2/posts`,
    `${STATS}?%20rest%20route[]=/wp/v2/posts`,
  ])('does not pass on %s', async (target) => {
    const { askRest, store } = await setUp();
    const { status } = await askRest(target);
    expect([400, 403]).toContain(status);
    expect(store.seen.filter(({ target: seen }) => /posts|stats|batch|orders/.test(seen))).toEqual(
      [],
    );
  });

  it.each([
    '/wp-json/wc-admin/options?options=a',
    '/wp-json/wc/v3/payment_gateways',
    '/wp-json/wp/v2/users/me?context=edit',
    '/wp-json/wp/v2/users/7',
    '/wp-json/wp/v2/settings',
    '/wp-json/jetpack/v4/connection',
    '/wp-json/wc-paypal/v1/onboarding/get-status',
  ])('passes on %s', async (target) => {
    const { askRest, store } = await setUp();
    expect((await askRest(target)).status).toBe(200);
    expect(store.seen.at(-1)?.target).toBe(target);
  });

  it('keeps forms and large bodies from the store', async () => {
    const { askRest, passedOn } = await setUp();
    const form = await askRest(STATS, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'rest_route=/wp/v2/posts',
    });
    const large = await askRest(STATS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(1024 * 1024)),
    });
    expect([form.status, large.status]).toEqual([415, 413]);
    expect(passedOn()).toEqual([]);
  });

  it('follows the store only to itself, and only to read', async () => {
    const elsewhere = pretendStore();
    const other = await listen(elsewhere.listener);
    const { askRest, store } = await setUp(({ target, method }) => {
      if (target.endsWith('/moved')) return { status: 302, headers: { location: STATS }, body: '' };
      if (target.endsWith('/away') || method === 'POST')
        return { status: 307, headers: { location: `${other.url}/wp-json/x` }, body: '' };
      return undefined;
    });
    expect((await askRest('/wp-json/wc-analytics/moved')).text).toBe('{"ok":true}');
    expect(store.seen.at(-1)?.target).toBe(STATS);
    const away = await askRest('/wp-json/wc-analytics/away');
    expect([away.status, JSON.parse(away.text)]).toMatchObject([
      502,
      { code: 'tillview_store_redirect' },
    ]);
    expect((await askRest(STATS, { method: 'POST' })).status).toBe(502);
    expect(elsewhere.seen).toEqual([]);
  });

  it('says that the store is too slow, or gone', async () => {
    const { askRest, token } = await setUp(
      ({ target }) => (target.startsWith(STATS) ? 'silence' : undefined),
      { timeoutMs: 300 },
    );
    await token();
    const slow = await askRest(STATS);
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

  it('withholds a reply that repeats the credentials, and never says them itself', async () => {
    const { askRest, said } = await setUp(({ target, headers }) =>
      target.startsWith(STATS)
        ? { status: 500, body: `debug: ${JSON.stringify(headers)}` }
        : undefined,
    );
    const { status, text, headers } = await askRest(STATS);
    expect(status).toBe(502);
    const everything = text + JSON.stringify(headers) + said.join('\n');
    expect(everything).not.toContain(PASSWORD);
    expect(everything).not.toContain(Buffer.from(`ada:${PASSWORD}`).toString('base64'));
  });
});
