import { resolveReportRequest, type ReportSource } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getCalls } from './overview-calls.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));
afterEach(() => configureDate({ now: () => new Date() }));

const load = async (report: string): Promise<ReportSource> => ({
  hasRange: true,
  stats: { endpoint: report, fields: ['a', 'b'] },
  rows: { from: 'list', endpoint: report, key: ['id'] },
  sort: { orderby: 'date', order: 'desc' },
  filters: () => [],
});

const callsFor = async (query: Record<string, string>, preferences: Record<string, unknown>) => {
  const texts = Object.entries(preferences).map(([name, value]) => [name, JSON.stringify(value)]);
  const calls = await getCalls(query, Object.fromEntries(texts), {
    load,
    resolve: resolveReportRequest,
  });
  return calls.map(({ path, query }) => {
    const values = ['after', 'interval', 'stats', 'per_page'].map((name) => {
      const value = query[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    });
    return [path, ...values]
      .filter((value) => value !== '')
      .join(' ')
      .replace('T00:00:00', '');
  });
};

it('requests the stats of metrics and charts once per period, and each leaderboard', async () => {
  expect(await callsFor({}, {})).toEqual([
    'reports/revenue/stats 2026-11-01 day 100',
    'reports/revenue/stats 2025-11-01 day 100',
    'reports/products/stats 2026-11-01 day 100',
    'reports/products/stats 2025-11-01 day 100',
    'leaderboards/categories 2026-11-01 5',
    'leaderboards/products 2026-11-01 5',
  ]);
});

it.each([
  ['many', { hiddenBlocks: ['coupons'] }],
  [
    'one of another plugin',
    { hiddenBlocks: ['customers', 'coupons', 'categories'], shownBlocks: ['own'] },
  ],
])('requests the list of leaderboards for %s', async (_what, blocks) => {
  const sections = [{ key: 'store-leaderboards', isVisible: true, ...blocks }];
  const calls = await callsFor({}, { dashboard_sections: sections });
  expect(calls.filter((call) => call.startsWith('leaderboards'))).toEqual([
    'leaderboards 2026-11-01 5',
  ]);
});

it('shares the requests of charts of the same report, and requests nothing that is not shown', async () => {
  const sections = [
    { key: 'store-charts', isVisible: true, hiddenBlocks: ['orders_orders_count'] },
    { key: 'store-performance', isVisible: false, hiddenBlocks: [] },
    {
      key: 'store-leaderboards',
      isVisible: true,
      hiddenBlocks: ['customers', 'coupons', 'categories', 'products'],
    },
  ];
  const calls = await callsFor(
    { compare: 'none', period: 'month' },
    { dashboard_sections: sections, dashboard_chart_interval: 'week' },
  );
  expect(calls).toEqual(
    ['revenue', 'orders', 'products', 'coupons', 'taxes', 'downloads'].map(
      (report) => `reports/${report}/stats 2026-11-01 week 100`,
    ),
  );
});

it.each([
  ['the interval of the URL, which overrides the saved one', { interval: 'day' }, 'day'],
  ['the saved interval', {}, 'week'],
  ['an interval that the range allows', { period: 'today', compare: 'none' }, 'hour'],
])('charts have %s', async (_what, query, interval) => {
  const calls = await callsFor(query, { dashboard_chart_interval: 'week' });
  expect(calls.find((call) => call.startsWith('reports/revenue'))).toContain(` ${interval} `);
});

it.each([
  [20, 20],
  ['7', 7],
  [21, 5],
  ['many', 5],
])('reads %j leaderboard rows as %i', async (chosen, rows) => {
  const calls = await callsFor({}, { dashboard_leaderboard_rows: chosen });
  expect(calls).toContain(`leaderboards/products 2026-11-01 ${rows}`);
});

it("requests nothing while the user's preferences are not known", async () => {
  expect(await getCalls({}, undefined, { load, resolve: resolveReportRequest })).toEqual([]);
});
