import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { statsBody } from '../testing/report-bodies.ts';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { HOUR } from '../core/constants.ts';
import { hydrateReports, packReports, parseReports, reportsStore } from './index.ts';

const server = startRestServer();
const START = Date.parse('2026-11-20T12:00:00Z');

/** A registry and a server whose replies count up from this value. */
function openStore(first: number, now: number) {
  let value = first;
  const url = `${API_ROOT}/wc-analytics/reports/revenue/stats`;
  server.use(http.get(url, () => HttpResponse.json(statsBody(value++))));
  const clock = { now };
  const registry = createTestRegistry({ now: () => clock.now });
  const select = registry.select(reportsStore);
  return {
    clock,
    registry,
    select,
    read: (query = {}) => registry.resolveSelect(reportsStore).getReportStats('revenue', query),
    shown: (query = {}) => select.getReportStats('revenue', query).data?.totals?.net_revenue,
    pack: (maxLength = 1e6): unknown =>
      JSON.parse(packReports(select.getReceivedReports(), maxLength)),
  };
}

describe('stored replies of an earlier page load', () => {
  it('are shown immediately with their time, and read again in the background', async () => {
    const before = openStore(1, START);
    await before.read();
    const after = openStore(7, START + HOUR);
    hydrateReports(after.registry, parseReports(before.pack()));
    expect(after.shown()).toBe(1);
    expect(after.select.getReportStatsReceivedAt('revenue', {})).toBe(START);
    await vi.waitFor(() => expect(after.shown()).toBe(7));
    expect(after.select.getReportStatsReceivedAt('revenue', {})).toBe(START + HOUR);
  });

  it('are the newest ones that fit into the size limit', async () => {
    const { clock, pack, read } = openStore(1, START);
    await read({ product: 1 });
    const size = JSON.stringify(pack()).length;
    clock.now += HOUR;
    await read({ product: 2 });
    const kept = pack(size + 10);
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(size + 10);
    const { registry, shown } = openStore(7, START + HOUR);
    hydrateReports(registry, parseReports(kept));
    expect([shown({ product: 1 }), shown({ product: 2 })]).toEqual([undefined, 2]);
  });

  it('are ignored when they are older than a day', async () => {
    const before = openStore(1, START);
    await before.read();
    const after = openStore(7, START + 25 * HOUR);
    hydrateReports(after.registry, parseReports(before.pack()));
    expect(after.shown()).toBeUndefined();
  });

  const stats = { data: { totals: {}, intervals: [] } };
  const reply = (value: unknown, receivedAt: unknown = START) => ({ value, receivedAt });
  const STATS = 'getReportStats(revenue:{})';

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'text'],
    ['a list', []],
    ['another key', { getReportStats: reply(stats) }],
    ['a number', { [STATS]: 5 }],
    ['no value', { [STATS]: reply(null) }],
    ['no time', { [STATS]: reply(stats, 'yesterday') }],
    ['no intervals', { [STATS]: reply({ data: { totals: null } }) }],
    ['an interval of null', { [STATS]: reply({ data: { totals: null, intervals: [null] } }) }],
    ['an interval without sums', { [STATS]: reply({ data: { totals: {}, intervals: [{}] } }) }],
    ['a first row of null', { 'getReportItems(taxes:{})': reply({ data: [null] }) }],
    ['rows of text', { 'getReportItems(taxes:{})': reply({ data: ['x'] }) }],
    ['one damaged reply of two', { [STATS]: reply(stats), 'getLeaderboards({})': reply([null]) }],
  ])('are refused whole: %s', (_, kept) => {
    expect(parseReports(kept)).toBeUndefined();
    expect(parseReports({ [STATS]: reply(stats) })).toBeDefined();
  });
});
