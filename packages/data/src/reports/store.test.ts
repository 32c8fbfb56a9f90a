import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import page1 from '../../../../tests/contract/recordings/revenue-stats-lastyear-day-page1.json';
import page2 from '../../../../tests/contract/recordings/revenue-stats-lastyear-day-page2.json';
import page3 from '../../../../tests/contract/recordings/revenue-stats-lastyear-day-page3.json';
import page4 from '../../../../tests/contract/recordings/revenue-stats-lastyear-day-page4.json';
import customersStats from '../../../../tests/contract/recordings/customers-stats.json';
import rangeReversed from '../../../../tests/contract/recordings/err-range-reversed.json';
import {
  API_ROOT,
  createTestRegistry,
  queryOf,
  serve,
  startRestServer,
} from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { statsBody } from '../testing/report-bodies.ts';
import { reportsStore } from './index.ts';

const server = startRestServer();
const statsUrl = `${API_ROOT}/wc-analytics/reports/revenue/stats`;
const itemsUrl = `${API_ROOT}/wc-analytics/reports/orders`;

type Recording = {
  body: unknown;
  headers: Record<string, string>;
};

function replay({ body, headers }: Recording): Response {
  const totals = Object.entries(headers).filter(([name]) => name.startsWith('x-wp-'));
  return HttpResponse.json(body as object, { headers: totals.map(([name, text]) => [name, text]) });
}

describe('the reports data store', () => {
  it('has no errors and no results before the first read', () => {
    const select = createTestRegistry().select(reportsStore);
    expect(select.getReportItemsError('orders', {})).toBe(false);
    expect(select.getReportStatsError('revenue', {})).toBe(false);
    expect(select.getReportStatsReceivedAt('revenue', {})).toBeUndefined();
    expect(select.isReportStatsRequesting('revenue', {})).toBe(false);
  });
});

describe('reading rows', () => {
  it('counts the rows when the total headers are missing (R3.70)', async () => {
    serve(server, itemsUrl, [{ order_id: 1 }, { order_id: 2 }]);
    const registry = createTestRegistry({ now: () => 1234 });
    const items = await registry.resolveSelect(reportsStore).getReportItems('orders', {});
    expect(items).toMatchObject({ totalResults: 2, totalPages: 1 });
    expect(registry.select(reportsStore).getReportItemsReceivedAt('orders', {})).toBe(1234);
  });
});

