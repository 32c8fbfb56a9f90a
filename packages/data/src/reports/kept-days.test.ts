import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Query } from '../core/query.ts';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { reportsStore } from './index.ts';

const server = startRestServer();
const QUERY = {
  after: '2025-07-08T00:00:00',
  before: '2026-11-19T23:59:59',
  fields: ['net_revenue', 'orders_count'],
  interval: 'day',
  order: 'asc',
  per_page: '100',
};

const DAY = 86_400_000;
const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** A store with an order of the amount `amountOf` a day, and a browser that keeps what `read` returns. */
function prepare(amountOf: (day: string) => number) {
  const requested: string[] = [];
  let kept: unknown;
  server.use(
    http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, until] = ['after', 'before'].map((name) => searchParams.get(name)!.slice(0, 10));
      const interval = searchParams.get('interval');
      requested.push(`${interval} ${from} ${until}`);
      const sums = new Map<string, { net_revenue: number; orders_count: number }>();
      for (let day = from!; day <= until!; day = addDays(day, 1)) {
        const name = interval === 'month' ? day.slice(0, 7) : day;
        const { net_revenue = 0, orders_count = 0 } = sums.get(name) ?? {};
        sums.set(name, {
          net_revenue: net_revenue + amountOf(day),
          orders_count: orders_count + 1,
        });
      }
      const intervals = [...sums].map(([name, subtotals]) => ({
        interval: name,
        date_start: `${name.length === 7 ? `${name}-01` : name} 00:00:00`,
        date_start_gmt: '',
        date_end: '',
        date_end_gmt: '',
        subtotals,
      }));
      expect(intervals.length).toBeLessThanOrEqual(100);
      return HttpResponse.json({ totals: {}, intervals });
    }),
  );
  /** A page of its own in that browser. */
  const open = (hasRoute: (path: string) => Promise<boolean>, time?: number) => {
    const keptDays = {
      read: <Days>(parse: (value: unknown) => Days | undefined) => parse(kept),
      write: (days: object) => {
        kept = JSON.parse(JSON.stringify(days));
      },
    };
    return createTestRegistry({ keptDays, hasRoute, ...(time ? { now: () => time } : {}) });
  };
  const read = async (
    query = QUERY,
    hasRoute = (path: string) => Promise.resolve(path === ''),
    time?: number,
  ) => {
    requested.length = 0;
    const registry = open(hasRoute, time);
    const { data } = await registry.resolveSelect(reportsStore).getReportStats('revenue', query);
    return data!.intervals.map(({ interval, subtotals }) => [interval, subtotals.net_revenue]);
  };
  const readTotals = async (query: Query, hasPlugin: boolean) => {
    const registry = open(() => Promise.resolve(hasPlugin));
    return (await registry.resolveSelect(reportsStore).getReportStats('revenue', query)).data!
      .totals;
  };
  const refresh = async () => {
    const registry = open(() => Promise.resolve(true));
    const stats = () => registry.resolveSelect(reportsStore).getReportStats('revenue', QUERY);
    await stats();
    await registry.dispatch(reportsStore).invalidateResolutionForStore();
    await stats();
  };
  return { requested, read, readTotals, refresh, keep: (value: unknown) => (kept = value) };
}

it('reads the 500 days of an estimate once, and then this month and the sums of the others', async () => {
  const { requested, read } = prepare(() => 0.1);
  const days = await read();
  expect([days.length, days[0], days.at(-1)]).toEqual([
    500,
    ['2025-07-08', 0.1],
    ['2026-11-19', 0.1],
  ]);
  expect(requested).toHaveLength(5);
  const next = { ...QUERY, after: '2025-07-09T00:00:00', before: '2026-11-20T23:59:59' };
  expect(await read(next)).toEqual([...days.slice(1), ['2026-11-20', 0.1]]);
  expect(requested).toEqual(['month 2025-07-09 2026-10-31', 'day 2026-11-01 2026-11-20']);
});

it('reads the days again of a month whose sum has changed', async () => {
  let amount = 10;
  const { requested, read } = prepare((day) => (day === '2026-03-05' ? amount : 10));
  await read();
  amount = 4;
  expect(await read()).toContainEqual(['2026-03-05', 4]);
  expect(requested.at(-1)).toBe('day 2026-03-01 2026-03-31');
});

