import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { failures, failWith } from '../testing/failures.ts';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { exportStore } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-analytics/reports/orders/export`;
const args = { after: '2026-11-01', order: 'desc' };

describe('an export', () => {
  it('is identified by its type and arguments, in any key order (R3.60)', async () => {
    server.use(http.post(url, () => HttpResponse.json({ export_id: 17, message: 'Begun.' })));
    const registry = createTestRegistry();
    const { getExportId, isExportRequesting } = registry.select(exportStore);
    expect(getExportId('orders', args)).toBeUndefined();
    const begun = registry.dispatch(exportStore).startExport('orders', args);
    expect(isExportRequesting('startExport', { type: 'orders', args })).toBe(true);
    expect(isExportRequesting('startExport', { type: 'taxes', args })).toBe(false);
    expect(await begun).toEqual({
      exportType: 'orders',
      exportArgs: args,
      export_id: '17',
      message: 'Begun.',
    });
    expect(getExportId('orders', { order: 'desc', after: '2026-11-01' })).toBe('17');
    expect(isExportRequesting('startExport', { type: 'orders', args })).toBe(false);
  });

  it.each([
    [{ message: 'Not today.' }, 'Not today.'],
    [{ export_id: '', message: 'Not today.' }, 'Not today.'],
    [{ export_id: null }, 'startExport'],
  ])(
    'without an id in the reply fails with the message of the reply: %j (R5.37)',
    async (body, text) => {
      server.use(http.post(url, () => HttpResponse.json(body)));
      const registry = createTestRegistry();
      const begun = registry.dispatch(exportStore).startExport('orders', args);
      await expect(begun).rejects.toThrow(text);
      const { getError, getExportId } = registry.select(exportStore);
      expect(getError('startExport', { type: 'orders', args })).toContain(text);
      expect(getExportId('orders', args)).toBeUndefined();
    },
  );

  it.each(failures)(
    'reports $name: stores the message as text and throws the error (R8.31)',
    async (failure) => {
      const registry = createTestRegistry();
      const error = await failWith(server, failure, url, () =>
        registry.dispatch(exportStore).startExport('orders', args),
      );
      expect(error).toMatchObject({ code: failure.code, status: failure.status });
      const { getError, getExportId, isExportRequesting } = registry.select(exportStore);
      expect(error).toHaveProperty('message', getError('startExport', { type: 'orders', args }));
      expect(getError('startExport', { type: 'taxes', args })).toBeUndefined();
      expect(isExportRequesting('startExport', { type: 'orders', args })).toBe(false);
      expect(getExportId('orders', args)).toBeUndefined();
    },
  );

  it('is listed as soon as it is requested, newest first, in the same array until one changes', async () => {
    let ids = 16;
    server.use(
      http.post(url, () => HttpResponse.json({ export_id: ++ids, message: 'Begun.' })),
      http.get(`${url}/17/status`, () =>
        HttpResponse.json({ percent_complete: 40, download_url: '' }),
      ),
    );
    const registry = createTestRegistry({ now: () => 1000 });
    const { getExports } = registry.select(exportStore);
    const { startExport } = registry.dispatch(exportStore);
    const begun = startExport('orders', args);
    const listed = { exportType: 'orders', exportArgs: args, started: 1000, percent_complete: 0 };
    expect(getExports()).toEqual([{ ...listed, key: '1', state: 'starting', message: '' }]);
    await begun;
    await startExport('orders', args);
    const [second, first] = getExports();
    expect([second?.export_id, first?.export_id]).toEqual(['18', '17']);
    expect(getExports()).toBe(getExports());

    await registry.resolveSelect(exportStore).getExportStatus('orders', '17');
    expect(getExports()[0]).toBe(second);
    expect(getExports()[1]).toEqual({ ...first, state: 'running', percent_complete: 40 });
  });

  it('is finished and has a file URL at 100 percent', async () => {
    const file = 'http://shop.test/wp-admin/?action=download';
    server.use(
      http.post(url, () => HttpResponse.json({ export_id: 17 })),
      http.get(`${url}/17/status`, () =>
        HttpResponse.json({ percent_complete: 100, download_url: file }),
      ),
    );
    const registry = createTestRegistry();
    await registry.dispatch(exportStore).startExport('orders', args);
    expect(await registry.resolveSelect(exportStore).getExportStatus('orders', '17')).toMatchObject(
      {
        state: 'finished',
        percent_complete: 100,
        download_url: file,
      },
    );
  });

  it('is listed with the error message when it fails, and is replaced when it is started again', async () => {
    server.use(
      http.post(url, () => HttpResponse.json({ message: 'Not today' }), { once: true }),
      http.post(url, () => HttpResponse.json({ export_id: 17 })),
    );
    const registry = createTestRegistry();
    const { startExport } = registry.dispatch(exportStore);
    const { getExports } = registry.select(exportStore);
    await expect(startExport('orders', args)).rejects.toThrow('Not today');
    expect(getExports()).toMatchObject([{ state: 'failed', message: 'Not today.' }]);
    await startExport('orders', args);
    expect(getExports()).toMatchObject([{ state: 'running', export_id: '17' }]);
  });

  it('is failed when the server no longer knows its id; other read errors do not change its state', async () => {
    const unknown = {
      code: 'woocommerce_admin_reports_export_invalid_id',
      message: 'No such export.',
    };
    server.use(
      http.post(url, () => HttpResponse.json({ export_id: 17 })),
      http.get(`${url}/17/status`, () => HttpResponse.json({ percent_complete: 'x' }), {
        once: true,
      }),
      http.get(`${url}/17/status`, () => HttpResponse.json(unknown, { status: 404 })),
    );
    const registry = createTestRegistry();
    await registry.dispatch(exportStore).startExport('orders', args);
    const { getExports, getExportStatusError } = registry.select(exportStore);
    const read = () => registry.resolveSelect(exportStore).getExportStatus('orders', '17');
    await expect(read()).rejects.toThrow('getExportStatus');
    expect(getExports()).toMatchObject([{ state: 'running' }]);
    expect(getExportStatusError('orders', '17')).toBeInstanceOf(Error);
    await registry.dispatch(exportStore).invalidateResolution('getExportStatus', ['orders', '17']);
    await expect(read()).rejects.toThrow('No such export.');
    expect(getExports()).toMatchObject([{ state: 'failed', message: 'No such export.' }]);
  });

  it('of an earlier page load is listed after new ones; malformed entries are left out', async () => {
    server.use(http.post(url, () => HttpResponse.json({ export_id: 17 })));
    const registry = createTestRegistry();
    const kept = {
      key: '1',
      exportType: 'taxes',
      exportArgs: { after: 'x' },
      started: 5,
      message: 'Begun.',
      percent_complete: 0,
    };
    await registry.dispatch(exportStore).startExport('orders', args);
    await registry
      .dispatch(exportStore)
      .receiveExports([
        { ...kept, state: 'running', export_id: '3' },
        { ...kept, state: 'starting' },
        { ...kept, state: 'lost' },
        { ...kept, state: 'failed', exportArgs: 'x' },
        'x',
      ]);
    await registry.dispatch(exportStore).receiveExports('x');
    expect(registry.select(exportStore).getExports()).toMatchObject([
      { key: '1', exportType: 'orders' },
      { key: 'kept-0', state: 'running', export_id: '3' },
      { key: 'kept-1', state: 'failed', message: expect.stringContaining('try again') },
    ]);
  });
});
