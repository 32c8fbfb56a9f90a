import { configureDate, getDateEnvironment } from '@tillview/date';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import {
  getReportCalls,
  getRequestStats,
  getReportRows,
  readAllRows,
  type ReportSource,
  reportsStore,
  resolveReportRequest,
} from './index.ts';

const server = startRestServer();
beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const revenue: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'revenue' },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  filters: () => [],
};
it.each([
  ['year', 'month'],
  ['last_quarter', 'week'],
  ['last_month', 'day'],
])('a chart with 31 points at most shows the period "%s" by %s', (period, interval) => {
  const source = { ...revenue, mostPoints: 31 };
  expect(resolveReportRequest(source, { period }).interval).toBe(interval);
  expect(resolveReportRequest(source, { period, interval: 'day' }).interval).toBe('day');
});

const resolve = (query: Record<string, string>) =>
  resolveReportRequest(revenue, { period: 'custom', compare: 'previous_year', ...query });
const longest = { after: '1999-01-01', before: '2026-11-20' };

describe('a range with more intervals than can be read', () => {
  it.each([
    // The first range has exactly 10,000 days, the second has one more.
    ['1999-01-01', '2026-05-18', 'day', null],
    ['1999-01-01', '2026-05-19', 'day', 'week'],
    ['1999-01-01', '2026-05-19', 'week', null],
    ['1700-01-01', '2026-05-19', 'day', 'month'],
    ['1700-01-01', '2026-05-19', 'week', 'month'],
    ['1028-01-01', '2026-05-19', 'month', 'quarter'],
  ])('offers the shortest longer interval that is possible: %s to %s by %s: %s', (...args) => {
    const [after, before, interval, longer] = args;
    const request = resolve({ after, before, interval });
    expect(request).toMatchObject({ interval, longerInterval: longer });
    expect(request.allowedIntervals).toEqual(['day', 'week', 'month', 'quarter', 'year']);
  });

  it('is also detected when only the comparison period is too long', () => {
    const query = { after: '2026-11-01', before: '2026-11-20', compare: 'custom' };
    const compared = { compare_after: longest.after, compare_before: longest.before };
    expect(resolve({ ...query, ...compared, interval: 'day' })).toHaveProperty(
      'longerInterval',
      'week',
    );
  });

  it('has totals but no rows or points, and is read by the offered interval', async () => {
    const queries = serve(server, `${API_ROOT}/wc-analytics/reports/revenue/stats`, {
      totals: { net_revenue: 7 },
      intervals: [{ interval: '1999-01', date_start: '1999-01-01 00:00:00', subtotals: {} }],
    });
    const registry = createTestRegistry();
    const request = resolve(longest);
    const read = () => getRequestStats(registry.select(reportsStore), request);
    await vi.waitFor(() => expect(read().state.isRequesting).toBe(false));
    const { primary, state } = read();
    expect(state.isError).toBe(false);
    expect(primary).toMatchObject({ data: { totals: { net_revenue: 7 }, intervals: [] } });
    expect(read().primary.data).toBe(primary.data);
    expect(getReportRows(registry.select(reportsStore), request).items.data).toEqual([]);
    expect(await readAllRows(registry, request)).toEqual([]);
    expect(queries.map(({ interval }) => interval)).toEqual(['week', 'week']);
    expect(getReportCalls(request).map(({ query }) => query['interval'])).toEqual(['week', 'week']);
    // The offered interval uses the data that was already read.
    const byWeek = getRequestStats(
      registry.select(reportsStore),
      resolve({ ...longest, interval: 'week' }),
    );
    expect(byWeek.primary.data.intervals).toHaveLength(1);
    expect(queries).toHaveLength(2);
  });
});

it.each([
  ['2026-08-13', '2026-11-20', undefined, null],
  ['2026-08-12', '2026-11-20', undefined, 'week'],
  ['2026-08-12', '2026-11-20', 'day', null],
  ['2024-12-21', '2026-11-20', undefined, 'month'],
  ['1990-01-01', '2026-11-20', undefined, 'year'],
  ['1700-01-01', '2026-11-20', 'week', null],
])('offers the shortest interval with at most 100 points: %s to %s by %s: %s', (...args) => {
  const [after, before, interval, readable] = args;
  const request = resolve({ after, before, ...(interval ? { interval } : {}) });
  expect(request.interval).toBe(interval ?? 'day');
  expect(request.offeredInterval).toBe(readable);
});

it('uses the readable interval by default when the preference is set, and offers the usual one', () => {
  configureDate({ ...getDateEnvironment(), prefersReadableInterval: true });
  const range = { after: '2026-08-12', before: '2026-11-20' };
  expect(resolve(range)).toMatchObject({ interval: 'week', offeredInterval: 'day' });
  expect(resolve({ ...range, interval: 'day' })).toMatchObject({
    interval: 'day',
    offeredInterval: null,
  });
  expect(resolve({ after: '2026-11-01', before: '2026-11-20' }).interval).toBe('day');
});
