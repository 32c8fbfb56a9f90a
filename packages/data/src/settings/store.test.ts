import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { reportsStore } from '../reports/index.ts';
import { statsBody } from '../testing/report-bodies.ts';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { hydrateSettings, settingsStore } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-analytics/settings/wc_admin`;
const batchUrl = `${url}/batch`;
const stored = [
  { id: 'range', value: 'period=month' },
  { id: 'statuses', value: ['failed'] },
];

async function readGroup(registry: DataRegistry): Promise<void> {
  serve(server, url, stored);
  await registry.resolveSelect(settingsStore).getSettings('wc_admin');
}

describe('settings', () => {
  it('of a group are a map with a time of receipt, and are not dirty (R3.64)', async () => {
    const registry = createTestRegistry({ now: () => 1234 });
    const select = registry.select(settingsStore);
    expect(select.getLastReceived('wc_admin')).toBeUndefined();
    expect([select.getDirtyKeys('wc_admin'), select.getIsDirty('wc_admin', ['range'])]).toEqual([
      [],
      false,
    ]);
    expect(select.getLastSettingsErrorForGroup('wc_admin')).toBe(false);
    await readGroup(registry);
    expect(select.getSettings('wc_admin')).toEqual({ range: 'period=month', statuses: ['failed'] });
    expect(select.getLastReceived('wc_admin')).toBe(1234);
    expect(select.getDirtyKeys('wc_admin')).toEqual([]);
    expect(select.getSettingsGroupNames()).toEqual(['wc_admin']);
    expect(select.getSettingsGroupNames()).toBe(select.getSettingsGroupNames());
  });

  it('are read once, whether some or all of a group are requested', async () => {
    const requests = serve(server, url, stored);
    const registry = createTestRegistry();
    const { getSettingsForGroup } = registry.select(settingsStore);
    const wanted = () => getSettingsForGroup('wc_admin', ['range', 'other']);
    expect(wanted()).toEqual({ range: undefined, other: undefined });
    await registry.resolveSelect(settingsStore).getSettingsForGroup('wc_admin', ['range', 'other']);
    expect(wanted()).toEqual({ range: 'period=month', other: undefined });
    expect(wanted()).toBe(wanted());
    await registry.resolveSelect(settingsStore).getSettingsForGroup('wc_admin', ['statuses']);
    await settle();
    expect(requests).toHaveLength(1);
  });

  it('return the fallback only when missing, and apply a filter', async () => {
    const registry = createTestRegistry();
    hydrateSettings(registry, 'g', { empty: '', no: false, zero: 0 });
    const { getSetting } = registry.select(settingsStore);
    expect([
      getSetting('g', 'empty', 'x'),
      getSetting('g', 'no', 'x'),
      getSetting('g', 'zero', 9),
    ]).toEqual(['', false, 0]);
    expect([getSetting('g', 'gone'), getSetting('none', 'gone', 'x')]).toEqual([false, 'x']);
    expect(getSetting('g', 'zero', 9, (value, fallback) => `${value} of ${fallback}`)).toBe(
      '0 of 9',
    );
  });

  it('are not requested when the host page provided them, and are not dirty', async () => {
    const registry = createTestRegistry();
    hydrateSettings(registry, 'wc_admin', { range: 'a' });
    const { getDirtyKeys, getSettings, getSettingsForGroup } = registry.select(settingsStore);
    expect(getSettings('wc_admin')).toEqual({ range: 'a' });
    expect(getSettingsForGroup('wc_admin', ['range'])).toEqual({ range: 'a' });
    await settle();
    expect(getDirtyKeys('wc_admin')).toEqual([]);
  });

  it('keep local changes after a later read', async () => {
    const registry = createTestRegistry();
    await registry.dispatch(settingsStore).updateSettingsForGroup('wc_admin', { range: 'mine' });
    await readGroup(registry);
    expect(registry.select(settingsStore).getSettings('wc_admin')).toMatchObject({
      range: 'mine',
      statuses: ['failed'],
    });
  });
});

describe('saving', () => {
  it('sends dirty settings, and clears the dirty list (R4.68)', async () => {
    const registry = createTestRegistry();
    await readGroup(registry);
    const bodies: unknown[] = [];
    server.use(
      http.post(batchUrl, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ update: [{ id: 'range', value: 'as stored' }] });
      }),
    );
    const { persistSettingsForGroup, updateSettingsForGroup } = registry.dispatch(settingsStore);
    const { getDirtyKeys, getIsDirty, getSettings, isUpdateSettingsRequesting } =
      registry.select(settingsStore);
    await updateSettingsForGroup('wc_admin', { range: 'new' }, 99);
    expect([getDirtyKeys('wc_admin'), getIsDirty('wc_admin', ['range', 'x'])]).toEqual([
      ['range'],
      true,
    ]);
    const saving = persistSettingsForGroup('wc_admin');
    expect(isUpdateSettingsRequesting('wc_admin')).toBe(true);
    await saving;
    expect(bodies).toEqual([{ update: [{ id: 'range', value: 'new' }] }]);
    expect(getDirtyKeys('wc_admin')).toEqual([]);
    expect(getSettings('wc_admin')['range']).toBe('as stored');
    expect(isUpdateSettingsRequesting('wc_admin')).toBe(false);
  });

  it('sends nothing without dirty settings', async () => {
    const registry = createTestRegistry();
    await registry.dispatch(settingsStore).persistSettingsForGroup('unknown');
    await readGroup(registry);
    await registry.dispatch(settingsStore).persistSettingsForGroup('wc_admin');
    await settle();
    expect(registry.select(settingsStore).getLastSettingsErrorForGroup('wc_admin')).toBe(false);
  });

  it('keeps settings dirty that change while the request is pending', async () => {
    const registry = createTestRegistry();
    await readGroup(registry);
    const act = registry.dispatch(settingsStore);
    server.use(
      http.post(batchUrl, async () => {
        await act.updateSettingsForGroup('wc_admin', { range: 'third' });
        return HttpResponse.json({ update: [{ id: 'range', value: 'second' }] });
      }),
    );
    await act.updateAndPersistSettingsForGroup('wc_admin', { range: 'second' });
    const { getDirtyKeys, getSettings } = registry.select(settingsStore);
    expect([getSettings('wc_admin')['range'], getDirtyKeys('wc_admin')]).toEqual([
      'third',
      ['range'],
    ]);
  });

  it.each([
    ['null', null],
    ['an object without settings', {}],
  ])('fails with the specified message when the reply is %s (R5.36, R8.21)', async (_, body) => {
    const registry = createTestRegistry();
    server.use(http.post(batchUrl, () => HttpResponse.json(body)));
    const saving = registry
      .dispatch(settingsStore)
      .updateAndPersistSettingsForGroup('wc_admin', { range: 'new' });
    await expect(saving).rejects.toThrow('There was a problem updating your settings.');
    expect(registry.select(settingsStore).getDirtyKeys('wc_admin')).toEqual(['range']);
  });

  it('fails when the server rejects one of several settings, and saves the others', async () => {
    const registry = createTestRegistry();
    const error = { code: 'rest_setting_setting_invalid', message: 'Invalid setting.' };
    server.use(
      http.post(batchUrl, () =>
        HttpResponse.json({
          update: [
            { id: 'range', value: 'new' },
            { id: 'bad', error },
          ],
        }),
      ),
    );
    const saving = registry
      .dispatch(settingsStore)
      .updateAndPersistSettingsForGroup('wc_admin', { range: 'new', bad: 1 });
    await expect(saving).rejects.toMatchObject(error);
    const { getDirtyKeys, getLastSettingsErrorForGroup } = registry.select(settingsStore);
    expect(getDirtyKeys('wc_admin')).toEqual(['bad']);
    expect(getLastSettingsErrorForGroup('wc_admin')).toMatchObject(error);
  });

  it('invalidates the reports, because they depend on settings', async () => {
    let revenue = 0;
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, () =>
        HttpResponse.json(statsBody(++revenue)),
      ),
      http.post(batchUrl, () => HttpResponse.json({ update: [{ id: 'range', value: 'new' }] })),
    );
    const registry = createTestRegistry();
    await registry.resolveSelect(reportsStore).getReportStats('revenue', {});
    await registry
      .dispatch(settingsStore)
      .updateAndPersistSettingsForGroup('wc_admin', { range: 'new' });
    const shown = () =>
      registry.select(reportsStore).getReportStats('revenue', {}).data?.totals?.net_revenue;
    await vi.waitFor(() => expect(shown()).toBe(2));
  });
});
