import { configureDate } from '@tillview/date';
import { array, assert, constantFrom, integer, property } from 'fast-check';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Query } from '../core/query.ts';
import {
  API_ROOT,
  createTestRegistry,
  queryOf,
  serve,
  startRestServer,
} from '../testing/rest-server.ts';
import {
  getRequestStats,
  getReportRows,
  readAllRows,
  type ReportSource,
  reportsStore,
  resolveReportRequest,
} from './index.ts';
import { sortIntervals } from './interval-rows.ts';

const server = startRestServer();
const statsUrl = `${API_ROOT}/wc-analytics/reports/revenue/stats`;
beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const intervalOf = (day: number, values: Record<string, number | null>) => ({
  interval: `2026-11-${String(day).padStart(2, '0')}`,
  date_start: `2026-11-${String(day).padStart(2, '0')} 00:00:00`,
  date_start_gmt: '',
  date_end: '',
  date_end_gmt: '',
  subtotals: values as Record<string, number>,
});
const days = (rows: readonly { date_start?: unknown }[]) =>
  rows.map(({ date_start }) => Number(String(date_start).slice(8, 10)));

describe('a table of intervals', () => {
  const intervals = [
    intervalOf(1, { orders_count: 3 }),
    intervalOf(2, { orders_count: 1 }),
    intervalOf(3, { orders_count: 3 }),
    intervalOf(4, { orders_count: null }),
  ];
  const source: ReportSource = {
    hasRange: true,
    stats: { endpoint: 'revenue' },
    rows: { from: 'intervals' },
    sort: { orderby: 'date', order: 'desc' },
    filters: () => [],
  };

  it.each([
    ['date', 'desc', [4, 3, 2, 1]],
    ['date', 'asc', [1, 2, 3, 4]],
    ['orders_count', 'desc', [3, 1, 2, 4]],
    ['orders_count', 'asc', [4, 2, 1, 3]],
  ] as const)(
    'sorted by %s %s has a stable order: equal values by date',
    (orderby, order, expected) => {
      expect(days(sortIntervals(intervals, { orderby, order }))).toEqual(expected);
    },
  );

  it('has every interval exactly once across its pages, whatever the sort', () => {
    assert(
      property(
        array(integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 31 }),
        constantFrom('asc', 'desc'),
        (counts, order) => {
          const all = counts.map((value, index) => intervalOf(index + 1, { orders_count: value }));
          const sorted = sortIntervals(all, { orderby: 'orders_count', order });
          expect(days(sorted).toSorted((a, b) => a - b)).toEqual(days(all));
          const values = sorted.map(({ subtotals }) => subtotals['orders_count'] ?? 0);
          const ascending = values.toSorted((a, b) => a - b);
          expect(values).toEqual(order === 'asc' ? ascending : ascending.toReversed());
        },
      ),
    );
  });

  it('leaves out future intervals, also in its count, file and chart, but not in the totals', async () => {
    const hours = Array.from({ length: 24 }, (_, hour) => ({
      ...intervalOf(20, { orders_count: hour }),
      date_start: `2026-11-20 ${String(hour).padStart(2, '0')}:00:00`,
      date_end: `2026-11-20 ${String(hour).padStart(2, '0')}:59:59`,
    }));
    serve(server, statsUrl, { totals: { orders_count: 276 }, intervals: hours });
    const registry = createTestRegistry();
    const select = registry.select(reportsStore);
    const request = resolveReportRequest(source, { period: 'today', compare: 'previous_period' });
    const stats = () => getRequestStats(select, request);
    await vi.waitFor(() => expect(stats().state.isRequesting).toBe(false));
    const { primary, secondary } = stats();
    expect(primary.data.totals).toEqual({ orders_count: 276 });
    expect(primary.data.intervals.at(-1)?.date_start).toBe('2026-11-20 12:00:00');
    expect(stats().primary.data).toBe(primary.data);
    // Intervals outside of the range are left out, too.
    expect(secondary.data.intervals).toEqual([]);
    expect(getReportRows(select, request).items).toMatchObject({ totalResults: 13, totalPages: 1 });
    expect(await readAllRows(registry, request)).toHaveLength(13);
    configureDate({ now: () => new Date('2026-11-20T13:00:00Z') });
    expect(stats().primary.data.intervals).toHaveLength(14);
  });

  it('has the same data object while the data does not change, even when other data is read', async () => {
    const body = { totals: { orders_count: 4 }, intervals };
    serve(server, `${API_ROOT}/wc-analytics/reports/*`, body);
    const registry = createTestRegistry();
    const request = resolveReportRequest(source, {});
    const stats = () => getRequestStats(registry.select(reportsStore), request);
    await vi.waitFor(() => expect(stats().state.isRequesting).toBe(false));
    const before = stats();
    await registry.resolveSelect(reportsStore).getReportStats('orders', {});
    expect(stats()).toBe(before);
  });

  it('pages and sorts without a request', async () => {
    configureDate({ now: () => new Date('2026-11-30T12:00:00Z') });
    const many = Array.from({ length: 30 }, (_, index) => intervalOf(index + 1, { taxes: index }));
    const requests = serve(server, statsUrl, { totals: {}, intervals: many });
    const select = createTestRegistry().select(reportsStore);
    const rows = (query: Query) => getReportRows(select, resolveReportRequest(source, query));
    const range = { period: 'month', compare: 'none' };
    await vi.waitFor(() => expect(rows(range).isRequesting).toBe(false));
    expect(days(rows({ ...range, paged: '2' }).items.data)).toEqual([5, 4, 3, 2, 1]);
    expect(rows({ ...range, orderby: 'taxes', order: 'asc' }).items).toMatchObject({
      totalResults: 30,
      totalPages: 2,
    });
    expect(rows({ ...range, paged: '9' }).items.data).toEqual([]);
    expect(rows(range).items).toBe(rows({ ...range }).items);
    expect(requests).toHaveLength(1);
  });
});

