import { configureDate } from '@tillview/date';
import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import primary from '../../../../tests/contract/recordings/j-revenue-stats-mtd-day.json';
import secondary from '../../../../tests/contract/recordings/j-revenue-stats-mtd-prevyear-day.json';
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
import {
  getReportChartData,
  getReportRows,
  getReportTableData,
  getSummaryNumbers,
  getTooltipValueFormat,
  type ReportSource,
  reportsStore,
  resolveReportRequest,
  type RevenueTotals,
} from './index.ts';

const server = startRestServer();
const statsUrl = `${API_ROOT}/wc-analytics/reports/revenue/stats`;
const url = { period: 'month', compare: 'previous_year' };

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T18:00:00Z') }));

type Recording = {
  request: { query: Record<string, string | number> };
  headers: Record<string, string>;
  body: unknown;
};

const asSent = (query: Record<string, string | number>) =>
  Object.entries(query)
    .map(([key, value]) => `${key}=${value}`)
    .toSorted()
    .join('&');

/** Serves the recordings, and returns the queries of all requests. Any other request fails. */
function replayRevenue(...recordings: Recording[]): string[] {
  const queries: string[] = [];
  server.use(
    http.get(statsUrl, ({ request }) => {
      const query = asSent(queryOf(request));
      queries.push(query);
      const found = recordings.find((recording) => asSent(recording.request.query) === query);
      if (!found)
        return HttpResponse.json({ code: 'not_recorded', message: query }, { status: 400 });
      const totals = Object.entries(found.headers).filter(([name]) => name.startsWith('x-wp-'));
      return HttpResponse.json(found.body as object, {
        headers: totals.map(([name, text]) => [name, text]),
      });
    }),
  );
  return queries;
}

const revenue: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'revenue' },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  filters: () => [],
};

/** Reads the data of the Revenue page as each render does: with the public functions, and the rows with a request. */
function view(registry: DataRegistry, query: Record<string, string> = url) {
  const selector = registry.select(reportsStore);
  const options = { endpoint: 'revenue', query, selector } as const;
  return {
    chart: getReportChartData(options),
    comparison: getReportChartData({ ...options, dataType: 'secondary' }),
    summary: getSummaryNumbers(options),
    table: getReportRows(selector, resolveReportRequest(revenue, query)),
  };
}

type View = ReturnType<typeof view>;
const states = (shown: View) => Object.values(shown).map(({ isRequesting }) => isRequesting);

async function loaded(registry: DataRegistry, query = url): Promise<View> {
  await vi.waitFor(() => expect(states(view(registry, query))).not.toContain(true));
  return view(registry, query);
}

describe('a search without results', () => {
  const search = { ...url, search: 'zzz' };

  it.each([
    ['the endpoint’s own parameter', { ...search, revenue: '' }, undefined],
    ['another parameter', { ...search, products: '' }, ['products']],
    ['several', { ...search, products: '', categories: '' }, ['products', 'categories']],
  ])('never falls back to the totals of all items: %s', async (_, query, limitBy) => {
    const queries = replayRevenue();
    const options = {
      endpoint: 'revenue',
      query,
      limitBy,
      selector: createTestRegistry().select(reportsStore),
    } as const;
    const idle = { isRequesting: false, isError: false, isRefreshing: false };
    const noRows = { data: [], totalResults: 0, totalPages: 0 };
    expect(getReportChartData(options)).toMatchObject({ ...idle, isEmpty: true });
    expect(getReportChartData(options).data).toEqual({ totals: null, intervals: [] });
    expect(getSummaryNumbers(options)).toMatchObject({
      ...idle,
      totals: { primary: null, secondary: null },
    });
    expect(getReportTableData(options)).toMatchObject({ ...idle, items: noRows });
    await settle();
    expect(queries).toEqual([]);
  });

  it('is ignored by a report that cannot search, whatever its URL contains', async () => {
    replayRevenue(primary, secondary);
    const shown = await loaded(createTestRegistry(), search);
    expect(shown.chart.data).toEqual(primary.body);
  });

  it('for one of several words leaves the results of the others', async () => {
    const queries = replayRevenue();
    const query = { ...search, products: '4', categories: '' };
    const selector = createTestRegistry().select(reportsStore);
    getReportChartData({
      endpoint: 'revenue',
      query,
      limitBy: ['products', 'categories'],
      selector,
    });
    await vi.waitFor(() => expect(queries).toHaveLength(1));
    expect(queries[0]).toContain('products=4');
    await settle();
  });
});

