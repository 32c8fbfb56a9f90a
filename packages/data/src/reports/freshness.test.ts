import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { statsBody } from '../testing/report-bodies.ts';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { REPORT_MAX_AGE, reportsStore } from './index.ts';
import { MAX_REPLIES } from './operations.ts';

const server = startRestServer();
const statsUrl = `${API_ROOT}/wc-analytics/reports/revenue/stats`;
const itemsUrl = `${API_ROOT}/wc-analytics/reports/orders`;

describe('report data', () => {
  async function prepare() {
    const clock = { now: 1_000_000 };
    let revenue = 0;
    server.use(
      http.get(statsUrl, () => HttpResponse.json(statsBody(++revenue))),
      http.get(itemsUrl, () => HttpResponse.json([{ order_id: ++revenue }])),
    );
    const registry = createTestRegistry({ now: () => clock.now });
    await registry.resolveSelect(reportsStore).getReportStats('revenue', {});
    await registry.resolveSelect(reportsStore).getReportItems('orders', {});
    const select = registry.select(reportsStore);
    const shown = () => [
      select.getReportStats('revenue', {}).data?.totals?.net_revenue,
      select.getReportItems('orders', {}).data?.[0]?.['order_id'],
    ];
    return { clock, registry, select, shown, act: registry.dispatch(reportsStore) };
  }

  it('is not read again when it is five minutes old or younger', async () => {
    const { act, clock, shown } = await prepare();
    clock.now += REPORT_MAX_AGE;
    await act.refreshStaleReports();
    shown();
    await settle();
    expect(shown()).toEqual([1, 2]);
  });

  it('stays visible when it is older, and is read again in the background', async () => {
    const { act, clock, select, shown } = await prepare();
    clock.now += REPORT_MAX_AGE + 1;
    await act.refreshStaleReports();
    expect(shown()).toEqual([1, 2]);
    await vi.waitFor(() => expect(shown()).toEqual([3, 4]));
    expect(select.getReportStatsReceivedAt('revenue', {})).toBe(clock.now);
  });

  it('is removed, oldest first, above a number of replies, and read again when it is shown', async () => {
    const { act, clock, registry, select } = await prepare();
    const readPage = async (page: number) => {
      clock.now++;
      await registry.resolveSelect(reportsStore).getReportItems('orders', { page });
    };
    const count = () => Object.keys(select.getReceivedReports()).length;
    // `prepare` has read two.
    for (let page = 1; page <= MAX_REPLIES - 2; page++) await readPage(page);
    await act.refreshStaleReports();
    expect(count()).toBe(MAX_REPLIES);
    await readPage(MAX_REPLIES);
    await act.refreshStaleReports();
    expect(count()).toBe(MAX_REPLIES / 2);
    expect(select.getReportItems('orders', { page: MAX_REPLIES }).data).toBeDefined();
    const { getReportItems: resolutions } = select.getCachedResolvers();
    expect(resolutions).toHaveProperty('size', MAX_REPLIES / 2);
    expect(select.getReportStats('revenue', {}).data).toBeUndefined();
    await vi.waitFor(() => expect(select.getReportStats('revenue', {}).data).toBeDefined());
  });

  it('is read again after an error, whatever its age', async () => {
    const { act, registry, select } = await prepare();
    server.use(
      http.get(statsUrl, () => HttpResponse.json({ code: 'x' }, { status: 500 }), { once: true }),
    );
    await expect(
      registry.resolveSelect(reportsStore).getReportStats('revenue', { a: 1 }),
    ).rejects.toThrow('status 500');
    await act.refreshStaleReports();
    await vi.waitFor(() => expect(select.getReportStats('revenue', { a: 1 }).data).toBeDefined());
    expect(select.getReportStatsError('revenue', { a: 1 })).toBe(false);
  });

  it('is read again on request, and stays visible in the meantime', async () => {
    const { act, registry, select, shown } = await prepare();
    const seen = new Set<boolean>();
    registry.subscribe(() => {
      seen.add(select.isReportStatsRequesting('revenue', {}));
      expect(shown()).not.toContain(undefined);
    });
    await act.refreshReports();
    expect(shown()).toEqual([1, 2]);
    await vi.waitFor(() => expect(shown()).toEqual([3, 4]));
    expect(seen).toEqual(new Set([false, true]));
    expect(select.isReportStatsRequesting('revenue', {})).toBe(false);
  });

  it('is read once, however often a user asks until it is there', async () => {
    const { act, shown } = await prepare();
    const releases: (() => void)[] = [];
    server.use(
      http.get(statsUrl, async () => {
        await new Promise<void>((resolve) => releases.push(resolve));
        return HttpResponse.json(statsBody(7));
      }),
    );
    for (let click = 0; click < 15; click += 1) {
      await act.refreshReports();
      shown();
      await vi.waitFor(() => expect(releases).toHaveLength(1));
    }
    releases[0]?.();
    await vi.waitFor(() => expect(shown()[0]).toBe(7));
    expect(releases).toHaveLength(1);
  });

  it('is removed when it became invalid, and replies to pending requests are ignored', async () => {
    const { act, select, shown } = await prepare();
    const releases: (() => void)[] = [];
    server.use(
      http.get(statsUrl, async () => {
        await new Promise<void>((resolve) => releases.push(resolve));
        return HttpResponse.json(statsBody(100 + releases.length));
      }),
    );
    await act.refreshReports();
    shown();
    await vi.waitFor(() => expect(releases).toHaveLength(1));
    await act.invalidateReports();
    expect(shown()).toEqual([undefined, undefined]);
    await vi.waitFor(() => expect(releases).toHaveLength(2));
    releases[1]?.();
    const revenueShown = () => select.getReportStats('revenue', {}).data?.totals?.net_revenue;
    await vi.waitFor(() => expect(revenueShown()).toBe(102));
    releases[0]?.();
    await vi.waitFor(() => expect(select.isReportStatsRequesting('revenue', {})).toBe(false));
    expect(revenueShown()).toBe(102);
  });
});
