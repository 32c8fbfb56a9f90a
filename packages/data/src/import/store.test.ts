import { configureDate } from '@tillview/date';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportsStore } from '../reports/index.ts';
import { statsBody } from '../testing/report-bodies.ts';
import {
  API_ROOT,
  createTestRegistry,
  queryOf,
  serve,
  startRestServer,
} from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { importStore } from './index.ts';

const server = startRestServer();
const root = `${API_ROOT}/wc-analytics/reports/import`;
const PATH = '/wc-analytics/reports/import?days=30&skip_existing=1';

afterEach(() => configureDate({ timeZone: 'UTC', now: () => new Date() }));

async function withActiveImport() {
  const registry = createTestRegistry({ now: () => 1234 });
  const act = registry.dispatch(importStore);
  const select = registry.select(importStore);
  await act.setImportStarted(true);
  return { act, registry, select };
}

describe('the form', () => {
  it("defaults to the label 'all', today in the store’s time zone, and skipping imported records (R3.61, R9.64, R9.65)", () => {
    configureDate({ timeZone: 'Pacific/Auckland', now: () => new Date('2026-11-20T12:00:00Z') });
    const { getFormSettings, getImportStarted } = createTestRegistry().select(importStore);
    expect(getFormSettings()).toEqual({
      period: { date: '11/21/2026', label: 'all' },
      skipPrevious: true,
    });
    expect(getFormSettings()).toBe(getFormSettings());
    expect(getImportStarted()).toEqual({ activeImport: false, lastImportStartTimestamp: 0 });
  });

  it('uses the new date on the next day (R9.63)', () => {
    const { getFormSettings } = createTestRegistry().select(importStore);
    configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
    expect(getFormSettings().period.date).toBe('11/20/2026');
    configureDate({ now: () => new Date('2026-11-21T12:00:00Z') });
    expect(getFormSettings().period.date).toBe('11/21/2026');
  });

  it.each([
    ['all', false, { label: 'all' }],
    ['30', false, { label: '30' }],
    ['01/31/2026', true, { date: '01/31/2026', label: 'custom' }],
  ])(
    'sets the period %s, and resets the active import (R3.63, R4.60, R4.62)',
    async (value, dateModified, period) => {
      const { act, select } = await withActiveImport();
      expect(select.getImportStarted().activeImport).toBe(true);
      await act.setImportPeriod(value, dateModified);
      expect(select.getFormSettings().period).toMatchObject(period);
      expect(select.getImportStarted()).toEqual({
        activeImport: false,
        lastImportStartTimestamp: 1234,
      });
    },
  );

  it('sets whether to skip imported records, and resets the active import (R4.61)', async () => {
    const { act, select } = await withActiveImport();
    await act.setSkipPrevious(false);
    expect(select.getFormSettings().skipPrevious).toBe(false);
    expect(select.getImportStarted().activeImport).toBe(false);
  });
});

describe('an import', () => {
  it('records its start time (R4.63)', async () => {
    let now = 1000;
    const registry = createTestRegistry({ now: () => now });
    const { setImportStarted } = registry.dispatch(importStore);
    const { getImportStarted } = registry.select(importStore);
    await setImportStarted(true);
    now = 2000;
    await setImportStarted(false);
    expect(getImportStarted()).toEqual({ activeImport: false, lastImportStartTimestamp: 1000 });
  });

  it('posts to its path, is marked as started, and triggers new reads of status, totals and reports', async () => {
    const requested: string[] = [];
    let revenue = 0;
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, () =>
        HttpResponse.json(statsBody(++revenue)),
      ),
      http.get(`${root}/status`, () => {
        requested.push('status');
        return HttpResponse.json({ is_importing: false });
      }),
      http.get(`${root}/totals`, () => {
        requested.push('totals');
        return HttpResponse.json({ customers: 1, orders: 2 });
      }),
      http.post(root, ({ request }) => {
        requested.push(JSON.stringify(queryOf(request)));
        return HttpResponse.json({ status: 'success' });
      }),
    );
    const registry = createTestRegistry({ now: () => 77 });
    const read = registry.resolveSelect(importStore);
    await read.getImportStatus({});
    await read.getImportTotals({});
    await registry.resolveSelect(reportsStore).getReportStats('revenue', {});
    const sent = registry.dispatch(importStore).updateImportation(PATH, true);
    const { getImportStarted, isImportRequesting } = registry.select(importStore);
    expect(isImportRequesting('updateImportation', PATH)).toBe(true);
    expect(await sent).toEqual({ status: 'success' });
    expect(getImportStarted()).toEqual({ activeImport: true, lastImportStartTimestamp: 77 });
    expect(await read.getImportTotals({})).toEqual({
      customers: 1,
      orders: 2,
      lastImportStartTimestamp: 77,
    });
    await read.getImportStatus({});
    expect(requested).toEqual([
      'status',
      'totals',
      '{"days":"30","skip_existing":"1"}',
      'totals',
      'status',
    ]);
    const { getReportStats } = registry.select(reportsStore);
    await vi.waitFor(() => expect(getReportStats('revenue', {}).data?.totals?.net_revenue).toBe(2));
  });

  it('invalidates the reports when it ends', async () => {
    let isImporting = true;
    let revenue = 0;
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, () =>
        HttpResponse.json(statsBody(++revenue)),
      ),
      http.get(`${root}/status`, () => HttpResponse.json({ is_importing: isImporting })),
    );
    const registry = createTestRegistry();
    const read = registry.resolveSelect(importStore);
    const { getReportStats } = registry.select(reportsStore);
    await read.getImportStatus({ timestamp: 1 });
    await registry.resolveSelect(reportsStore).getReportStats('revenue', {});
    isImporting = false;
    await read.getImportStatus({ timestamp: 1, a: 1 });
    await vi.waitFor(() => expect(getReportStats('revenue', {}).data?.totals?.net_revenue).toBe(2));
  });

  it('is only sent to the REST API', async () => {
    const registry = createTestRegistry();
    const sent = registry.dispatch(importStore).updateImportation('https://evil.test/', true);
    await expect(sent).rejects.toMatchObject({ code: 'invalid_path' });
  });
});

