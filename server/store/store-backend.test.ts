import { describe, expect, it, vi } from 'vitest';
import { send, type StoreScript } from '../server.test-support.ts';
import { PAGE, PASSWORD, withProxy } from './store.test-support.ts';

const { setUp } = withProxy();

describe('a page for a real store', () => {
  it('contains the settings of the store', async () => {
    const { config, backend } = await setUp(undefined, { now: '2026-11-20T12:00:00' });
    expect(await backend.problems()).toEqual([]);
    expect(await config()).toMatchObject({
      mode: 'proxy',
      storeName: "Bob's & Co",
      timeZone: '+05:30',
      weekStart: 6,
      locale: 'he_IL',
      currency: {
        code: 'ILS',
        symbol: '₪',
        symbolPosition: 'right_space',
        thousandSeparator: '',
        decimalSeparator: ',',
        precision: 3,
      },
      dateFormat: 'Y-m-d',
      timeFormat: 'H:i',
      user: {
        id: 7,
        name: 'Ada </script>',
        email: 'ada@shop.test',
        capabilities: { view_woocommerce_reports: true },
        preferences: { revenue_report_columns: '["coupons"]' },
      },
      defaultDateRange: 'period=week&compare=previous_period',
      orderStatuses: { pending: 'Pending', wrapped: 'Gift & wrapped' },
      avatars: true,
      now: '2026-11-20T12:00:00+05:30',
      nonce: '',
      problems: [],
    });
  });

  it('shows preferences that were saved through the proxy without reading them again', async () => {
    const { config, sendRest, store } = await setUp(({ target, method }) =>
      target.includes('users/7') && method === 'POST'
        ? { body: { id: 7, woocommerce_meta: { revenue_report_columns: '["taxes"]' } } }
        : undefined,
    );
    await config();
    await sendRest('/wp-json/wp/v2/users/7', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-http-method-override': 'PUT' },
      body: JSON.stringify({ woocommerce_meta: { revenue_report_columns: '["taxes"]' } }),
    });
    const reads = store.seen.length;
    expect((await config()).user?.preferences).toEqual({ revenue_report_columns: '["taxes"]' });
    expect(store.seen).toHaveLength(reads);
  });

  it('refreshes settings that are older than a minute, and shows a change one page later', async () => {
    let time = 0;
    let code = 'USD';
    const { config, store } = await setUp(
      ({ target }) =>
        target.includes('data/currencies') ? { body: { code, symbol: code } } : undefined,
      {},
      { now: () => time },
    );
    expect((await config()).currency.code).toBe('USD');
    code = 'EUR';
    time = 60_000;
    expect((await config()).currency.code).toBe('USD');
    await vi.waitFor(() =>
      expect(store.seen.filter(({ target }) => target.includes('data/currencies'))).toHaveLength(2),
    );
    await vi.waitFor(async () => expect((await config()).currency.code).toBe('EUR'));
  });

  it('does not cache settings that failed with a 503', async () => {
    let isDown = true;
    const { config } = await setUp(({ target }) =>
      isDown && /settings|data\/currencies/.test(target)
        ? { status: 503, body: 'busy' }
        : undefined,
    );
    const { currency, weekStart, problems } = await config();
    expect({ currency, weekStart }).toMatchObject({ currency: { symbol: '' }, weekStart: 0 });
    expect(problems).toHaveLength(4);
    isDown = false;
    expect(await config()).toMatchObject({ currency: { symbol: '₪' }, weekStart: 6, problems: [] });
  });

  it('reads the first day of the week from a report by week if it may not read the settings', async () => {
    const { config } = await setUp(({ target }) => {
      if (target.includes('wp/v2/settings')) return { status: 403, body: {} };
      if (!target.includes('interval=week')) return undefined;
      const starts = ['1999-01-01 00:00:00', '1999-01-04 00:00:00'];
      return { body: { intervals: starts.map((date_start) => ({ date_start })) } };
    });
    const { weekStart, problems } = await config();
    expect(weekStart).toBe(1);
    expect(problems).toEqual([
      'Date and time format could not be read from the store (403); defaults are used instead.',
    ]);
  });

  it('waits for a hanging store no longer than the configured time, then reloads itself', async () => {
    const { url, backend } = await setUp(() => 'silence', {}, { maxWaitMs: 100, timeoutMs: 1000 });
    const { status, headers, text } = await send(url + PAGE);
    expect([status, headers.refresh]).toEqual([503, '3']);
    expect(text).toMatch(/did not answer within 0.1 seconds\. This page reloads by itself\./);
    expect(await backend.problems()).toEqual([expect.stringMatching(/within 0.1 seconds\.$/)]);
  });

  it.each<[string, StoreScript, RegExp]>([
    [
      'refuses the credentials',
      ({ target }) => (target.includes('users/me') ? { status: 401, body: {} } : undefined),
      /refuses STORE_USER and STORE_APP_PASSWORD \(401\)/,
    ],
    [
      'refuses the credentials at its index',
      () => ({ status: 403, body: {} }),
      /refuses STORE_USER and STORE_APP_PASSWORD \(403\)/,
    ],
    [
      'has no WooCommerce',
      () => ({ body: { name: 'A blog', namespaces: ['wp/v2'] } }),
      /offers no store analytics: WooCommerce is not active/,
    ],
    [
      'has no REST API',
      () => ({ status: 404, body: '<html>' }),
      /No WordPress REST API answers at/,
    ],
    ['does not return JSON', () => ({ body: '<html>Hello' }), /No WordPress REST API answers at/],
    [
      'redirects its requests',
      () => ({ status: 301, headers: { location: 'https://www.shop.example/wp-json/' }, body: '' }),
      /redirects its requests to https:\/\/www\.shop\.example\/wp-json\/, .* set STORE_URL/,
    ],
    [
      'redirects its requests to a script',
      () => ({ status: 302, headers: { location: 'javascript:alert(1)' }, body: '' }),
      /redirects its requests to an address that begins with (?:"|&quot;)javascript:(?:"|&quot;), which this server does not follow/,
    ],
    ['does not respond', () => 'silence', /did not answer within 0.2 seconds/],
  ])(
    'reports in the page and on the console that the store %s',
    async (_what, script, sentence) => {
      const { backend, url } = await setUp(script, {}, { timeoutMs: 200 });
      const [problem = ''] = await backend.problems();
      expect(problem).toMatch(sentence);
      const { status, text } = await send(url + PAGE);
      expect(status).toBe(503);
      expect(text).toMatch(sentence);
      expect(text).not.toContain('tillview-root');
      expect(text + problem).not.toContain(PASSWORD);
    },
  );

  it('shows the app as soon as the store is available again', async () => {
    let isDown = true;
    const { url } = await setUp(() => (isDown ? { status: 500, body: 'down' } : undefined));
    expect((await send(url + PAGE)).status).toBe(503);
    isDown = false;
    const { status, text } = await send(url + PAGE);
    expect(status).toBe(200);
    expect(text).toContain('<div id="tillview-root">');
  });

  it("redirects to the store's admin for pages that are edited there", async () => {
    const { url, storeUrl } = await setUp();
    const { status, headers } = await send(`${url}/wp-admin/post.php?post=5&action=edit`);
    expect([status, headers.location]).toEqual([
      302,
      `${storeUrl}/wp-admin/post.php?post=5&action=edit`,
    ]);
  });

  it('does not redirect to another host for an admin path with several slashes', async () => {
    const { url, storeUrl } = await setUp();
    const { headers } = await send(`${url}/wp-admin///evil.example/x`);
    expect(headers.location).toBe(`${storeUrl}/wp-admin///evil.example/x`);
  });
});

