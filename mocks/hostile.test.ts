import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { anyCharacter } from '../tests/setup/any-character.ts';
import { formatLocalTime } from './local-time.ts';
import { handleRequest } from './server.ts';
import { createTestStore } from './small-shop.test-support.ts';

const REQUESTS = isDeep ? 10_000 : 300;

const PATHS = (
  '/ /wc-analytics/reports /wc-analytics/reports/revenue/stats /wc-analytics/reports/orders /wc-analytics/reports/orders/stats ' +
  '/wc-analytics/reports/products /wc-analytics/reports/products/stats /wc-analytics/reports/variations /wc-analytics/reports/variations/stats ' +
  '/wc-analytics/reports/categories /wc-analytics/reports/coupons /wc-analytics/reports/coupons/stats /wc-analytics/reports/taxes ' +
  '/wc-analytics/reports/taxes/stats /wc-analytics/reports/downloads /wc-analytics/reports/downloads/stats /wc-analytics/reports/stock ' +
  '/wc-analytics/reports/stock/stats /wc-analytics/reports/customers /wc-analytics/reports/customers/stats ' +
  '/wc-analytics/reports/performance-indicators /wc-analytics/reports/performance-indicators/allowed /wc-analytics/leaderboards ' +
  '/wc-analytics/leaderboards/products /wc-analytics/reports/import /wc-analytics/reports/import/status /wc-analytics/reports/import/totals ' +
  '/wc-analytics/reports/orders/export /wc-analytics/reports/customers/export /wc-analytics/reports/stock/export /wc-analytics/reports/revenue/export ' +
  '/wc-analytics/reports/revenue/export/1/status /wc-analytics/products /wc-analytics/products/20 /wc-analytics/products/60/variations ' +
  '/wc-analytics/products/60/variations/61 /wc-analytics/products/low-in-stock /wc-analytics/products/reviews /wc-analytics/products/reviews/5002 ' +
  '/wc-analytics/products/attributes /wc-analytics/products/attributes/1 /wc-analytics/products/attributes/1/terms /wc-analytics/products/categories ' +
  '/wc-analytics/variations /wc-analytics/coupons /wc-analytics/coupons/100 /wc-analytics/customers /wc-analytics/orders /wc-analytics/orders/170 ' +
  '/wc-analytics/taxes /wc-analytics/taxes/1 /wc-analytics/data/countries /wc-analytics/data/countries/de /wc-analytics/data/download-ips ' +
  '/wc-analytics/admin/notes /wc-analytics/admin/notes/1 /wc-analytics/admin/notes/1/action/1 /wc-analytics/admin/notes/update ' +
  '/wc-analytics/admin/notes/delete/2 /wc-analytics/settings/wc_admin /wc-analytics/settings/wc_admin/batch /wc-analytics/settings/general/woocommerce_currency ' +
  '/wc-admin/options /wc-admin/plugins/active /wc-admin/plugins/install /wc-admin/plugins/activate /wc-admin/plugins/connect-jetpack ' +
  '/wc-admin/onboarding/profile /wc-admin/onboarding/tasks /wc-admin/onboarding/tasks/create_product_from_template /wc-admin/navigation/favorites/me ' +
  '/wc/v3/payment_gateways /wc/v3/payment_gateways/bacs /wc/v3/settings/tax /wp/v2/users/me /wp/v2/users/1 /wp/v2/settings /wp/v2/themes'
).split(' ');
const NAMES = (
  'page per_page order orderby after before interval fields segmentby match products categories variations coupons taxes customers ' +
  'status_is status_is_not product_includes product_excludes attribute_is attribute_is_not customer_type refunds extended_info search searchby ' +
  'include exclude offset name_includes country_includes registered_between total_spend_between orders_count_min avg_order_value_max ' +
  'ip_address_includes type status stats persisted_query date_type options days skip_existing template_name stock_quantity plugins ' +
  'redirect_url _fields _embed _method report_args update noteIds woocommerce_meta settings industry item_id value match'
).split(' ');

/** Replaces lone surrogates, which cannot be sent. */
const whole = (text: string) => text.replaceAll(/[\ud800-\udfff]/g, '?');

