import {
  getRequestStats,
  getReportRows,
  readAllRows,
  reportsStore,
  resolveReportRequest,
  type ReportSource,
} from '@tillview/data';
import { configureDate } from '@tillview/date';
import * as fc from 'fast-check';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { createTestStore } from '../../mocks/analytics/fetch-revenue.test-support.ts';
import { expectMetrics, salesOf } from '../../mocks/analytics/reference-revenue.test-support.ts';
import type { RevenueMetrics } from '../../mocks/analytics/revenue.ts';
import type { DemoStore } from '../../mocks/demo-store.ts';
import { handleRequest } from '../../mocks/server.ts';
import {
  API_ROOT,
  createTestRegistry,
  startRestServer,
} from '../../packages/data/src/testing/rest-server.ts';
import { getChartRows } from '../../src/reporting/chart/chart-rows.ts';

const server = startRestServer();

/** The number of random reports; a deep run has more. */
const RUNS = isDeep ? 300 : 10;

const DAY_MS = 86_400_000;
const ZONES = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'America/St_Johns'];
const SHOPS = ZONES.map((timeZone, index) =>
  createTestStore({
    orders: index === 0 ? 1500 : 300,
    seed: 20 + index,
    timeZone,
    weekStart: index === 0 ? 0 : 1,
  }),
);

const revenue: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'revenue' },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  filters: () => [],
};

function shopOf(zone: number): DemoStore {
  const shop = SHOPS[zone];
  if (!shop) throw new Error(`There is no shop ${zone}.`);
  return shop;
}

/** The metrics that a report shows for a query, with the responses of a store, at a given time. */
async function view(store: DemoStore, now: Date, query: Record<string, string>) {
  const { timeZone, weekStart } = store.settings;
  configureDate({ timeZone, weekStart, now: () => now });
  server.use(http.get(`${API_ROOT}/*`, ({ request }) => handleRequest(store, request)));
  const registry = createTestRegistry();
  const selector = registry.select(reportsStore);
  const request = resolveReportRequest(revenue, query);
  const read = () => getRequestStats(selector, request);
  await vi.waitFor(() => expect(read().state.isRequesting).toBe(false), { interval: 1 });
  const { primary, secondary, state } = read();
  expect(state.isError).toBe(false);
  const table = getReportRows(selector, request).items;
  const file = await readAllRows(registry, request);
  return { request, primary: primary.data, secondary: secondary.data, table, file };
}

const toTotals = (totals: unknown) => totals as Partial<RevenueMetrics>;

describe('a comparison up to the current time', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const shop = shopOf(0);

  it.each([
    ['today', 'previous_period', {}, '2026-11-19T00:00:00', '2026-11-19T12:00:00'],
    ['today', 'previous_year', {}, '2025-11-20T00:00:00', '2025-11-20T12:00:00'],
    ['month', 'previous_year', {}, '2025-11-01T00:00:00', '2025-11-20T12:00:00'],
    [
      'today',
      'previous_period',
      { compare_align: 'weekday' },
      '2026-11-13T00:00:00',
      '2026-11-13T12:00:00',
    ],
    [
      'month',
      'previous_year',
      { compare_align: 'weekday' },
      '2025-11-02T00:00:00',
      '2025-11-21T12:00:00',
    ],
  ])('%s, %s %j has the orders of %s to %s', async (period, compare, align, after, before) => {
    const query = { period, compare, compare_until: 'now', ...align };
    const { secondary } = await view(shop, now, query);
    const sales = salesOf(shop, { after, before });
    expectMetrics(toTotals(secondary.totals), sales, shop);
    expect(salesOf(shop, { after, before: `${before.slice(0, 10)}T23:59:59` })).not.toHaveLength(0);
  });
});

const scene = fc.record({
  zone: fc.nat({ max: ZONES.length - 1 }),
  now: fc.date({
    min: new Date('2025-02-01'),
    max: new Date('2026-12-01'),
    noInvalidDate: true,
  }),
  period: fc.constantFrom(
    'today',
    'yesterday',
    'week',
    'last_week',
    'month',
    'last_month',
    'quarter',
    'custom',
  ),
  // In days relative to today; a custom range may end in the future.
  start: fc.integer({ min: -60, max: 3 }),
  nights: fc.integer({ min: 0, max: 40 }),
  compare: fc.constantFrom('previous_period', 'previous_year'),
  interval: fc.constantFrom('hour', 'day', 'week', 'month'),
  until: fc.constantFrom(undefined, 'now'),
  align: fc.constantFrom(undefined, 'weekday'),
});

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const dayNumber = (date: string): number => Date.parse(date.slice(0, 10)) / DAY_MS;

/** The local time in a time zone, computed only with `Intl`. */
function localTime(now: Date, timeZone: string): string {
  return now.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
}

describe('any time, zone, range and comparison', () => {
  it('shows no future interval, no date outside the ranges, and compares only matching intervals', async () => {
    await fc.assert(
      fc.asyncProperty(scene, async (each) => {
        const { now, period, compare, interval, until, align } = each;
        const store = shopOf(each.zone);
        const start = now.getTime() + each.start * DAY_MS;
        const query = {
          period,
          compare,
          interval,
          ...(period === 'custom'
            ? { after: isoDay(start), before: isoDay(start + each.nights * DAY_MS) }
            : {}),
          ...(until && { compare_until: until }),
          ...(align && { compare_align: align }),
        };
        const { request, primary, secondary, table, file } = await view(store, now, query);
        const local = localTime(now, store.settings.timeZone);
        const range = request.primary ?? { after: '', before: '' };
        const other = request.secondary ?? { after: '', before: '' };

        const starts = primary.intervals.map(({ date_start }) => date_start.replace(' ', 'T'));
        for (const date of starts) {
          expect(date <= local).toBe(true);
          expect(date >= range.after && date <= range.before).toBe(true);
        }
        expect(table.totalResults).toBe(starts.length);
        expect(file).toHaveLength(starts.length);

        expectMetrics(toTotals(secondary.totals), salesOf(store, other), store);
        if (request.dates?.cut?.isApplied)
          // The last full five minutes.
          expect(other.before.slice(11)).toBe(
            `${local.slice(11, 15)}${Number(local[15]) < 5 ? 0 : 5}:00`,
          );

        const rows = getChartRows(
          'net_revenue',
          request.interval,
          { label: 'Now', start: range.after, end: range.before, intervals: primary.intervals },
          { label: 'Then', start: other.after, intervals: secondary.intervals },
          align,
        );
        expect(rows.filter(({ only }) => only !== 'secondary')).toHaveLength(starts.length);
        for (const row of rows) {
          const [own, earlier] = [row['primary'], row['secondary']].map((entry) =>
            typeof entry === 'object' ? entry.labelDate : undefined,
          );
          if (earlier) expect(earlier >= other.after && earlier <= other.before).toBe(true);
          if (!own || !earlier || request.interval === 'week' || request.interval === 'month')
            continue;
          expect(earlier.slice(11)).toBe(own.slice(11));
          const distance = dayNumber(own) - dayNumber(earlier);
          if (align) expect(distance % 7).toBe(0);
          else if (compare === 'previous_year') expect(earlier.slice(5, 10)).toBe(own.slice(5, 10));
          else expect(distance).toBe(dayNumber(range.after) - dayNumber(other.after));
        }
      }),
      { numRuns: RUNS },
    );
  });
});