describe('the URL of a store', () => {
  /** A site that accepts REST paths in one form and responds to others with its front page. */
  const only =
    (isForm: (target: string) => boolean): StoreScript =>
    ({ target }) =>
      isForm(target) ? undefined : { headers: { 'content-type': 'text/html' }, body: '<html>' };

  it.each<[string, string, string, StoreScript?]>([
    ['with pretty permalinks', '/', '/wp-json/'],
    ['with index.php permalinks', '/', '/index.php/wp-json/'],
    ['with plain permalinks', '/', '/?rest_route=/'],
    ['in a sub-folder', '/shop/', '/shop/wp-json/'],
    ['in a sub-folder with plain permalinks', '/shop/', '/shop/?rest_route=/'],
    [
      'whose pretty permalinks fail with an error code',
      '/',
      '/?rest_route=/',
      ({ target }) =>
        target.startsWith('/?rest_route=')
          ? undefined
          : { status: 404, body: { code: 'rest_no_route', message: 'No route.' } },
    ],
    [
      'whose pretty permalinks fail without an error code',
      '/',
      '/?rest_route=/',
      ({ target }) => (target.startsWith('/?rest_route=') ? undefined : { status: 403, body: {} }),
    ],
  ])('%s is detected, and requests use it', async (_what, folder, root, script) => {
    const separator = root.includes('?') ? '&' : '?';
    const reply = script ?? only((target) => target.startsWith(root));
    const link = `<http://x.example${root}wc-analytics/orders${separator}page=2>; rel="next"`;
    const { backend, sendRest, store, url, storeUrl } = await setUp(
      (seen, request) =>
        seen.target.includes('wc-analytics/orders')
          ? { headers: { link }, body: [] }
          : reply(seen, request),
      { folder },
    );
    expect(await backend.problems()).toEqual([]);
    const { headers } = await sendRest('/wp-json/wc-analytics/orders?per_page=5&number=1');
    expect(store.seen.at(-1)?.target).toBe(
      `${root}wc-analytics/orders${separator}per_page=5&number=1`,
    );
    expect(headers.link).toBe(`<${url}/wp-json/wc-analytics/orders?page=2>; rel="next"`);
    const admin = await send(`${url}/wp-admin/post.php?post=5`);
    expect(admin.headers.location).toBe(`${storeUrl}${folder}wp-admin/post.php?post=5`);
  });

  it('is found again after the permalinks of the store have changed', async () => {
    let isForm = (target: string) => target.startsWith('/wp-json/');
    const { backend, sendRest, store } = await setUp((seen, request) =>
      only((target) => isForm(target))(seen, request),
    );
    expect(await backend.problems()).toEqual([]);
    isForm = (target) => target.startsWith('/?rest_route=');
    const { status } = await sendRest('/wp-json/wc-analytics/orders?per_page=5');
    expect(status).toBe(200);
    expect(store.seen.at(-1)?.target).toBe('/?rest_route=/wc-analytics/orders&per_page=5');
  });

  it('leads to the admin of a WordPress that is in its own folder', async () => {
    let site = '';
    const { backend, url, storeUrl } = await setUp(({ target }) =>
      target.startsWith('/wp-json/?')
        ? { body: { url: `${site}/wp`, namespaces: ['wc-analytics'] } }
        : undefined,
    );
    site = storeUrl;
    await backend.problems();
    const { headers } = await send(`${url}/wp-admin/post.php?post=5`);
    expect(headers.location).toBe(`${storeUrl}/wp/wp-admin/post.php?post=5`);
  });
});
