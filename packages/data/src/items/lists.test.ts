import { configureDate } from '@tillview/date';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  API_ROOT,
  createTestRegistry,
  queryOf,
  serve,
  startRestServer,
} from '../testing/rest-server.ts';
import { getLeaderboard, itemsStore, searchItemsByString } from './index.ts';

const server = startRestServer();
const root = `${API_ROOT}/wc-analytics`;

afterEach(() => configureDate({ now: () => new Date() }));

describe('searchItemsByString', () => {
  it('sends one request per word, and returns each item once', async () => {
    const queries: unknown[] = [];
    server.use(
      http.get(`${root}/products`, ({ request }) => {
        const query = queryOf(request);
        queries.push(query);
        const ids = query['search'] === 'mug' ? [1, 2] : [2, 3];
        return HttpResponse.json(ids.map((id) => ({ id, name: `Product ${id}` })));
      }),
    );
    const selector = createTestRegistry().select(itemsStore);
    const search = () => searchItemsByString(selector, 'products', ['mug', 'tea'], { page: 1 });
    expect(search()).toEqual({ items: {}, isRequesting: true, isError: false });
    await vi.waitFor(() => expect(search().isRequesting).toBe(false));
    expect(Object.keys(search().items)).toEqual(['1', '2', '3']);
    expect(search().items['3']?.name).toBe('Product 3');
    expect(queries).toEqual([
      { search: 'mug', per_page: '10', page: '1' },
      { search: 'tea', per_page: '10', page: '1' },
    ]);
  });

  it('reports an error when the request for one word fails, and keeps the other results', async () => {
    server.use(
      http.get(`${root}/products`, ({ request }) =>
        queryOf(request)['search'] === 'mug'
          ? HttpResponse.json({ code: 'no' }, { status: 500 })
          : HttpResponse.json([{ id: 3 }]),
      ),
    );
    const selector = createTestRegistry().select(itemsStore);
    const search = () => searchItemsByString(selector, 'products', ['mug', 'tea']);
    search();
    await vi.waitFor(() => expect(search().isRequesting).toBe(false));
    expect(search()).toEqual({ items: { 3: { id: 3 } }, isRequesting: false, isError: true });
  });

  it('sends no request without words', () => {
    const selector = createTestRegistry().select(itemsStore);
    expect(searchItemsByString(selector, 'products', [])).toEqual({
      items: {},
      isRequesting: false,
      isError: false,
    });
  });
});

describe('getLeaderboard', () => {
  const options = {
    per_page: 5,
    persisted_query: { period: 'month' },
    query: { period: 'month' },
    filterQuery: { currency: 'EUR' },
  };

  it('reads the range of the URL once for all leaderboards, and returns the rows of one', async () => {
    configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
    const rows = [[{ display: '<b>Mug</b>', value: 'Mug' }]];
    const queries = serve(server, `${root}/leaderboards`, [
      { id: 'products', rows },
      { id: 'customers', rows: [] },
    ]);
    const selector = createTestRegistry().select(itemsStore);
    const get = (id: string) => getLeaderboard({ ...options, id, selector });
    expect(get('products')).toEqual({ isRequesting: true, isError: false, rows: [] });
    await vi.waitFor(() => expect(get('products').isRequesting).toBe(false));
    expect(get('products').rows).toEqual(rows);
    expect(get('products').rows).toBe(get('products').rows);
    expect(get('customers').rows).toEqual([]);
    expect(get('other').rows).toBeUndefined();
    expect(queries).toEqual([
      {
        after: '2026-11-01T00:00:00',
        before: '2026-11-20T23:59:59',
        currency: 'EUR',
        per_page: '5',
        persisted_query: '{"period":"month"}',
      },
    ]);
  });

  it('uses the configured default range for a URL without a range', async () => {
    configureDate({
      now: () => new Date('2026-11-20T12:00:00Z'),
      defaultDateRange: 'period=last_month&compare=previous_year',
    });
    const queries = serve(server, `${root}/leaderboards`, []);
    const selector = createTestRegistry().select(itemsStore);
    const get = () => getLeaderboard({ ...options, query: {}, id: 'products', selector });
    get();
    await vi.waitFor(() => expect(get().isRequesting).toBe(false));
    expect(queries).toMatchObject([
      { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' },
    ]);
  });

  it('reports an error when the request fails', async () => {
    server.use(http.get(`${root}/leaderboards`, () => HttpResponse.json({}, { status: 500 })));
    const selector = createTestRegistry().select(itemsStore);
    const get = () => getLeaderboard({ ...options, id: 'products', selector });
    get();
    await vi.waitFor(() => expect(get()).toEqual({ isRequesting: false, isError: true, rows: [] }));
  });
});
