import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { sharedSettingsStore } from './store.ts';

const server = startRestServer();
const URL = `${API_ROOT}/tillview/v1/shared`;
const NOTE = { id: 'a', day: '2026-11-20', text: 'Newsletter' };
const EMPTY = { goals: [], notes: [], views: [] };

it('sends no request to a store without the plugin', async () => {
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(false) });
  await expect(registry.resolveSelect(sharedSettingsStore).getSharedSettings()).resolves.toBeNull();
});

it('reads the settings, saves one of them, and keeps all when a save fails', async () => {
  server.use(
    http.get(URL, () => HttpResponse.json(EMPTY)),
    http.post(
      URL,
      async ({ request }) => HttpResponse.json({ ...EMPTY, ...((await request.json()) as object) }),
      { once: true },
    ),
    http.post(URL, () => HttpResponse.json({ code: 'rest_forbidden' }, { status: 403 })),
  );
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(true) });
  await registry.resolveSelect(sharedSettingsStore).getSharedSettings();
  const { saveSharedSettings } = registry.dispatch(sharedSettingsStore);
  await saveSharedSettings({ notes: [NOTE] });
  await expect(saveSharedSettings({ notes: [] })).rejects.toMatchObject({ status: 403 });
  expect(registry.select(sharedSettingsStore).getSharedSettings()).toEqual({
    ...EMPTY,
    notes: [NOTE],
  });
});