describe('the first view of Revenue', () => {
  it('sends one request per range for summary, chart and table (R1.50)', async () => {
    const queries = replayRevenue(primary, secondary);
    const shown = await loaded(createTestRegistry());
    await settle();
    expect(queries.toSorted()).toEqual(
      [primary, secondary].map(({ request }) => asSent(request.query)).toSorted(),
    );
    expect(shown.summary.totals).toEqual({
      primary: primary.body.totals,
      secondary: secondary.body.totals,
    });
    expect(shown.chart).toMatchObject({ isEmpty: false, isError: false, data: primary.body });
    expect(shown.comparison.data).toEqual(secondary.body);
    expect(shown.table).toMatchObject({
      items: { data: primary.body.intervals.toReversed(), totalResults: 20, totalPages: 1 },
    });
  });

  it('reports each part as requesting until its reply arrives', () => {
    replayRevenue(primary, secondary);
    const shown = view(createTestRegistry());
    expect(states(shown)).toEqual([true, true, true, true]);
    expect(shown.summary.totals).toEqual({ primary: null, secondary: null });
    expect(shown.chart).toMatchObject({
      isEmpty: false,
      isError: false,
      data: { totals: null, intervals: [] },
    });
    expect(shown.table.items).toEqual({ data: [], totalResults: 0, totalPages: 0 });
  });

  it('returns the same objects at each render while nothing changes', async () => {
    replayRevenue(primary, secondary);
    const registry = createTestRegistry();
    const before = view(registry);
    const early = view(registry);
    expect(early.chart.data).toBe(before.chart.data);
    expect(early.summary.totals).toBe(before.summary.totals);
    expect(early.table.items).toBe(before.table.items);
    const shown = await loaded(registry);
    const again = view(registry, { ...url });
    expect(again.chart.data).toBe(shown.chart.data);
    expect(again.summary.totals).toBe(shown.summary.totals);
    expect(again.table.items).toBe(shown.table.items);
  });

  it('requests no comparison when the URL has none', async () => {
    const queries = replayRevenue(primary);
    const query = { period: 'month', compare: 'none' };
    const shown = await loaded(createTestRegistry(), query);
    await settle();
    expect(queries).toHaveLength(1);
    expect(shown.comparison).toMatchObject({ isEmpty: true, isError: false, isRequesting: false });
    expect(shown.summary.totals).toEqual({ primary: primary.body.totals, secondary: null });
  });
});

describe('when requests fail', () => {
  it('shows the range although its comparison failed', async () => {
    replayRevenue(primary);
    const shown = await loaded(createTestRegistry());
    expect(shown.chart).toMatchObject({ isError: false, isEmpty: false });
    expect(shown.comparison).toMatchObject({
      isError: true,
      error: { code: 'not_recorded', status: 400 },
    });
    expect(shown.summary).toMatchObject({
      isError: true,
      error: { code: 'not_recorded' },
      totals: { primary: primary.body.totals, secondary: null },
    });
  });

  it('keeps showing the previous data when a refresh fails, and reports the error', async () => {
    replayRevenue(primary, secondary);
    const registry = createTestRegistry({ now: () => 5000 });
    const before = await loaded(registry);
    server.use(http.get(statsUrl, () => HttpResponse.json({ code: 'broken' }, { status: 500 })));
    await registry.dispatch(reportsStore).refreshReports();
    await vi.waitFor(() => expect(view(registry).table.error).toBeDefined());
    await vi.waitFor(() => expect(view(registry).summary.error).toBeDefined());
    const after = view(registry);
    expect(after.chart.data).toBe(before.chart.data);
    expect(after.table).toMatchObject({
      isError: false,
      isRequesting: false,
      isRefreshing: false,
      receivedAt: 5000,
    });
    expect(after.summary).toMatchObject({
      isError: false,
      totals: before.summary.totals,
      receivedAt: 5000,
    });
  });

  it('sets isRefreshing while shown data is read again', async () => {
    replayRevenue(primary, secondary);
    const registry = createTestRegistry();
    await loaded(registry);
    const seen = new Set<string>();
    registry.subscribe(() => {
      const { chart, summary, table } = view(registry);
      for (const part of [chart, summary, table])
        seen.add(`${part.isRequesting} ${part.isRefreshing}`);
    });
    await registry.dispatch(reportsStore).refreshReports();
    await vi.waitFor(() => expect([...seen].toSorted()).toEqual(['false false', 'false true']));
  });
});

