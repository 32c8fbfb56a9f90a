import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { ensureStores } from '../core/ensure-stores.ts';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { digestStore } from './store.ts';

function createRegistry(hasPlugin: boolean) {
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(hasPlugin) });
  ensureStores(registry, [digestStore]);
  return registry;
}

const server = startRestServer();
const URL = `${API_ROOT}/tillview/v1/digest`;
const ANN = { id: 7, name: 'Ann', email: 'ann@example.org' };
const toDigest = (every: string) => ({ problem: '', users: [{ ...ANN, every }] });

it('sends no request to a store without the plugin', async () => {
  const registry = createRegistry(false);
  await expect(registry.resolveSelect(digestStore).getDigest()).resolves.toBeNull();
});

it('reads and saves how often a user receives the digest, and sends one', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get(URL, () => HttpResponse.json(toDigest(''))),
    http.post(URL, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(toDigest('week'));
    }),
    http.post(`${URL}/send`, () => HttpResponse.json({ email: ANN.email })),
  );
  const registry = createRegistry(true);
  await registry.resolveSelect(digestStore).getDigest();
  const { setDigestInterval, sendDigest } = registry.dispatch(digestStore);
  await setDigestInterval(7, 'week');
  expect(sent).toEqual([{ user: 7, every: 'week' }]);
  expect(registry.select(digestStore).getDigest()).toEqual(toDigest('week'));
  await expect(sendDigest()).resolves.toBe(ANN.email);
});
