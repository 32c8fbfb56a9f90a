import { describe, expect, it } from 'vitest';
import { ask, pretendStore, type StoreScript } from '../testing.ts';
import { createStoreBackend } from './store-backend.ts';
import { PAGE, PASSWORD, withProxy } from './testing.ts';

const { listen, setUp } = withProxy();

describe('a page in front of a real store', () => {
  it('is told what the store says of itself', async () => {
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

  it('falls to defaults where it may not read, and says so once for each part', async () => {
    const { config } = await setUp(({ target }) =>
      /\/settings/.test(target) ? { status: 403, body: { code: 'rest_forbidden' } } : undefined,
    );
    const { weekStart, currency, problems } = await config();
    expect({ weekStart, currency }).toMatchObject({
      weekStart: 0,
      currency: { code: 'ILS', symbolPosition: 'left', precision: 2 },
    });
    expect(problems).toEqual([
      'Date format, week start and language could not be read from the store (403); defaults are used instead.',
      'The currency format could not be read from the store (403); defaults are used instead.',
      'The default date range and the order statuses could not be read from the store (403); defaults are used instead.',
    ]);
  });

  it('reads the person anew for each page, so that saved columns come back', async () => {
    let columns = '["coupons"]';
    const { config } = await setUp(({ target }) =>
      target.includes('users/me')
        ? { body: { id: 7, name: 'Ada', woocommerce_meta: { revenue_report_columns: columns } } }
        : undefined,
    );
    await config();
    columns = '["taxes"]';
    expect((await config()).user?.preferences).toEqual({ revenue_report_columns: '["taxes"]' });
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
    ['answers no JSON', () => ({ body: '<html>Hello' }), /No WordPress REST API answers at/],
    [
      'sends its requests elsewhere',
      () => ({ status: 301, headers: { location: 'https://www.shop.example/wp-json/' }, body: '' }),
      /sends its requests on to https:\/\/www\.shop\.example\/wp-json\/, .* set STORE_URL/,
    ],
    ['does not answer', () => 'silence', /did not answer within 0.2 seconds/],
  ])('says in its content and at the start that the store %s', async (_what, script, sentence) => {
    const { backend, url } = await setUp(script, { timeoutMs: 200 });
    const [problem = ''] = await backend.problems();
    expect(problem).toMatch(sentence);
    const { status, text } = await ask(url + PAGE);
    expect(status).toBe(503);
    expect(text).toMatch(sentence);
    expect(text).not.toContain('tillview-root');
    expect(text + problem).not.toContain(PASSWORD);
  });

  it('shows the app as soon as the store is back', async () => {
    let isDown = true;
    const { url } = await setUp(() => (isDown ? { status: 500, body: 'down' } : undefined));
    expect((await ask(url + PAGE)).status).toBe(503);
    isDown = false;
    const { status, text } = await ask(url + PAGE);
    expect(status).toBe(200);
    expect(text).toContain('<div id="tillview-root"></div>');
  });

  it('sends the reader on to the admin of the store for what is edited there', async () => {
    const { url, storeUrl } = await setUp();
    const { status, headers } = await ask(`${url}/wp-admin/post.php?post=5&action=edit`);
    expect([status, headers.location]).toEqual([
      302,
      `${storeUrl}/wp-admin/post.php?post=5&action=edit`,
    ]);
  });

  it('asks a site in a subfolder below that folder', async () => {
    const store = pretendStore();
    const { url: storeUrl } = await listen(store.listener);
    const backend = createStoreBackend(
      { url: new URL(`${storeUrl}/shop/`), user: 'ada', password: PASSWORD },
      { host: '127.0.0.1' },
    );
    await backend.problems();
    expect(store.seen[0]?.target).toMatch(/^\/shop\/wp-json\/\?_fields=/);
  });
});
