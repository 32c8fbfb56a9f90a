import { http, HttpResponse } from 'msw';
import { describe, expect, expectTypeOf, it } from 'vitest';
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
  ])('without an id fails with the message of the reply: %j (R5.37)', async (body, text) => {
    server.use(http.post(url, () => HttpResponse.json(body)));
    const registry = createTestRegistry();
    const begun = registry.dispatch(exportStore).startExport('orders', args);
    await expect(begun).rejects.toThrow(text);
    const { getError, getExportId } = registry.select(exportStore);
    expect(getError('startExport', { type: 'orders', args })).toContain(text);
    expect(getExportId('orders', args)).toBeUndefined();
  });

  it.each(failures)(
    'reports $name: its message is stored as text, the error is thrown (R8.31)',
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

  it('has types', () => {
    const { getError } = createTestRegistry().select(exportStore);
    expectTypeOf(getError).returns.toEqualTypeOf<string | undefined>();
    // @ts-expect-error: unknown operation.
    getError('beginExport', { type: 'orders', args });
  });
});
