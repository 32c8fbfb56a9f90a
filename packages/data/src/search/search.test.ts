import { createRegistry, type DataRegistry } from '@wordpress/data';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { failures, failWith } from '../testing/failures.ts';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { registerReportStores } from '../register-report-stores.ts';
import {
  type CouponItem,
  getAttribute,
  getAttributeTerms,
  getItemsByIds,
  getTaxCode,
  searchFor,
  type SearchItem,
  type SearchKind,
  type SearchResult,
} from './index.ts';

const server = startRestServer();
const root = `${API_ROOT}/wc-analytics`;

const respondWith = (path: string, body: JsonBodyType, total?: number) =>
  serve(server, `${root}${path}`, body, total);

const kinds: SearchKind[] = [
  'attributes',
  'brands',
  'categories',
  'countries',
  'coupons',
  'customers',
  'emails',
  'usernames',
  'downloadIps',
  'orders',
  'products',
  'variableProducts',
  'states',
  'taxes',
  'variations',
];

describe('searching', () => {
  it.each(kinds)('sends no request for %s without text', async (kind) => {
    const registry = createTestRegistry();
    const nothing = { items: [], total: 0 };
    expect(await searchFor(registry, kind, '')).toEqual(nothing);
    expect(await searchFor(registry, kind, ' \t')).toEqual(nothing);
    expect(await getItemsByIds(registry, kind, [])).toEqual([]);
  });

  it('trims the text', async () => {
    const queries = respondWith('/coupons', [{ id: 1, code: 'save10' }], 1);
    await searchFor(createTestRegistry(), 'coupons', '  save ');
    expect(queries).toEqual([{ search: 'save', per_page: '10' }]);
  });

  it('accepts ids as text, and a single image instead of a list', async () => {
    const image = { id: 9, src: 'http://localhost/mug.png', alt: 'A mug' };
    respondWith('/products', [{ id: '7', name: 'Mug with Lid', image }]);
    const { items, total } = await searchFor(createTestRegistry(), 'products', 'mug');
    expect(items).toEqual([
      {
        id: 7,
        name: 'Mug with Lid',
        sku: '',
        type: '',
        images: [{ src: image.src, alt: 'A mug' }],
      },
    ]);
    expect(total).toBeUndefined();
  });

  it('rejects a row without an id', async () => {
    respondWith('/coupons', [{ code: 'save10' }]);
    await expect(searchFor(createTestRegistry(), 'coupons', 'save')).rejects.toMatchObject({
      code: 'unexpected_response',
    });
  });

  it('returns at most ten download IPs, because that route has no limit parameter (R9.2)', async () => {
    const ips = Array.from({ length: 14 }, (_, index) => ({ user_ip_address: `10.0.0.${index}` }));
    respondWith('/data/download-ips', ips);
    const { items, total } = await searchFor(createTestRegistry(), 'downloadIps', '10.0');
    expect(items).toHaveLength(10);
    expect(total).toBe(14);
  });

  it.each(['#1070', '# 1070', '1070'])(
    'searches the order %s by its number, without the displayed #',
    async (text) => {
      const queries = respondWith('/orders', [{ id: 70, number: '1070' }], 1);
      await searchFor(createTestRegistry(), 'orders', text);
      expect(queries).toEqual([{ number: '1070', per_page: '10' }]);
    },
  );

  it('does not send an empty order number, which would match all orders', async () => {
    const queries = respondWith('/orders', [], 0);
    await searchFor(createTestRegistry(), 'orders', '#');
    expect(queries).toEqual([{ number: '#', per_page: '10' }]);
  });

  it('has results that are typed by kind', () => {
    const registry = createTestRegistry();
    expectTypeOf(searchFor(registry, 'coupons', '')).resolves.toEqualTypeOf<
      SearchResult<'coupons'>
    >();
    expectTypeOf(getItemsByIds(registry, 'coupons', [])).resolves.toEqualTypeOf<CouponItem[]>();
    expectTypeOf<SearchItem<'orders'>>().toEqualTypeOf<{ id: number; number: string }>();
    // @ts-expect-error: unknown kind.
    void searchFor(registry, 'coupon', '');
    // @ts-expect-error: an id is a number or text.
    void getItemsByIds(registry, 'coupons', [[]].slice(1));
  });
});