const hostileValue = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1',
    '2',
    '7',
    '99999999999999999999',
    '1e9',
    'NaN',
    '0x10',
    'null',
    'true',
    'all',
    'any',
    'asc',
    'desc',
    'day',
    'hour',
    'week',
    'date',
    'product',
    'variation',
    'net_revenue',
    'items_sold',
    '1,2,3',
    ',,,',
    '20',
    '60',
    '[]',
    '{}',
    '{"a":',
    '../../etc/passwd',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '%',
    '%00',
    '\u0000',
    '\ud800',
    '𝕏'.repeat(50),
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '2026-11-01T00:00:00',
    '2026-02-30T00:00:00',
    '0000-00-00T00:00:00',
    '9999-12-31T23:59:59',
    '2026-11-20T00:00:00+99:99',
    '2026-11-20',
    '2026-11-20T00:00:00Z',
    '2025-01-01T00:00:00',
  ),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: anyCharacter, maxLength: 10 }),
  fc.integer().map(String),
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((date) => formatLocalTime(date.getTime())),
);
const key = fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 8 }));
const nested = key.chain((name) =>
  fc.constantFrom(
    name,
    name,
    `${name}[]`,
    `${name}[0]`,
    `${name}[0][1]`,
    `${name}[__proto__]`,
    `${name}[a][b][c]`,
    `${name}[[`,
    `]${name}[`,
  ),
);
const request = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
  path: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...PATHS) },
    {
      weight: 1,
      arbitrary: fc.string({ maxLength: 20 }).map((text) => `/${encodeURIComponent(whole(text))}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...PATHS), hostileValue)
        .map(([path, tail]) => `${path}/${encodeURIComponent(whole(tail))}`),
    },
  ),
  query: fc.array(fc.tuple(nested, hostileValue), { maxLength: 6 }),
  body: fc.oneof(
    fc.constant(null),
    hostileValue,
    fc.json({ maxDepth: 3 }),
    fc
      .array(fc.tuple(key, fc.jsonValue({ maxDepth: 2 })), { maxLength: 4 })
      .map((entries) => JSON.stringify(Object.fromEntries(entries))),
  ),
  type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', ''),
  headers: fc.constantFrom<Record<string, string>>(
    {},
    {},
    {},
    { 'X-Demo-User': 'manager' },
    { 'X-Demo-User': 'none' },
    { 'X-Demo-User': 'reports' },
    { 'X-Demo-User': 'ghost' },
    { 'X-WP-Nonce': 'wrong' },
    { 'X-HTTP-Method-Override': 'PUT' },
    { 'X-HTTP-Method-Override': 'NONSENSE' },
  ),
});

describe('hostile requests', () => {
  it(`do not crash the demo store in ${REQUESTS} cases, and errors are JSON`, async () => {
    let store = createTestStore();
    let requestCount = 0;
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, query, body, type, headers }) => {
        // Starts with a new store regularly, because requests change it.
        if (++requestCount % 500 === 0) store = createTestStore({}, { seed: requestCount });
        const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
        const hasBody = body !== null && method !== 'GET' && method !== 'HEAD';
        const response = await handleRequest(
          store,
          new Request(`http://shop.test/wp-json${path}?${search}`, {
            method,
            headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
            ...(hasBody ? { body: whole(body) } : {}),
          }),
        );
        expect(response.headers.get('content-type')).toMatch(/^application\/json/);
        const text = await response.text();
        const parsed: unknown = method === 'HEAD' && text === '' ? null : JSON.parse(text);
        if (response.status < 400) expect(response.status).toBe(200);
        else
          expect(parsed).toMatchObject({
            code: expect.stringMatching(/^[\w-]+$/),
            message: expect.any(String),
            data: expect.anything(),
          });
        // A 500 is allowed only for errors that a real store also reports as 500.
        if (response.status >= 500)
          expect(parsed).toMatchObject({
            code: expect.stringMatching(
              /invalid_plugins|cannot_view|jetpack_not_active|product_creation_error/,
            ),
          });
      }),
      { numRuns: REQUESTS },
    );
  });
});
