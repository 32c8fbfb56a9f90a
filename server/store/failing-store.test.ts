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
    ['a login page', '<!doctype html><title>Log in</title>'],
    ['a warning before the data', '\uFEFF\n<br />\n<b>Warning</b>: x in y.php{"totals":{}}'],
  ])('with status 200 is reported: %s', async (_what, body) => {
    const { sendRest } = await setUp(reports({ headers: html, body }));
    const { status, text } = await sendRest(STATS);
    expect([status, JSON.parse(text)]).toMatchObject([
      502,
      {
        code: 'tillview_store_unusable',
        message: expect.stringMatching(/answered with a web page instead of data \(200\)/),
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

describe('the page with a message instead of the app', () => {
  it('has a Retry link that opens the same URL again', async () => {
    const { url } = await setUp(() => ({ status: 500, body: 'down' }));
    const { text } = await send(url + PAGE);
    const [, address] = /<a [^>]*href="([^"]*)"[^>]*>Retry<\/a>/.exec(text) ?? [];
    expect(address).toBe(PAGE.replaceAll('&', '&amp;'));
  });
});