describe('reading all rows of a list', () => {
  const source: ReportSource = {
    hasRange: false,
    stats: { endpoint: 'products' },
    rows: { from: 'list', endpoint: 'products', key: ['product_id'] },
    sort: { orderby: 'sku', order: 'asc' },
    filters: () => [],
  };
  const request = resolveReportRequest(source, { paged: '3', per_page: '25' });

  function serve(
    pages: (page: number, attempt: number, order: unknown) => number[],
    total: number,
  ) {
    const requested: number[] = [];
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/products`, ({ request: sent }) => {
        const page = Number(queryOf(sent)['page']);
        requested.push(page);
        const attempt = requested.filter((each) => each === page).length;
        const body = pages(page, attempt, queryOf(sent)['order']).map((product_id) => ({
          product_id,
        }));
        return HttpResponse.json(body, {
          headers: {
            'X-WP-Total': String(total),
            'X-WP-TotalPages': String(Math.ceil(total / 100)),
          },
        });
      }),
    );
    return requested;
  }
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const ids = (rows: readonly { product_id?: unknown }[]) =>
    rows.map(({ product_id }) => product_id);

  it('reads every page in order, starting with the first, and reports its progress', async () => {
    const requested = serve((page) => (page < 3 ? range(page * 100 - 99, page * 100) : [201]), 201);
    const progress: string[] = [];
    const rows = await readAllRows(createTestRegistry(), request, {
      onProgress: (read, pages) => progress.push(`${read}/${pages}`),
    });
    expect(ids(rows)).toEqual(range(1, 201));
    expect(new Set(requested)).toEqual(new Set([1, 2, 3]));
    expect(requested).toHaveLength(3);
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
  });

  it('reads long pages where a site has them', async () => {
    const requested: unknown[] = [];
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/products`, ({ request: sent }) => {
        const { page, per_page, tillview_per_page: size = per_page } = queryOf(sent);
        requested.push([page, per_page, size]);
        const start = (Number(page) - 1) * Number(size);
        const body = range(start + 1, Math.min(start + Number(size), 301)).map((product_id) => ({
          product_id,
        }));
        return HttpResponse.json(body, { headers: { 'X-WP-Total': '301' } });
      }),
    );
    const rows = {
      from: 'list',
      endpoint: 'products',
      key: ['product_id'],
      largePage: 200,
    } as const;
    const long = resolveReportRequest({ ...source, rows }, {});
    expect(ids(await readAllRows(createTestRegistry(), long))).toEqual(range(1, 301));
    expect(requested).toEqual([
      ['1', '100', '200'],
      ['2', '100', '200'],
    ]);
  });

  it.each([
    ['complete', range(1, 2)],
    ['also incomplete', [1, 1]],
  ])(
    'fills in rows that are on two pages or on none from the opposite order, which is %s',
    async (_, lastPage) => {
      serve((page, _attempt, order) => {
        if (order === 'asc') return page === 1 ? range(1, 100) : [100, 102];
        return page === 1 ? range(3, 102).toReversed() : lastPage.toReversed();
      }, 102);
      expect(ids(await readAllRows(createTestRegistry(), request))).toEqual(range(1, 102));
    },
  );

  it('treats rows without an id as distinct rows', async () => {
    const unnamed = { ...source, rows: { ...source.rows, key: ['id_of_another'] } };
    serve((page) => (page === 1 ? range(1, 100) : [101, 102]), 102);
    const rows = await readAllRows(createTestRegistry(), resolveReportRequest(unnamed, {}));
    expect(ids(rows)).toEqual(range(1, 102));
  });

  it('returns the rows of a single page unchanged, including equal ones', async () => {
    const requested = serve(() => [5, 7, 5], 3);
    expect(ids(await readAllRows(createTestRegistry(), request))).toEqual([5, 7, 5]);
    expect(requested).toEqual([1]);
  });

  it.each([
    [
      'a page that is not full',
      (page: number) => (page < 3 ? range(page * 100 - 99, page * 100) : [201]),
    ],
    ['an empty page', (page: number) => (page < 3 ? range(page * 100 - 99, page * 100) : [])],
    [
      'a repeated page',
      (page: number) => range(Math.min(page, 2) * 100 - 99, Math.min(page, 2) * 100),
    ],
  ])('stops reading a list without a total at %s', async (_name, pages) => {
    const requested: number[] = [];
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/products`, ({ request: sent }) => {
        const page = Number(queryOf(sent)['page']);
        requested.push(page);
        return HttpResponse.json(pages(page).map((product_id) => ({ product_id })));
      }),
    );
    const progress: string[] = [];
    const rows = await readAllRows(createTestRegistry(), request, {
      onProgress: (read, count) => progress.push(`${read}/${count}`),
    });
    expect(ids(rows)).toEqual([1, 2].flatMap(pages).concat(pages(3).length === 1 ? pages(3) : []));
    expect(requested).toEqual([1, 2, 3]);
    expect(progress).toEqual(['1/2', '2/3']);
  });

  it('reads the list again when it changed in the meantime', async () => {
    serve((page, attempt) => {
      if (page === 1) return range(1, 100);
      return attempt < 3 ? [100, 100] : [101, 102];
    }, 102);
    expect(ids(await readAllRows(createTestRegistry(), request))).toEqual(range(1, 102));
  });

  it('uses the default sort to find rows that are lost in a sort with many equal values', async () => {
    const dated = { ...source, sort: { orderby: 'date', order: 'desc' } } as const;
    const byItems = resolveReportRequest(dated, { orderby: 'items_sold', order: 'asc' });
    const itemsOf = (id: number) => (id <= 2 ? 1 : id === 110 ? 9 : 5);
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/products`, ({ request: sent }) => {
        const { page, per_page: size, order, orderby } = queryOf(sent);
        const start = (Number(page) - 1) * Number(size);
        const all =
          orderby === 'date' || order === 'asc' ? range(1, 110) : range(1, 110).toReversed();
        const shown = all.slice(start, start + Number(size));
        // Two of the many equal rows are not on any page.
        const body = shown
          .map((id) => (orderby === 'date' || (id !== 101 && id !== 40) ? id : 50))
          .map((id) => ({ product_id: id, items_sold: itemsOf(id) }));
        return HttpResponse.json(body, { headers: { 'X-WP-Total': '110' } });
      }),
    );
    const rows = await readAllRows(createTestRegistry(), byItems);
    expect(new Set(ids(rows))).toEqual(new Set(range(1, 110)));
    expect(rows.map((row) => row['items_sold'])).toEqual(range(1, 110).map(itemsOf));
  });

  it('throws instead of returning an incomplete list', async () => {
    serve((page) => (page === 1 ? range(1, 100) : [100]), 101);
    await expect(readAllRows(createTestRegistry(), request)).rejects.toMatchObject({
      code: 'unstable_list',
      message: expect.stringContaining('Sort by another column'),
    });
  });

  it('stops when it is cancelled', async () => {
    serve((page) => range(page * 100 - 99, page * 100), 900);
    const controller = new AbortController();
    const reading = readAllRows(createTestRegistry(), request, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    ['retries a failed page', 500, 1, 'resolves', 2],
    ['throws the error of a page that fails repeatedly', 500, 9, 'rejects', 3],
    ['does not retry a rejected request', 403, 9, 'rejects', 1],
  ] as const)('%s', async (_, status, failures, outcome, reads) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let requests = 0;
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/products`, () => {
        requests += 1;
        return requests > failures
          ? HttpResponse.json([{ product_id: 1 }], { headers: { 'X-WP-Total': '1' } })
          : HttpResponse.json({ code: 'broken', message: 'Broken.' }, { status });
      }),
    );
    const reading = readAllRows(createTestRegistry(), request);
    const settled = reading.then(
      (rows) => ({ outcome: 'resolves', result: ids(rows) }),
      (error: unknown) => ({ outcome: 'rejects', result: error }),
    );
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(requests).toBe(reads);
    });
    await expect(settled).resolves.toMatchObject({
      outcome,
      result: outcome === 'resolves' ? [1] : { status },
    });
    vi.useRealTimers();
  });
});
