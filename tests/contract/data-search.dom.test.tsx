import {
  getAttribute,
  getAttributeTerms,
  getItemsByIds,
  searchFor,
  type SearchItem,
  type SearchKind,
  type SearchOptions,
} from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { expectAsRecorded, recorded, rowsOf, startReplay } from './data-replay.ts';

const { replay } = startReplay();

const named = ['id', 'name'];
const customer = ['id', 'name', 'email', 'username'];
const product = ['id', 'name', 'sku', 'type', 'images'];
const variation = ['id', 'name', 'sku', 'description', 'attributes'];

/** These fields of each recorded row. */
function pick(name: string, fields: readonly string[]): unknown[] {
  return rowsOf(name).map((row) =>
    Object.fromEntries(
      fields.map((field) => {
        const value = row[field];
        const isAttributes = field === 'attributes' && Array.isArray(value);
        if (field === 'name') return [field, String(value).replace('&amp;', '&')];
        return [field, isAttributes ? value.map(({ option }) => ({ option })) : value];
      }),
    ),
  );
}

describe('every search sends the recorded request and reads the recorded response', () => {
  it.each<[string, SearchKind, string[], string, SearchOptions?]>([
    ['R3.21 R7.4', 'attributes', named, 'search-attributes-col'],
    ['R7.4', 'attributes', named, 'search-attributes-zzz'],
    ['R3.22 R7.7', 'categories', named, 'search-categories-ho'],
    ['R7.7', 'categories', named, 'search-categories-zzz'],
    ['R3.24 R7.9', 'coupons', ['id', 'code'], 'search-coupons-save'],
    ['R7.9', 'coupons', ['id', 'code'], 'search-coupons-zzz'],
    ['R3.25 R7.10', 'customers', customer, 'search-customers-name-kira'],
    ['R7.10', 'customers', customer, 'search-customers-name-zzz'],
    ['R7.10', 'usernames', customer, 'search-customers-username-ada'],
    ['R3.26 R7.11', 'downloadIps', ['user_ip_address'], 'search-download-ips-203'],
    ['R7.11', 'downloadIps', ['user_ip_address'], 'search-download-ips-203.0.113.20'],
    ['R3.27 R7.12', 'orders', ['id', 'number'], 'search-orders-274'],
    ['R7.12', 'orders', ['id', 'number'], 'search-orders-99999'],
    ['R3.28 R7.13 R7.17', 'products', product, 'search-products-mug'],
    ['R7.13', 'products', product, 'search-products-SKU-00'],
    ['R7.13', 'variableProducts', product, 'search-variable-products-hoodie'],
    ['R3.30 R7.15', 'variations', variation, 'search-variations-blue'],
    ['R7.16', 'variations', variation, 'product-60-variations-search', { productId: 60 }],
  ])('(%s) %s', async (_, kind, fields, name, options = {}) => {
    const sent = replay(name);
    const { query, headers } = { ...recorded(name).request, ...recorded(name) };
    const text = String(query['search'] ?? query['match'] ?? query['number']);
    const result = await searchFor(createTestRegistry(), kind, text, options);
    expectAsRecorded(sent, name);
    expect(result).toEqual({
      items: pick(name, fields),
      total: headers['x-wp-total'] === undefined ? undefined : Number(headers['x-wp-total']),
    });
  });

  it('emails are customers, searched by email (R7.10; the request was not recorded)', async () => {
    const sent = replay('search-customers-name-kira');
    const { items } = await searchFor(createTestRegistry(), 'emails', 'kira');
    expect(sent.map(({ query }) => query)).toEqual([
      { search: 'kira', searchby: 'email', per_page: '10' },
    ]);
    expect(items[0]).toEqual({
      id: 140,
      name: 'Kira Urban',
      email: 'kiraurban10@example.com',
      username: 'kiraurban10',
    });
  });

  it('taxes are searched by code, which the recorded store ignores, and then by search (R3.29, R7.14)', async () => {
    const sent = replay('search-taxes-us', 'taxes-search-us');
    const { items, total } = await searchFor(createTestRegistry(), 'taxes', 'us');
    expectAsRecorded(sent, 'search-taxes-us', 'taxes-search-us');
    expect(items).toEqual(pick('taxes-search-us', ['id', 'country', 'state', 'name', 'priority']));
    expect(total).toBe(5);
  });
});

describe('countries and attributes', () => {
  it('countries are one list, requested without a query (R7.3, R7.8)', async () => {
    const sent = replay('data-countries');
    const registry = createTestRegistry();
    const { items } = await searchFor(registry, 'countries', 'united');
    await searchFor(registry, 'countries', 'france');
    expectAsRecorded(sent, 'data-countries');
    expect(items.map(({ code }) => code)).toEqual(expect.arrayContaining(['GB', 'US', 'AE']));
  });

  it('an attribute is read by its id (R7.5)', async () => {
    const sent = replay('attribute-1');
    expect(await getAttribute(createTestRegistry(), 1)).toEqual({ id: 1, name: 'Colour' });
    expectAsRecorded(sent, 'attribute-1');
  });

  it.each([1, 2])('the terms of attribute %i are read, up to 100 (R3.31, R7.6)', async (id) => {
    const name = `attribute-${id}-terms`;
    const sent = replay(name);
    expect(await getAttributeTerms(createTestRegistry(), id)).toEqual(pick(name, named));
    expectAsRecorded(sent, name);
  });
});

describe('look-ups by id', () => {
  it.each<[SearchKind, string[], string]>([
    ['categories', named, 'categories-include'],
    ['coupons', ['id', 'code'], 'coupons-include'],
    ['customers', customer, 'customers-include'],
    ['products', product, 'products-include'],
    ['taxes', ['id', 'country', 'state', 'name', 'priority'], 'taxes-include'],
  ])('of %s send the recorded request', async (kind, fields, name) => {
    const sent = replay(name);
    const ids = String(recorded(name).request.query['include']).split(',');
    const items: SearchItem[] = await getItemsByIds(createTestRegistry(), kind, ids);
    expectAsRecorded(sent, name);
    expect(items).toEqual(pick(name, fields));
  });
});
