import { hydrateUser, userStore } from '@tillview/data';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import {
  API_ROOT,
  createTestRegistry,
  startRestServer,
} from '../../../packages/data/src/testing/rest-server.ts';
import { screens } from '../../screens.ts';
import { getFavoriteId, getFavorites, getFavoriteScreens } from './favorites.ts';

const URL_OF_FAVORITES = `${API_ROOT}/wc-admin/navigation/favorites/me`;
const USER = { id: 7, name: 'Ann', woocommerce_meta: { tillview_favorites: '["other"]' } };
const STORED = {
  id: 7,
  name: 'Ann',
  meta: { persisted_preferences: { tillview: { favorites: ['other'] } } },
};

const server = startRestServer();

const ORDERS = 'woocommerce-analytics-orders';

async function open(stored: JsonBodyType, status = 200) {
  server.use(http.get(URL_OF_FAVORITES, () => HttpResponse.json(stored, { status })));
  const registry = createTestRegistry();
  hydrateUser(registry, USER);
  const favorites = getFavorites(registry);
  await vi.waitFor(() => expect(favorites.getState().ids).toBeDefined());
  return { registry, favorites, ids: () => favorites.getState().ids };
}

it('favorite ids are unique, and are those of the store for reports', () => {
  const ids = screens.map(getFavoriteId);
  expect(new Set(ids).size).toBe(screens.length);
  expect(ids).toContain('woocommerce-analytics-stock');
  expect(ids).toContain('woocommerce-analytics-customers');
  expect(ids).toContain('tillview-stock');
});

describe('favorites', () => {
  it('change immediately and are saved in the store, without losing those of other plugins', async () => {
    const sent: unknown[] = [];
    server.use(
      http.all(URL_OF_FAVORITES, async ({ request }) => {
        if (request.method === 'GET') return undefined;
        sent.push(request.headers.get('x-http-method-override') ?? request.method);
        sent.push(await request.json());
        return HttpResponse.json([]);
      }),
    );
    const { favorites, ids } = await open(['other']);
    const added = favorites.toggle(ORDERS);
    expect(ids()).toEqual(['other', ORDERS]);
    expect(getFavoriteScreens(ids()).map(({ path }) => path)).toEqual(['/analytics/orders']);
    await added;
    await favorites.toggle(ORDERS);
    expect(ids()).toEqual(['other']);
    expect(sent).toEqual(['POST', { item_id: ORDERS }, 'DELETE', { item_id: ORDERS }]);
  });

  it('are reverted with a problem when they cannot be saved', async () => {
    const { favorites, ids } = await open([]);
    server.use(
      http.post(URL_OF_FAVORITES, () => HttpResponse.json({ code: 'x' }, { status: 500 })),
    );
    await favorites.toggle(ORDERS);
    expect(ids()).toEqual([]);
    expect(favorites.getState().problem).toMatchObject({ id: ORDERS, isAdded: true });
    favorites.dismissProblem();
    expect(favorites.getState().problem).toBeUndefined();
  });

  deepIt('count as saved when another tab has made the same change', async () => {
    const { favorites, ids } = await open([]);
    const body = { code: 'woocommerce_favorites_already_exists', message: 'Exists.' };
    server.use(http.post(URL_OF_FAVORITES, () => HttpResponse.json(body, { status: 409 })));
    await favorites.toggle(ORDERS);
    expect(ids()).toEqual([ORDERS]);
  });

  it('are a user preference if the store has no favorites API', async () => {
    const { registry, favorites, ids } = await open({ code: 'rest_no_route', message: '' }, 404);
    expect(ids()).toEqual(['other']);
    server.use(
      http.get(`${API_ROOT}/wp/v2/users/me`, () => HttpResponse.json(STORED)),
      http.all(`${API_ROOT}/wp/v2/users/7`, async ({ request }) => {
        const body = (await request.json()) as object;
        return HttpResponse.json({ ...STORED, ...body });
      }),
    );
    await favorites.toggle(ORDERS);
    expect(favorites.getState().problem).toBeUndefined();
    const user = registry.select(userStore).getCurrentUser();
    expect(user?.woocommerce_meta?.['tillview_favorites']).toBe(`["other","${ORDERS}"]`);
  });
});