describe('variations (R7.16)', () => {
  const rows = [{ id: 1, name: 'Mug - Blue', sku: '', description: '', attributes: [] }];

  it.each([
    [undefined, '/variations'],
    ['', '/variations'],
    [60, '/products/60/variations'],
    ['60', '/products/60/variations'],
    ['6x', '/variations'],
    ['0', '/variations'],
  ])('of the product "%s" are requested from %s', async (productId, path) => {
    const queries = respondWith(path, rows, 1);
    const registry = createTestRegistry();
    await searchFor(registry, 'variations', 'blue', { productId });
    await getItemsByIds(registry, 'variations', [1], { productId });
    const fields = {
      '_fields[0]': 'attributes',
      '_fields[1]': 'description',
      '_fields[2]': 'id',
      '_fields[3]': 'name',
      '_fields[4]': 'sku',
    };
    expect(queries).toEqual([
      { search: 'blue', per_page: '30', ...fields },
      { include: '1', per_page: '1', ...fields },
    ]);
  });

  it('of a list of products are searched in all products, with a warning in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const queries = respondWith('/variations', rows, 1);
    await searchFor(createTestRegistry(), 'variations', 'blue', { productId: '60,61' });
    expect(queries).toHaveLength(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('60,61'));
  });
});

describe('states', () => {
  const countries = [
    { code: 'US', name: 'United States (US)', states: [{ code: 'CA', name: 'California' }] },
    { code: 'MX', name: 'Mexico', states: [{ code: 'BC', name: 'Baja California' }] },
    { code: 'CA', name: 'Canada', states: [{ code: 'QC', name: 'Québec' }] },
    { code: 'FR', name: 'France', states: [] },
  ];

  it.each([
    ['california', ['US:CA', 'MX:BC']],
    ['qc', ['CA:QC']],
    ['us:ca', ['US:CA']],
    ['quebec', ['CA:QC']],
    ['united', ['US:CA']],
    ['france', []],
  ])('are found by name, code and country: %s', async (text, codes) => {
    respondWith('/data/countries', countries);
    const { items, total } = await searchFor(createTestRegistry(), 'states', text);
    expect(items.map(({ code }) => code)).toEqual(codes);
    expect(total).toBe(codes.length);
  });

  it('are named by the codes of country and state', async () => {
    respondWith('/data/countries', countries);
    const items = await getItemsByIds(createTestRegistry(), 'states', ['CA:QC', 'US:XX', 'us:ca']);
    expect(items).toEqual([
      { code: 'CA:QC', name: 'Québec', country: 'Canada' },
      { code: 'US:CA', name: 'California', country: 'United States (US)' },
    ]);
  });
});

it('searches and names brands with the route of the store, because analytics has none', async () => {
  const registry = createTestRegistry();
  const brand = { id: 7, name: 'Harbour & Pine' };
  const queries = serve(server, `${API_ROOT}/wc/v3/products/brands`, [brand]);
  expect((await searchFor(registry, 'brands', 'har')).items).toEqual([brand]);
  expect(await getItemsByIds(registry, 'brands', ['7'])).toEqual([brand]);
  expect(queries).toEqual([
    { search: 'har', per_page: '10', orderby: 'count' },
    { include: '7', per_page: '1' },
  ]);
});

describe('taxes', () => {
  const rates = [
    { id: 1, country: 'US', state: 'CA', name: 'CA State Tax', priority: 1 },
    { id: 8, country: 'GB', state: '', name: 'VAT', priority: 2 },
  ];

  it.each([
    [rates[0], 'US-CA-CA STATE TAX-1'],
    [rates[1], 'GB-VAT-2'],
  ])('have a tax code', (rate, code) => {
    expect(rate && getTaxCode(rate)).toBe(code);
  });

  it.each([undefined, null, '', 'first'])(
    'have the priority 0 when the store sends %j',
    async (priority) => {
      respondWith('/taxes', [{ ...rates[1], priority }], 1);
      const { items } = await searchFor(createTestRegistry(), 'taxes', 'gb');
      expect(items).toEqual([{ ...rates[1], priority: 0 }]);
    },
  );

  it('are filtered on the client when the server ignores the code parameter', async () => {
    const queries = respondWith('/taxes', rates, 2);
    expect(await searchFor(createTestRegistry(), 'taxes', 'gb')).toEqual({
      items: [rates[1]],
      total: 1,
    });
    expect(queries).toEqual([{ code: 'gb', per_page: '10' }]);
  });
});

