import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { hydrateNavigation, type MenuItem, navigationStore } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-admin/navigation/favorites/me`;
const menuItems: MenuItem[] = [
  { id: 'revenue', menuId: 'plugins', title: 'Revenue' },
  { id: 'orders', menuId: 'favorites' },
];

function withMenu(): DataRegistry {
  const registry = createTestRegistry();
  hydrateNavigation(registry, { menuItems });
  return registry;
}

const menuIdsOf = (registry: DataRegistry) =>
  registry
    .select(navigationStore)
    .getMenuItems()
    .map(({ id, menuId }) => `${id}: ${menuId}`);

describe('the menu', () => {
  it('comes from the host page, and can be extended (R3.57, R3.58)', async () => {
    const registry = withMenu();
    hydrateNavigation(registry, { menuItems: [{ id: 'other', menuId: 'plugins' }] });
    await registry.dispatch(navigationStore).addMenuItems([{ id: 'more', menuId: 'plugins' }]);
    expect(menuIdsOf(registry)).toEqual(['revenue: plugins', 'orders: favorites', 'more: plugins']);
  });
});

describe('favorites', () => {
  it('are added once, which moves the menu item (R4.64)', async () => {
    server.use(
      http.get(url, () => HttpResponse.json([])),
      http.post(url, () => HttpResponse.json(['revenue'])),
    );
    const registry = withMenu();
    await registry.resolveSelect(navigationStore).getFavorites();
    const { addFavorite } = registry.dispatch(navigationStore);
    const added = addFavorite('revenue');
    const { getFavorites, isNavigationRequesting } = registry.select(navigationStore);
    expect(isNavigationRequesting('addFavorite')).toBe(true);
    expect(isNavigationRequesting('removeFavorite')).toBe(false);
    await added;
    await addFavorite('revenue');
    expect(getFavorites()).toEqual(['revenue']);
    expect(menuIdsOf(registry)).toEqual(['revenue: favorites', 'orders: favorites']);
  });

  it.each([false, 0, ''])(
    'do not change when the reply is %j (R5.38, R5.39, R8.26)',
    async (reply) => {
      server.use(http.post(url, () => HttpResponse.json(reply)));
      const registry = withMenu();
      const { addFavorite, removeFavorite } = registry.dispatch(navigationStore);
      await expect(addFavorite('revenue')).rejects.toThrow('addFavorite');
      await expect(removeFavorite('orders')).rejects.toThrow('removeFavorite');
      expect(menuIdsOf(registry)).toEqual(['revenue: plugins', 'orders: favorites']);
      expect(registry.select(navigationStore).getNavigationError('addFavorite')).toMatchObject({
        code: 'unexpected_response',
      });
    },
  );
});