describe('reading stats', () => {
  it('joins the pages of more than 100 intervals in order', async () => {
    const pages: readonly Recording[] = [page1, page2, page3, page4];
    const requested: string[] = [];
    server.use(
      http.get(statsUrl, async ({ request }) => {
        const { page = '1' } = queryOf(request);
        requested.push(page);
        // Later pages arrive first.
        for (let turn = Number(page); turn < 5; turn++)
          await new Promise((resolve) => setTimeout(resolve, 1));
        const recording = pages[Number(page) - 1];
        return recording ? replay(recording) : HttpResponse.error();
      }),
    );
    const { page: _page, ...query } = page1.request.query;
    const stats = await createTestRegistry()
      .resolveSelect(reportsStore)
      .getReportStats('revenue', query);
    expect(requested).toHaveLength(4);
    expect(stats.totalResults).toBe(365);
    expect(stats.data?.totals).toEqual(page1.body.totals);
    const days = stats.data?.intervals.map(({ interval }) => interval) ?? [];
    expect(days).toHaveLength(365);
    expect(days).toEqual(days.toSorted());
    expect([days[0], days[364]]).toEqual(['2025-01-01', '2025-12-31']);
  });

  function pagedHandler(
    totalPages: number,
    answer: (page: number) => Promise<Response> | Response,
  ) {
    return http.get(statsUrl, async ({ request }) => {
      const page = Number(queryOf(request)['page'] ?? 1);
      const response = await answer(page);
      response.headers.set('x-wp-total', String(totalPages * 100));
      response.headers.set('x-wp-totalpages', String(totalPages));
      return response;
    });
  }

  it('reads both pages when there are two', async () => {
    server.use(pagedHandler(2, (page) => HttpResponse.json(statsBody(page, 100))));
    const stats = await createTestRegistry()
      .resolveSelect(reportsStore)
      .getReportStats('revenue', { per_page: 100 });
    expect(stats.data?.intervals).toHaveLength(200);
  });

  it.each([
    ['a page is requested', { page: 2, per_page: 100 }],
    ['the page size is small', { per_page: 25 }],
  ])('reads a single page when %s', async (_, query) => {
    const requested: number[] = [];
    server.use(
      pagedHandler(3, (page) => {
        requested.push(page);
        return HttpResponse.json(statsBody(page, 25));
      }),
    );
    const stats = await createTestRegistry()
      .resolveSelect(reportsStore)
      .getReportStats('revenue', query);
    expect(requested).toHaveLength(1);
    expect(stats).toMatchObject({ totalResults: 300, totalPages: 3 });
    expect(stats.data?.intervals).toHaveLength(25);
  });

  it('requests at most 6 pages at the same time', async () => {
    let running = 0;
    let most = 0;
    server.use(
      pagedHandler(20, async (page) => {
        most = Math.max(most, ++running);
        await settle();
        running--;
        return HttpResponse.json(statsBody(page, 100));
      }),
    );
    const registry = createTestRegistry();
    const read = registry.resolveSelect(reportsStore).getReportStats('revenue', { per_page: 100 });
    expect((await read).data?.intervals).toHaveLength(2000);
    expect(most).toBe(6);
  });

  it('fails when one page fails, and keeps the previous data', async () => {
    const registry = createTestRegistry();
    const select = registry.select(reportsStore);
    const query = { per_page: 100 };
    let isBroken = false;
    server.use(
      pagedHandler(3, (page) =>
        isBroken && page === 3
          ? HttpResponse.json({ code: 'broken', message: 'Page 3.' }, { status: 500 })
          : HttpResponse.json(statsBody(page, 100)),
      ),
    );
    const before = await registry.resolveSelect(reportsStore).getReportStats('revenue', query);
    isBroken = true;
    await registry.dispatch(reportsStore).refreshReports();
    await expect(
      registry.resolveSelect(reportsStore).getReportStats('revenue', query),
    ).rejects.toThrow('Page 3.');
    expect(select.getReportStats('revenue', query)).toBe(before);
    expect(select.getReportStatsError('revenue', query)).toMatchObject({
      code: 'broken',
      status: 500,
    });
  });

  it('rejects a reply with an impossible number of pages', async () => {
    server.use(pagedHandler(1_000_000, () => HttpResponse.json(statsBody(1, 100))));
    const read = createTestRegistry()
      .resolveSelect(reportsStore)
      .getReportStats('revenue', { per_page: 100 });
    await expect(read).rejects.toMatchObject({ code: 'unexpected_response' });
  });

  it.each([
    ['a range that cannot contain data', rangeReversed, 0],
    ['an endpoint without intervals', customersStats, 0],
  ])('accepts %s', async (_, recording, totalResults) => {
    server.use(http.get(statsUrl, () => replay(recording)));
    const stats = await createTestRegistry()
      .resolveSelect(reportsStore)
      .getReportStats('revenue', { per_page: 100 });
    expect(stats).toMatchObject({
      data: { totals: recording.body.totals, intervals: [] },
      totalResults,
    });
  });
});

describe('storing replies', () => {
  it('treats equal queries as one, whatever the order and type of their values', async () => {
    const requests = serve(server, statsUrl, statsBody(1));
    const select = createTestRegistry().select(reportsStore);
    const queries = [
      { page: 1, order: 'asc' },
      { order: 'asc', page: '1', search: undefined },
    ];
    await vi.waitFor(() => {
      for (const query of queries)
        expect(select.getReportStats('revenue', query).data).toBeDefined();
    });
    expect(requests).toHaveLength(1);
    const [first, second] = queries.map((query) => select.getReportStats('revenue', query));
    expect(first).toBe(second);
    expect(first?.data?.totals).toEqual({ net_revenue: 1 });
  });

  it('returns the same object while nothing changes, and after a refresh with an equal reply', async () => {
    serve(server, statsUrl, statsBody(1));
    let now = 1000;
    const registry = createTestRegistry({ now: () => now });
    const select = registry.select(reportsStore);
    expect(select.getReportStats('revenue', {})).toBe(select.getReportStats('revenue', {}));
    const stats = await registry.resolveSelect(reportsStore).getReportStats('revenue', {});
    now = 2000;
    await registry.dispatch(reportsStore).refreshReports();
    expect(await registry.resolveSelect(reportsStore).getReportStats('revenue', {})).toBe(stats);
    expect(select.getReportStatsReceivedAt('revenue', {})).toBe(2000);
  });
});