describe('countries', () => {
  const countries = [
    { code: 'AT', name: 'Austria', states: [] },
    { code: 'CI', name: 'Côte', states: [] },
    { code: 'GB', name: 'United Kingdom (UK)', states: [] },
    { code: 'UA', name: 'Ukraine', states: [] },
    { code: 'ST', name: 'São Tomé', states: [] },
  ];

  it('are filtered on the client, best match first, from a list that is read once (R7.8)', async () => {
    const queries = respondWith('/data/countries', countries);
    const registry = createTestRegistry();
    const codes = async (text: string) =>
      (await searchFor(registry, 'countries', text)).items.map(({ code }) => code);
    expect(await codes('uk')).toEqual(['UA', 'GB']);
    expect(await codes('sao tome')).toEqual(['ST']);
    expect(await codes('at')).toEqual(['AT']);
    expect(await codes('nowhere')).toEqual([]);
    expect(await getItemsByIds(registry, 'countries', ['ua', 'XX', 'AT'])).toEqual([
      { code: 'UA', name: 'Ukraine' },
      { code: 'AT', name: 'Austria' },
    ]);
    expect(queries).toEqual([{}]);
  });

  it('are found before the stores of other screens are registered', async () => {
    respondWith('/data/countries', countries);
    const registry = createRegistry();
    registerReportStores(registry);
    expect(await getItemsByIds(registry, 'countries', ['AT'])).toEqual([
      { code: 'AT', name: 'Austria' },
    ]);
  });

  it('are read again after a failure', async () => {
    const registry = createTestRegistry();
    server.use(http.get(`${root}/data/countries`, () => HttpResponse.json({}, { status: 500 })));
    await expect(searchFor(registry, 'countries', 'uk')).rejects.toMatchObject({ status: 500 });
    respondWith('/data/countries', countries);
    expect((await searchFor(registry, 'countries', 'uk')).total).toBe(2);
  });
});

describe('getItemsByIds', () => {
  it('requests each id once, a hundred per request, and ignores invalid ids', async () => {
    const queries = respondWith('/products/categories', [{ id: 1, name: 'A' }]);
    const ids = ['1', 1, ' 2 ', 'x', '', ...Array.from({ length: 101 }, (_, index) => index + 2)];
    await getItemsByIds(createTestRegistry(), 'categories', ids);
    expect(queries.map(({ include, per_page }) => [include?.split(',').length, per_page])).toEqual([
      [100, '100'],
      [2, '2'],
    ]);
  });

  it('sends no request without valid ids', async () => {
    expect(await getItemsByIds(createTestRegistry(), 'products', ['a', '-1', '1.5'])).toEqual([]);
  });

  it('reads attributes one by one, and skips missing ones', async () => {
    respondWith('/products/attributes/1', { id: 1, name: 'Colour' });
    const gone = { code: 'woocommerce_rest_taxonomy_invalid', data: { status: 404 } };
    server.use(
      http.get(`${root}/products/attributes/9`, () => HttpResponse.json(gone, { status: 404 })),
    );
    expect(await getItemsByIds(createTestRegistry(), 'attributes', [1, 9])).toEqual([
      { id: 1, name: 'Colour' },
    ]);
  });

  it('returns download IPs unchanged', async () => {
    expect(await getItemsByIds(createTestRegistry(), 'downloadIps', ['10.0.0.1'])).toEqual([
      { user_ip_address: '10.0.0.1' },
    ]);
  });
});

describe.each<[name: string, path: string, call: (registry: DataRegistry) => Promise<unknown>]>([
  ['searchFor countries', '/data/countries', (registry) => searchFor(registry, 'countries', 'a')],
  ['searchFor products', '/products', (registry) => searchFor(registry, 'products', 'a')],
  [
    'searchFor downloadIps',
    '/data/download-ips',
    (registry) => searchFor(registry, 'downloadIps', 'a'),
  ],
  ['searchFor taxes', '/taxes', (registry) => searchFor(registry, 'taxes', 'a')],
  ['searchFor variations', '/variations', (registry) => searchFor(registry, 'variations', 'a')],
  ['getItemsByIds', '/products', (registry) => getItemsByIds(registry, 'products', [1])],
  ['getAttribute', '/products/attributes/1', (registry) => getAttribute(registry, 1)],
  [
    'getAttributeTerms',
    '/products/attributes/1/terms',
    (registry) => getAttributeTerms(registry, 1),
  ],
])('%s', (_, path, call) => {
  it.each(failures)('reports $name', async (failure) => {
    const error = await failWith(server, failure, `${root}${path}`, () =>
      call(createTestRegistry()),
    );
    expect(error).toMatchObject({ code: failure.code, status: failure.status });
  });
});
