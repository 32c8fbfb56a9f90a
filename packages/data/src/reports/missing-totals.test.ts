import { configureDate } from '@tillview/date';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, queryOf, startRestServer } from '../testing/rest-server.ts';
import { readAllRows, type ReportSource, reportsStore, resolveReportRequest } from './index.ts';
import { readPageTotals } from './page-totals.ts';

const server = startRestServer();
beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

describe('the totals of a page', () => {
  const headers = (total?: number, pages?: number) =>
    new Headers({
      ...(total === undefined ? {} : { 'x-wp-total': String(total) }),
      ...(pages === undefined ? {} : { 'x-wp-totalpages': String(pages) }),
    });

  it.each([
    ['both', headers(310, 13), 25, { totalResults: 310, totalPages: 13 }],
    ['only the total', headers(310), 25, { totalResults: 310, totalPages: 13 }],
    [
      'only the number of pages',
      headers(undefined, 13),
      25,
      { totalResults: 50, totalPages: 13, isTotalUnknown: true },
    ],
    [
      'neither, with a full page',
      headers(),
      25,
      { totalResults: 50, totalPages: 2, isTotalUnknown: true },
    ],
    ['neither, with a page that is not full', headers(), 7, { totalResults: 32, totalPages: 2 }],
    [
      'neither, with an empty page',
      headers(),
      0,
      { totalResults: 25, totalPages: 2, isTotalUnknown: true },
    ],
  ])('when the server sends %s', (_, sent, length, totals) => {
    expect(readPageTotals(sent, length, { page: 2, per_page: 25 })).toEqual(totals);
  });

  it.each([
    [
      { page: 0, per_page: 0 },
      { totalResults: 10, totalPages: 1, isTotalUnknown: true },
    ],
    [
      { page: 1, per_page: 10 },
      { totalResults: 10, totalPages: 1, isTotalUnknown: true },
    ],
    [
      { page: 1.5, per_page: 'x' },
      { totalResults: 10, totalPages: 1, isTotalUnknown: true },
    ],
    [
      { page: 2, per_page: 11 },
      { totalResults: 21, totalPages: 2 },
    ],
  ])('for the query %j', (query, totals) => {
    expect(readPageTotals(headers(), 10, query)).toEqual(totals);
  });

  it('count all rows when the server ignores the page size', () => {
    expect(readPageTotals(headers(), 5000, { per_page: 100 })).toEqual({
      totalResults: 5000,
      totalPages: 1,
    });
  });
});

const dayAt = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);

/** Serves days without total headers. Returns the requested page numbers. */
function serveDays(count: number, options: { ignoresPage?: boolean } = {}): number[] {
  const requested: number[] = [];
  server.use(
    http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, ({ request }) => {
      const page = Number(queryOf(request)['page'] ?? 1);
      requested.push(page);
      const first = options.ignoresPage ? 0 : (page - 1) * 100;
      const length = Math.max(0, Math.min(100, count - first));
      const intervals = Array.from({ length }, (_, index) => ({
        interval: dayAt(first + index),
        date_start: `${dayAt(first + index)} 00:00:00`,
        date_end: `${dayAt(first + index)} 23:59:59`,
        subtotals: { orders_count: 1 },
      }));
      return HttpResponse.json({ totals: { orders_count: count }, intervals });
    }),
  );
  return requested;
}

const readDays = () =>
  createTestRegistry().resolveSelect(reportsStore).getReportStats('revenue', { per_page: 100 });

describe('intervals of a server that sends no totals', () => {
  it.each([
    [366, [1, 2, 3, 4]],
    [300, [1, 2, 3, 4]],
    [100, [1, 2]],
    [99, [1]],
  ])('are read page by page until a page is not full: %d days', async (count, pages) => {
    const requested = serveDays(count);
    const stats = await readDays();
    expect(requested).toEqual(pages);
    expect(stats.data?.intervals).toHaveLength(count);
    expect(stats.totalResults).toBe(count);
    expect(stats.isTotalUnknown ?? false).toBe(count > 99);
  });

  it('are those of one page when the server ignores the page number', async () => {
    const requested = serveDays(366, { ignoresPage: true });
    expect((await readDays()).data?.intervals).toHaveLength(100);
    expect(requested).toEqual([1, 2]);
  });
});

describe('rows of a server that sends no totals', () => {
  const source: ReportSource = {
    hasRange: false,
    stats: { endpoint: 'stock' },
    rows: { from: 'list', endpoint: 'stock', key: ['id'] },
    sort: { orderby: 'id', order: 'asc' },
    filters: () => [],
  };

  it.each([
    [250, 3],
    [200, 3],
  ])('are complete in a download: %d rows', async (count, pages) => {
    const requested: number[] = [];
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/stock`, ({ request }) => {
        const page = Number(queryOf(request)['page'] ?? 1);
        requested.push(page);
        const length = Math.max(0, Math.min(100, count - (page - 1) * 100));
        return HttpResponse.json(
          Array.from({ length }, (_, index) => ({ id: (page - 1) * 100 + index })),
        );
      }),
    );
    const rows = await readAllRows(createTestRegistry(), resolveReportRequest(source, {}));
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, id) => id));
    expect(requested).toHaveLength(pages);
  });
});
