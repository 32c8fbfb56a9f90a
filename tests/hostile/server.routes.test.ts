import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { FEE_KEYS } from '../../packages/data/src/ledger/order-costs.ts';
import { RATE_KEYS } from '../../packages/data/src/ledger/order-currency.ts';
import { effectiveMethod, routeOf } from '../../server/store/routes.ts';
import { STATS, withProxy } from '../../server/store/store.test-support.ts';
import { readRecordings } from '../replay/recording.ts';

const { setUp } = withProxy();
const USER = 7;

/** Parameter names that change what WordPress does: the route, the method, the user or the format of the response. */
const POWERFUL = (
  'rest_route _method _wpnonce _jsonp _envelope consumer_key consumer_secret oauth_token ' +
  'oauth_consumer_key oauth_signature oauth_nonce oauth_timestamp context'
).split(' ');

/** The name of a parameter as PHP reads it (`php_register_variable_ex`). */
function toPhpName(name: string): string {
  const text = name.replace(/^ +/, '').replace(/\0.*$/s, '');
  const open = text.indexOf('[');
  const close = text.indexOf(']', open + 1);
  if (open > 0 && close > open) return text.slice(0, open).replaceAll(/[. ]/g, '_');
  return text.replaceAll(/[. [\u0080-\u009f]/g, '_');
}

/** Different spellings of a name that PHP reads as the same name. */
function spellingsOf(name: string): string[] {
  const folded = ['_', '.', ' ', '[', '%2e', '%5b', '%20', '+', '%09'].flatMap((sign) =>
    ['_', ...(name.startsWith('_') ? [] : [sign])].map((first) =>
      name.replace('_', first === '_' ? sign : first).replaceAll('_', sign),
    ),
  );
  return [...new Set([name, ...folded])].flatMap((text) => [
    text,
    ` ${text}`,
    `%20${text}`,
    `+${text}`,
    `${text}[]`,
    `${text}[0]`,
    `${text}%5B%5D`,
    `${text}%00`,
    `${text}%00x`,
  ]);
}

const isAllowed = (method: string, target: string) => {
  const { pathname, search } = new URL(target, 'http://localhost');
  return routeOf({ method, pathname, search }, USER).allowed;
};

describe('parameter names', () => {
  const spellings = [...new Set(POWERFUL.flatMap(spellingsOf))];

  it(`refuses all ${spellings.length} spellings of a parameter that changes route, method or user`, () => {
    expect(spellings.length).toBeGreaterThan(500);
    const passed = spellings.filter((name) => isAllowed('GET', `${STATS}?${name}=1`));
    expect(passed).toEqual([]);
  });

  it('sends nothing to the store for spellings that are known to work', async () => {
    const { sendRest, passedOn } = await setUp();
    const seen = [
      'rest[route=/wp/v2/users/me/application-passwords',
      'rest.route=/wp/v2/posts',
      '%20rest%20route[]=/wp/v2/posts',
      'consumer[key=ck_1&consumer[secret=cs_1',
      'oauth[token=1',
      '_method=DELETE',
      '_wpnonce=1',
    ];
    for (const query of seen) expect((await sendRest(`${STATS}?${query}`)).status).toBe(400);
    expect(passedOn()).toEqual([]);
  });

  it('allows only names that PHP reads unchanged (2,000 random names)', () => {
    const name = fc
      .array(fc.oneof(fc.constantFrom(...Array.from('_[].% +\0\t'), ...POWERFUL), fc.string()), {
        maxLength: 8,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, (text) => {
        const search = `?${new URLSearchParams([[text, '1']]).toString()}`;
        const route = routeOf({ method: 'GET', pathname: STATS, search }, USER);
        if (!route.allowed || route.query === '') return;
        const [sent = ''] = [...new URLSearchParams(route.query).keys()];
        expect(toPhpName(sent)).toBe(sent.replace(/\[.*$/s, ''));
        expect(POWERFUL).not.toContain(toPhpName(sent).toLowerCase());
      }),
      { numRuns: isDeep ? 2000 : 500 },
    );
  });
});

describe('methods and paths', () => {
  it('allows every request of the data stores that the contract tests replay', () => {
    const folder = path.resolve(import.meta.dirname, '../contract');
    const tests = readdirSync(folder)
      .filter((name) => /^data-.*\.test\.ts$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('\n');
    const replayed = readRecordings().filter(
      ({ name, status }) => status < 400 && tests.includes(`'${name}'`),
    );
    expect(replayed.length).toBeGreaterThan(60);
    const refused = replayed.filter(
      ({ request: { method, path: route } }) => !isAllowed(method, `/wp-json${route}`),
    );
    expect(refused.map(({ name, request }) => [name, request.method, request.path])).toEqual([]);
  });

  it.each([
    '/wp-json',
    '/wp-json/',
    '/wp-json/?_fields=namespaces',
    '/wp-json/?_fields=routes./wc-analytics.namespace,authentication',
    '/wp-json/wp/v2/posts',
    '/wp-json/wp/v2/users',
    '/wp-json/wp/v2/users/8',
    '/wp-json/wp/v2/users/8?context=edit',
    '/wp-json/wp/v2/users/7/application-passwords',
    '/wp-json/wp/v2/users/me/application-passwords',
    '/wp-json/wp/v2/users/me?password=x',
    '/wp-json/wp/v2/settings',
    '/wp-json/wp/v2/plugins/hello',
    '/wp-json/wc/v2/orders',
    '/wp-json/wc/v3/orders',
    '/wp-json/wc/v3/orders?_fields=id,billing',
    '/wp-json/wc/v3/orders?_fields[0]=id&_fields[1]=meta_data',
    '/wp-json/wc/v3/orders/5?_fields=id',
    '/wp-json/wc/v3/customers',
    '/wp-json/wc/v3/webhooks',
    '/wp-json/wc/v3/system_status',
    '/wp-json/wc-admin/options/x',
    '/wp-json/wc-analytics/',
    '/wp-json/wc-analytics/orders/5/refunds',
    '/wp-json/wc-analytics/products/batch',
    '/wp-json/jetpack/v4/module/all',
    '/wp-json/batch/v1',
    '/wp-json/wc-analyticsx/reports/a',
    '/wp-json/wc-analytics/../wp/v2/posts',
    '/wp-json/wc-analytics/%2e%2e/wp/v2/posts',
    '/wp-json/wc-analytics/..%2fwp%2fv2/posts',
    '/wp-json/wc-analytics/x%5c..%5cy',
    '/wp-json/wc-analytics//reports/x',
    '/wp-json/wc-analytics/reports/x%00',
    '/wp-json/wc-analytics/reports/%72evenue',
  ])('refuses %s with every method', (target) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect([method, isAllowed(method, target)]).toEqual([method, false]);
  });

  it('lets a page ask which routes a store has, and nothing else of its index', () => {
    const fields = 'routes./a.namespace,routes./b/c.namespace';
    expect(isAllowed('GET', `/wp-json/?_fields=${fields}`)).toBe(true);
    expect(isAllowed('POST', `/wp-json/?_fields=${fields}`)).toBe(false);
  });

  it('allows the metadata of orders that the app reads: payment fees, taxes and rates', () => {
    const orders = '/wp-json/wc/v3/orders?_fields=id,line_items,meta_data';
    const toQuery = (keys: readonly string[]) =>
      new URLSearchParams(keys.map((key, index) => [`include_meta[${index}]`, key]));
    for (const keys of [FEE_KEYS, RATE_KEYS, ['is_vat_exempt']])
      expect([keys, isAllowed('GET', `${orders}&${toQuery(keys)}`)]).toEqual([keys, true]);
    expect(isAllowed('GET', `${orders}&include_meta[0]=_stripe_fee&include_meta[1]=vat`)).toBe(
      false,
    );
  });

  it('allows the list of orders for ids and times only', () => {
    const fields = '_fields[0]=id&_fields[1]=date_modified_gmt';
    const search = `modified_after=2026-11-19T00:00:00&dates_are_gmt=true&${fields}`;
    expect(isAllowed('GET', `/wp-json/wc/v3/orders?${search}`)).toBe(true);
    expect(isAllowed('POST', `/wp-json/wc/v3/orders?${search}`)).toBe(false);
  });

  it.each([
    ['/wp-json/wc/v3/webhooks', 403, 'GET requests to "/wc/v3/webhooks"'],
    ['/wp-json/wc/v3/orders', 403, 'only with the fields id, date_modified_gmt'],
    ['/wp-json', 403, 'GET requests to "/"'],
    ['/wp-json/wc-analytics//orders', 400, 'path of the request is not valid'],
    ['/wp-json/wc-analytics/%6frders', 400, 'path of the request is not valid'],
    ['/wp-json/wc-analytics/orders?_method=PUT', 400, 'the parameter "_method"'],
    ['/wp-json/wp/v2/users/me?search=x', 400, 'the parameter "search"'],
  ])('gives the reason why it refuses %s: %d', (target, status, message) => {
    const { pathname, search } = new URL(target, 'http://localhost');
    expect(routeOf({ method: 'GET', pathname, search }, USER)).toEqual({
      allowed: false,
      status,
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ['DELETE', '/wp-json/wp/v2/users/me'],
    ['POST', '/wp-json/wp/v2/plugins'],
    ['DELETE', '/wp-json/wp/v2/users/7'],
    ['PUT', '/wp-json/wp/v2/users/8'],
    ['PUT', '/wp-json/wp/v2/users/7?roles[]=administrator'],
    ['PUT', '/wp-json/wp/v2/users/7?password=x'],
    ['DELETE', '/wp-json/wc-analytics/products/5'],
    ['POST', '/wp-json/wc-analytics/products'],
    ['PUT', '/wp-json/wc-analytics/orders/5'],
    ['POST', '/wp-json/wc-analytics/settings/general'],
    ['DELETE', '/wp-json/wc/v3/payment_gateways/bacs'],
    ['POST', '/wp-json/wc-admin/plugins/connect-jetpack'],
    ['GET', '/wp-json/wc-analytics/orders?context=edit'],
  ])('refuses %s %s', (method, target) => {
    expect(isAllowed(method, target)).toBe(false);
  });

  it.each([
    ['GET', 'DELETE', undefined],
    ['HEAD', 'DELETE', undefined],
    ['DELETE', 'PUT', undefined],
    ['POST', 'TRACE', undefined],
    ['POST', 'put', undefined],
    ['POST', 'PUT, DELETE', undefined],
    ['TRACE', undefined, undefined],
    ['POST', 'PUT', 'PUT'],
    ['HEAD', undefined, 'GET'],
    ['OPTIONS', undefined, 'OPTIONS'],
    ['OPTIONS', 'DELETE', undefined],
  ])('treats %s with the override %s as %s', (method, override, effective) => {
    expect(effectiveMethod(method, override)).toBe(effective);
  });

  it('does not let an override turn a read into a change', async () => {
    const { sendRest, store } = await setUp();
    const headers = { 'x-http-method-override': 'DELETE' };
    const target = '/wp-json/wc-analytics/products/reviews/5';
    expect((await sendRest(target, { headers })).status).toBe(405);
    expect(store.seen.some(({ target: seen }) => seen.includes('reviews'))).toBe(false);
  });
});

describe('the body of a read', () => {
  it.each([
    ['GET', 'wc-analytics/orders'],
    ['HEAD', 'wc-analytics/orders'],
    ['OPTIONS', 'wc-admin/onboarding/profile'],
  ])('is refused for %s: WordPress would read parameters in it', async (method, path) => {
    const { sendRest, store } = await setUp();
    const body = JSON.stringify({ context: 'edit' });
    const { status } = await sendRest(`/wp-json/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
      body,
    });
    expect(status).toBe(400);
    expect(store.seen.some(({ target }) => target.includes(path))).toBe(false);
  });
});

describe('updates of the user', () => {
  const json = { 'content-type': 'application/json', 'x-http-method-override': 'PUT' };
  const save = { woocommerce_meta: { revenue_report_columns: '["taxes"]' } };

  it.each([
    ['a password', { ...save, password: 'x' }],
    ['roles', { roles: ['administrator'] }],
    ['an e-mail address', { ...save, email: 'a@b.example' }],
    ['other meta', { meta: { wp_capabilities: 'x' } }],
    ['preferences that are not strings', { woocommerce_meta: { a: { b: 1 } } }],
    ['a list', [save]],
    ['nothing', null],
  ])('do not send %s to the store', async (_what, body) => {
    const { sendRest, store } = await setUp();
    for (const id of ['me', '7']) {
      const options = { method: 'POST', headers: json, body: JSON.stringify(body) };
      expect((await sendRest(`/wp-json/wp/v2/users/${id}`, options)).status).toBe(403);
    }
    expect(store.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'do not send a body of the type "%s" to the store',
    async (type) => {
      const { sendRest, store } = await setUp();
      const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
      const target = '/wp-json/wp/v2/users/me';
      const { status } = await sendRest(target, { method: 'POST', headers, body: 'password=x' });
      expect(status).toBe(415);
      expect(store.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );

  it('send only the preferences', async () => {
    const { sendRest, store } = await setUp();
    const body = JSON.stringify({ id: 7, ...save });
    const { status } = await sendRest('/wp-json/wp/v2/users/7', {
      method: 'POST',
      headers: json,
      body,
    });
    expect(status).toBe(200);
    expect(store.seen.at(-1)).toMatchObject({ method: 'POST', body: JSON.stringify(save) });
  });
});
