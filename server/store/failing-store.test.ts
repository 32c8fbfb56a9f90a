import { describe, expect, it } from 'vitest';
import { send, type StoreScript } from '../server.test-support.ts';
import { PAGE, STATS, withProxy } from './store.test-support.ts';

const { setUp } = withProxy();

/** Responds to report requests with the given reply, and to all others normally. */
const reports =
  (reply: { status?: number; headers?: Record<string, string>; body?: unknown }): StoreScript =>
  ({ target }) =>
    target.includes('/reports/') ? reply : undefined;

/** A store whose reports, as in a real store, say only that this account may not see them. */
const refusing =
  (code: string, message: string, authentication: unknown = {}): StoreScript =>
  ({ target }) => {
    const refuse = (name: string, text: string) => ({
      status: 401,
      body: { code: name, message: text, data: { status: 401 } },
    });
    if (target.includes('/reports/'))
      return refuse('woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');
    if (target.includes('users/me')) return refuse(code, message);
    return target.includes('authentication') ? { body: { authentication } } : undefined;
  };

const OFFERED = { 'application-passwords': { endpoints: {} } };

/** Opens a page while the store works, then responds with the script. */
async function afterFirstPage(script: StoreScript) {
  let isChanged = false;
  const proxy = await setUp((seen, request) => (isChanged ? script(seen, request) : undefined));
  await proxy.token();
  isChanged = true;
  return proxy;
}

describe('a store that refuses the credentials', () => {
  it.each<[string, StoreScript, RegExp]>([
    [
      'a password that was revoked',
      refusing('incorrect_password', 'The provided password is an invalid application password.'),
      /refuses STORE_USER and STORE_APP_PASSWORD \(401\): the application password was revoked or is mistyped\. .*set STORE_APP_PASSWORD to it and restart this server\.$/,
    ],
    [
      'a user who was deleted',
      refusing('invalid_username', '<strong>Error:</strong> Unknown username.'),
      /it has no user of that name\. Set STORE_USER/,
    ],
    [
      'an Authorization header that its web server removes',
      refusing('rest_not_logged_in', 'You are not currently logged in.', OFFERED),
      /received no user name and password \(401\): its web server removes the Authorization header/,
    ],
    [
      'application passwords that are turned off',
      refusing('rest_not_logged_in', 'You are not currently logged in.', []),
      /does not accept application passwords \(401\)/,
    ],
    [
      'an unknown reason',
      refusing('rest_forbidden', 'No.'),
      /refuses STORE_USER and STORE_APP_PASSWORD \(401\): use a user name/,
    ],
  ])('reports %s, in the response and on the next page', async (_what, script, sentence) => {
    const { sendRest, url } = await afterFirstPage(script);
    const { status, text } = await sendRest(STATS);
    expect([status, JSON.parse(text)]).toMatchObject([
      502,
      { code: 'tillview_store_refused', message: expect.stringMatching(sentence) },
    ]);
    const page = await send(url + PAGE);
    expect(page.status).toBe(503);
    expect(page.text).not.toContain('tillview-root');
    expect(page.text).toContain(JSON.parse(text).message.replaceAll("'", '&#39;'));
  });

  it('passes a 403 on unchanged: the account is valid, but may not see this', async () => {
    const body = { code: 'woocommerce_rest_cannot_view', message: 'Sorry.', data: { status: 403 } };
    const { sendRest } = await setUp(reports({ status: 403, body }));
    const { status, text } = await sendRest(STATS);
    expect([status, JSON.parse(text)]).toEqual([403, body]);
  });
});

const NOTICE = '<b>Warning</b>: Undefined variable in /x.php on line <b>3</b><br />{"totals":{}}';

describe('a response with the content type text/html', () => {
  const html = { 'content-type': 'text/html' };

  it.each([
    [400, /answered with an error page \(400\)\.$/],
    [403, /blocks the request \(403\): a firewall or a security plugin/],
    [404, /has no such address \(404\)/],
    [500, /had an internal error \(500\)\. The error log/],
    [503, /is not available \(503\): it is under maintenance/],
  ])('with status %i explains what happened', async (code, sentence) => {
    const { sendRest } = await setUp(
      reports({
        status: code,
        headers: { ...html, 'retry-after': '90' },
        body: '<html><h1>Error</h1>',
      }),
    );
    const { status, headers, text } = await sendRest(STATS);
    expect([status, headers['retry-after'], JSON.parse(text)]).toMatchObject([
      code,
      '90',
      { code: 'tillview_store_error', message: expect.stringMatching(sentence) },
    ]);
  });

  it.each([
    ['a login page', '<!doctype html><title>Log in</title>', /a web page instead of data \(200\)/],
    ['a warning before the data', `\uFEFF\n<br />\n${NOTICE}`, /a message of PHP \(Warning\)/],
    ['a warning in plain text', '\nWarning: x in y.php{"totals":{}}', /a message of PHP/],
  ])('with status 200 is reported: %s', async (_what, body, sentence) => {
    const { sendRest } = await setUp(reports({ headers: html, body }));
    const { status, text } = await sendRest(STATS);
    expect([status, JSON.parse(text)]).toMatchObject([
      502,
      {
        code: 'tillview_store_unusable',
        message: expect.stringMatching(sentence),
      },
    ]);
  });

  it.each(['{"code":"x"}', ' [1]', 'true', ''])(
    'is passed on when its body is JSON or empty: %j',
    async (body) => {
      const { sendRest } = await setUp(reports({ headers: html, body }));
      expect(await sendRest(STATS)).toMatchObject({ status: 200, text: body });
    },
  );
});