describe('replies without totals or intervals', () => {
  it.each([
    ['a range that cannot contain data', rangeReversed.body, 'revenue', true],
    ['no intervals', { totals: { net_revenue: 0 }, intervals: [] }, 'revenue', true],
    ['totals without intervals', customersStats.body, 'customers', false],
  ])('have the right isEmpty flag: %s', async (_, body, endpoint, isEmpty) => {
    serve(server, `${API_ROOT}/wc-analytics/reports/${endpoint}/stats`, body);
    const selector = createTestRegistry().select(reportsStore);
    const read = () => getReportChartData({ endpoint, query: url, selector });
    await vi.waitFor(() => expect(read().isRequesting).toBe(false));
    expect(read()).toMatchObject({ isEmpty, isError: false });
  });
});

describe('getReportTableData', () => {
  const url = `${API_ROOT}/wc-analytics/reports/orders`;
  const read = (registry: DataRegistry) =>
    getReportTableData({
      endpoint: 'orders',
      query: { paged: '2' },
      selector: registry.select(reportsStore),
    });

  it('returns the rows and their total', async () => {
    server.use(
      http.get(url, ({ request }) =>
        HttpResponse.json([{ order_id: Number(queryOf(request)['page']) }], {
          headers: { 'X-WP-Total': '26', 'X-WP-TotalPages': '2' },
        }),
      ),
    );
    const registry = createTestRegistry();
    expect(read(registry)).toMatchObject({
      isRequesting: true,
      isError: false,
      items: { data: [], totalResults: 0 },
    });
    await vi.waitFor(() => expect(read(registry).isRequesting).toBe(false));
    expect(read(registry).items).toEqual({
      data: [{ order_id: 2 }],
      totalResults: 26,
      totalPages: 2,
    });
    expect(read(registry).items).toBe(read(registry).items);
  });

  it('returns the error when there are no rows', async () => {
    server.use(
      http.get(url, () => HttpResponse.json({ code: 'no', message: 'No.' }, { status: 403 })),
    );
    const registry = createTestRegistry();
    await vi.waitFor(() => expect(read(registry).isError).toBe(true));
    expect(read(registry)).toMatchObject({
      isRequesting: false,
      error: { status: 403 },
      items: { data: [] },
    });
  });
});

describe('getTooltipValueFormat', () => {
  const format = (amount: number) => `$${amount}`;
  it.each([
    ['currency', format],
    ['percent', '.0%'],
    ['number', ','],
    ['average', ',.2r'],
    ['other', ','],
  ])('returns the format for %s', (type, expected) => {
    expect(getTooltipValueFormat(type, format)).toBe(expected);
  });
});

describe('the types', () => {
  it('match the totals of each endpoint', () => {
    const select = createTestRegistry().select(reportsStore);
    type Revenue = NonNullable<
      ReturnType<typeof select.getReportStats<'revenue'>>['data']
    >['totals'];
    expectTypeOf<NonNullable<Revenue>['net_revenue']>().toEqualTypeOf<number>();
    expectTypeOf<NonNullable<Revenue>>().toExtend<RevenueTotals>();
    expectTypeOf<
      View['chart']['data']['intervals'][number]['subtotals']['orders_count']
    >().toEqualTypeOf<number>();
    type Coupons = NonNullable<
      ReturnType<typeof select.getReportStats<'coupons'>>['data']
    >['totals'];
    expectTypeOf<NonNullable<Coupons>>().not.toExtend<RevenueTotals>();
    expectTypeOf(select.getReportStatsReceivedAt).returns.toEqualTypeOf<number | undefined>();
  });
});
