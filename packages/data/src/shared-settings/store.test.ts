import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { sharedSettingsStore } from './store.ts';

const server = startRestServer();
const URL = `${API_ROOT}/tillview/v1/shared`;
const GOAL = { metric: 'orders_count', unit: 'month', by: 'amount', value: 120 } as const;

it('sends no request to a store without the plugin', async () => {
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(false) });
  await expect(registry.resolveSelect(sharedSettingsStore).getSharedSettings()).resolves.toBeNull();
});

it('reads the settings, saves them, and keeps them when a save fails', async () => {
  server.use(
    http.get(URL, () => HttpResponse.json({ goals: [] })),
    http.post(URL, async ({ request }) => HttpResponse.json((await request.json()) as object), {
      once: true,
    }),
    http.post(URL, () => HttpResponse.json({ code: 'rest_forbidden' }, { status: 403 })),
  );
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(true) });
  await registry.resolveSelect(sharedSettingsStore).getSharedSettings();
  const { saveSharedSettings } = registry.dispatch(sharedSettingsStore);
  await saveSharedSettings({ goals: [GOAL] });
  await expect(saveSharedSettings({ goals: [] })).rejects.toMatchObject({ status: 403 });
  expect(registry.select(sharedSettingsStore).getSharedSettings()).toEqual({
    goals: [GOAL],
  });
});