describe('a store that does not work when the server starts', () => {
  const html = { 'content-type': 'text/html' };
  const page = '<!doctype html><title>One moment</title>';
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();

  it.each<[string, Exclude<ReturnType<StoreScript>, string | undefined>, RegExp, string]>([
    [
      'maintenance',
      { status: 503, headers: { ...html, 'retry-after': '45' }, body: page },
      /is not available \(503\): it is under maintenance/,
      '45',
    ],
    [
      'maintenance for an hour',
      { status: 503, headers: { 'retry-after': inAnHour }, body: page },
      /under maintenance/,
      '120',
    ],
    [
      'too many requests',
      { status: 429, headers: { 'retry-after': '0' }, body: { code: 'slow_down' } },
      /too many requests \(429\)/,
      '5',
    ],
    [
      'an unreadable Retry-After',
      { status: 429, headers: { 'retry-after': 'soon' }, body: '' },
      /too many requests \(429\)/,
      '10',
    ],
    [
      'a PHP error',
      { status: 500, body: { code: 'internal_server_error' } },
      /had an internal error \(500\)/,
      '10',
    ],
    [
      'a PHP message before the data',
      { headers: html, body: NOTICE },
      /sends a message of PHP \(Warning\) before its data/,
      '10',
    ],
    [
      'a challenge page of a firewall',
      { status: 403, headers: html, body: page },
      /blocks the request \(403\): a firewall/,
      '10',
    ],
    [
      'basic authentication',
      {
        status: 401,
        headers: { ...html, 'www-authenticate': 'Basic realm="Staging"' },
        body: page,
      },
      /asks for a user name and password of its own \(401\)/,
      '10',
    ],
  ])('is named, and the page retries by itself: %s', async (_what, reply, sentence, seconds) => {
    for (const isFailing of [
      () => true,
      ({ target }: { target: string }) => target.includes('users/me'),
    ]) {
      const { backend, url } = await setUp((seen) => (isFailing(seen) ? reply : undefined));
      const [problem] = await backend.problems();
      expect(problem).toMatch(sentence);
      expect(problem).not.toMatch(/STORE_URL|refuses/);
      const { status, headers, text } = await send(url + PAGE);
      expect([status, headers.refresh]).toEqual([503, seconds]);
      expect(text).toMatch(sentence);
      expect(text).toContain('This page reloads by itself.');
    }
  });

  it('asks an overloaded store once, not in each form of its URL', async () => {
    const { backend, store } = await setUp(() => ({ status: 429, body: '' }));
    await backend.problems();
    expect(store.seen).toHaveLength(1);
  });

  it('does not reload the page by itself when only a setting can help', async () => {
    const { url } = await setUp(() => ({ status: 404, body: '<html>' }));
    expect((await send(url + PAGE)).headers.refresh).toBeUndefined();
  });

  it('is read in spite of byte order marks before its data', async () => {
    const { backend, sendRest } = await setUp(({ target }) =>
      target.startsWith('/wp-json/?')
        ? { body: `\uFEFF\n\uFEFF{"name":"Shop","namespaces":["wc-analytics"]}` }
        : { body: '\uFEFF{"id":7}' },
    );
    expect((await backend.view()).config.storeName).toBe('Shop');
    expect((await sendRest(STATS)).text).toBe('{"id":7}');
  });
});

it('names basic authentication that was added while the app runs', async () => {
  const { sendRest } = await afterFirstPage(({ target }) =>
    target.includes('/reports/') || target.includes('users/me')
      ? { status: 401, headers: { 'www-authenticate': 'Basic' }, body: '<html>' }
      : undefined,
  );
  expect((await sendRest(STATS)).text).toMatch(/asks for a user name and password of its own/);
});

describe('the page with a message instead of the app', () => {
  it('has a Retry link that opens the same URL again', async () => {
    const { url } = await setUp(() => ({ status: 500, body: 'down' }));
    const { text } = await send(url + PAGE);
    const [, address] = /<a [^>]*href="([^"]*)"[^>]*>Retry<\/a>/.exec(text) ?? [];
    expect(address).toBe(PAGE.replaceAll('&', '&amp;'));
  });
});