describe('status and totals', () => {
  it('are stored by query; the timestamp separates results but is not sent (R3.62, R7.49)', async () => {
    const queries: unknown[] = [];
    server.use(
      http.get(`${root}/status`, ({ request }) => {
        queries.push(queryOf(request));
        const orders = { imported: queries.length, total: 9 };
        return HttpResponse.json({ is_importing: true, orders });
      }),
    );
    const registry = createTestRegistry();
    const { getImportStatus, getImportTotals } = registry.select(importStore);
    expect(getImportStatus({ timestamp: 5 })).toEqual({});
    await settle();
    await registry.resolveSelect(importStore).getImportStatus({ timestamp: 6 });
    expect(queries).toEqual([{}, {}]);
    expect([1, 2]).toEqual(
      [5, 6].map((timestamp) => getImportStatus({ timestamp }).orders?.imported),
    );
    serve(server, `${root}/totals`, { customers: 1, orders: 2 });
    expect(getImportTotals({})).toEqual({ lastImportStartTimestamp: 0 });
    expect(getImportTotals({})).toBe(getImportTotals({}));
    await settle();
  });
});

describe('the import of new orders', () => {
  const STATUS = `${API_ROOT}/wc-analytics/imports/status`;
  const scheduled = {
    mode: 'scheduled',
    last_processed_date: '2026-11-20 09:00:00',
    next_scheduled: '2026-11-20 21:00:00',
    import_in_progress_or_due: false,
  };
  const read = async (registry = createTestRegistry()) => {
    registry.select(importStore).getOrderImport();
    await settle();
    return registry.select(importStore);
  };

  it('is in batches, with the time until which orders are counted', async () => {
    serve(server, STATUS, scheduled);
    expect((await read()).getOrderImport()).toEqual(scheduled);
  });

  it('is at once in a store without the route, which is not requested', async () => {
    const select = await read(createTestRegistry({ hasRoute: () => Promise.resolve(false) }));
    expect(select.getOrderImport()?.mode).toBe('immediate');
    expect(select.getImportError('getOrderImport')).toBe(false);
  });

  it('is unknown if the request fails', async () => {
    server.use(http.get(STATUS, () => HttpResponse.json({}, { status: 500 })));
    const select = await read();
    expect(select.getOrderImport()).toBeUndefined();
    expect(select.getImportError('getOrderImport')).toBeInstanceOf(Error);
  });

  it.each([
    ['was started', {}, 200, true],
    ['runs already', { code: 'woocommerce_rest_analytics_import_in_progress' }, 400, true],
    ['cannot be started', { code: 'woocommerce_rest_cannot_access' }, 403, false],
  ])('is read again if it %s', async (_name, body, status, isRead) => {
    const reads = serve(server, STATUS, scheduled);
    const trigger = `${API_ROOT}/wc-analytics/imports/trigger`;
    server.use(http.post(trigger, () => HttpResponse.json(body, { status })));
    const registry = createTestRegistry();
    await read(registry);
    const result = await registry
      .dispatch(importStore)
      .importOrders()
      .then(
        () => true,
        () => false,
      );
    expect(result).toBe(isRead);
    await read(registry);
    expect(reads).toHaveLength(isRead ? 2 : 1);
  });
});
