import { exportStore, importStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { expectAsRecorded, recorded, startReplay } from './data-replay.ts';

const { replay } = startReplay();

describe('exports of a real store', () => {
  it.each([
    ['w-export-orders', 'orders', {}],
    ['w-export-revenue', 'revenue', { interval: 'day', orderby: 'date', order: 'desc' }],
  ])(
    '%s: starts with the arguments and by email (R1.45, R7.45, R7.46)',
    async (name, type, more) => {
      const sent = replay(name);
      const registry = createTestRegistry();
      const args = { after: '2026-11-01T00:00:00', before: '2026-11-20T23:59:59', ...more };
      const begun = await registry.dispatch(exportStore).startExport(type, args);
      expectAsRecorded(sent, name);
      const { body } = recorded(name);
      expect(body).toMatchObject({ export_id: begun.export_id, message: begun.message });
      expect(registry.select(exportStore).getExportId(type, args)).toBe(begun.export_id);
    },
  );

  it('of an unknown report fail, and the HTML in the message is converted to text', async () => {
    replay('w-export-unknown');
    const registry = createTestRegistry();
    const begun = registry.dispatch(exportStore).startExport('unicorns', {});
    await expect(begun).rejects.toMatchObject({ status: 500 });
    expect(
      registry.select(exportStore).getError('startExport', { type: 'unicorns', args: {} }),
    ).toBe(
      'There has been a critical error on this website. Learn more about troubleshooting WordPress.',
    );
  });
});

describe('imports of a real store', () => {
  it.each(['import-status', 'w-import-status'])('%s is read (R7.48)', async (name) => {
    const sent = replay(name);
    const status = await createTestRegistry()
      .resolveSelect(importStore)
      .getImportStatus({ timestamp: 1234 });
    expectAsRecorded(sent, name);
    expect(status).toEqual(recorded(name).body);
  });

  it.each([
    ['import-totals', { skip_existing: 1 }],
    ['import-totals-all', { skip_existing: 0 }],
    ['import-totals-days', { days: 30, skip_existing: 0 }],
    ['w-import-totals', { days: 30, skip_existing: 1 }],
  ])('%s are read (R7.50)', async (name, query) => {
    const sent = replay(name);
    const totals = await createTestRegistry().resolveSelect(importStore).getImportTotals(query);
    expectAsRecorded(sent, name);
    expect(totals).toEqual({ ...(recorded(name).body as object), lastImportStartTimestamp: 0 });
  });

  it.each([
    ['w-import', '/wc-analytics/reports/import', true],
    ['w-import-cancel', '/wc-analytics/reports/import/cancel', false],
    ['w-import-delete', '/wc-analytics/reports/import/delete', false],
  ])('%s is sent to the given path (R1.46, R7.47)', async (name, path, starts) => {
    const sent = replay(name);
    const registry = createTestRegistry({ now: () => 5 });
    const { body } = recorded(name);
    expect(await registry.dispatch(importStore).updateImportation(path, starts)).toEqual(body);
    // The recorded client sent these parameters in the body; the store accepts them in the query too.
    expect(sent).toMatchObject([{ method: 'POST', path, query: {} }]);
    expect(registry.select(importStore).getImportStarted()).toEqual({
      activeImport: starts,
      lastImportStartTimestamp: starts ? 5 : 0,
    });
  });
});
