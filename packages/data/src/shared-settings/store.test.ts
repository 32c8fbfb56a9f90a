import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { sharedSettingsStore } from './store.ts';

const server = startRestServer();
const URL = `${API_ROOT}/tillview/v1/shared`;
const VIEW = { name: 'Net sales', address: 'path=%2Fanalytics%2Frevenue' };
const GOAL = { metric: 'orders_count', unit: 'month', by: 'amount', value: 120 } as const;

it('sends no request to a store without the plugin', async () => {
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(false) });
  await expect(registry.resolveSelect(sharedSettingsStore).getSharedSettings()).resolves.toBeNull();
});

it('applies a change to the stored settings, and keeps the settings when a save fails', async () => {
  let stored: object = { goals: [], notes: [], views: [] };
  server.use(
    http.get(URL, () => HttpResponse.json(stored)),
    http.post(
      URL,
      async ({ request }) => {
        stored = { ...stored, ...((await request.json()) as object) };
        return HttpResponse.json(stored);
      },
      { once: true },
    ),
    http.post(URL, () => HttpResponse.json({ code: 'rest_forbidden' }, { status: 403 })),
  );
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(true) });
  await registry.resolveSelect(sharedSettingsStore).getSharedSettings();
  const { changeSharedSettings } = registry.dispatch(sharedSettingsStore);
  // Another user adds a view meanwhile.
  stored = { goals: [], notes: [], views: [VIEW] };
  await changeSharedSettings(({ views }) => ({ views: [...views, { ...VIEW, name: 'Orders' }] }));
  await expect(changeSharedSettings(() => ({ goals: [GOAL] }))).rejects.toMatchObject({
    status: 403,
  });
  expect(registry.select(sharedSettingsStore).getSharedSettings()).toEqual({
    goals: [],
    notes: [],
    views: [VIEW, { ...VIEW, name: 'Orders' }],
  });
});