it('reads all days from the plugin in one request, which serves the openings of five minutes', async () => {
  const { requested, read } = prepare(() => 10);
  const ofPlugin = Array.from({ length: 500 }, (_, index) => index);
  server.use(
    http.get(`${API_ROOT}/tillview/v1/days`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      requested.push(`plugin ${searchParams.get('after')} ${searchParams.get('before')}`);
      const orders = ofPlugin.map(() => 1);
      return HttpResponse.json({ first: searchParams.get('after'), sales: ofPlugin, orders });
    }),
  );
  const open = async (time: number, query = QUERY) => {
    const days = await read(query, () => Promise.resolve(true), time);
    expect([days.length, days.at(-1)?.[1]]).toEqual([500, 499]);
    return requested;
  };
  const plugin = 'plugin 2025-07-08 2026-11-19';
  expect(await open(1_000_000)).toEqual([plugin]);
  expect(await open(1_299_999)).toEqual([]);
  // A day later there is another one; five minutes later, and with a clock that was put back, none is taken for new.
  const next = { ...QUERY, after: '2025-07-09T00:00:00', before: '2026-11-20T23:59:59' };
  expect(await open(1_299_999, next)).toEqual(['plugin 2025-07-09 2026-11-20']);
  expect(await open(1_299_999)).toEqual([plugin]);
  expect(await open(1_600_000)).toEqual([plugin]);
  expect(await open(1_500_000)).toEqual([plugin]);
});

it('reads the days of the plugin again when a page is refreshed', async () => {
  const { refresh } = prepare(() => 10);
  let requests = 0;
  server.use(
    http.get(`${API_ROOT}/tillview/v1/days`, () => {
      requests++;
      const days = Array.from({ length: 500 }, () => 1);
      return HttpResponse.json({ first: '2025-07-08', sales: days, orders: days });
    }),
  );
  await refresh();
  expect(requests).toBe(2);
});

it.each([
  ['fails', () => HttpResponse.json({ code: 'internal_error' }, { status: 500 })],
  ['is damaged', () => HttpResponse.json({ first: '2025-07-08', sales: 'many' })],
  ['has fewer days', () => HttpResponse.json({ first: '2025-07-08', sales: [1], orders: [1] })],
])('reads all days from the report if the reply of the plugin %s', async (_, reply) => {
  const { read } = prepare(() => 10);
  server.use(http.get(`${API_ROOT}/tillview/v1/days`, reply));
  const days = await read(QUERY, () => Promise.resolve(true));
  expect([days.length, days[0]]).toEqual([500, ['2025-07-08', 10]]);
});

it.each([
  ['is no list of days', { first: '2025-07-08', sales: 'many', orders: [] }],
  ['has other days', { first: '2020-01-01', sales: [1], orders: [1] }],
  ['has a date that does not exist', { first: '2026-99-99', sales: [1], orders: [1] }],
])('reads all days if what the browser has %s', async (_, value) => {
  const { requested, read, keep } = prepare(() => 10);
  keep(value);
  expect(await read()).toHaveLength(500);
  expect(requested).toHaveLength(5);
});

it('reads other days as they are requested', async () => {
  const { requested, read } = prepare(() => 10);
  await read({ ...QUERY, fields: ['net_revenue'], after: '2026-11-01T00:00:00' });
  expect(requested).toEqual(['day 2026-11-01 2026-11-19']);
});

it('reads the sums of a range from the days of the plugin, up to a time of the last day', async () => {
  const { requested, readTotals } = prepare(() => 10);
  server.use(
    http.get(`${API_ROOT}/tillview/v1/days`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      requested.push(`plugin ${searchParams.get('after')} ${searchParams.get('before')}`);
      return HttpResponse.json({ first: '2025-11-30', sales: [0.5, 2], orders: [1, 3] });
    }),
  );
  const range = { after: '2025-11-30T00:00:00', before: '2025-12-01T08:29:59' };
  const sums = async (query: object, hasPlugin: boolean) => {
    requested.length = 0;
    const totals = await readTotals({ ...QUERY, ...range, interval: 'year', ...query }, hasPlugin);
    return { totals, requested: [...requested] };
  };
  const { totals, requested: sent } = await sums({}, true);
  expect(totals).toEqual({ net_revenue: 2.5, orders_count: 4 });
  expect(sent).toEqual(['plugin 2025-11-30 2025-12-01T08:29:59']);
  const stats = ['year 2025-11-30 2025-12-01'];
  expect((await sums({}, false)).requested).toEqual(stats);
  // The plugin has other days than these two, and no part of the first one.
  expect((await sums({ before: '2025-12-02T08:29:59' }, true)).requested).toEqual([
    'plugin 2025-11-30 2025-12-02T08:29:59',
    'year 2025-11-30 2025-12-02',
  ]);
  expect((await sums({ after: '2025-11-30T01:00:00' }, true)).requested).toEqual(stats);
});
