import { hydrateNavigation, navigationStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { expectAsRecorded, recorded, startReplay } from './data-replay.ts';

const { replay } = startReplay();
const REVENUE = 'woocommerce-analytics-revenue';

function withMenu() {
  const registry = createTestRegistry();
  hydrateNavigation(registry, { menuItems: [{ id: REVENUE, menuId: 'plugins' }] });
  const { getFavorites, getMenuItems } = registry.select(navigationStore);
  return { registry, getFavorites, menuId: () => getMenuItems()[0]?.menuId };
}

describe('favorites of a real store', () => {
  it.each(['favorites', 'w-favorites-after'])('%s are read (R1.43, R3.56, R7.39)', async (name) => {
    const sent = replay(name);
    const favorites = await createTestRegistry().resolveSelect(navigationStore).getFavorites();
    expectAsRecorded(sent, name);
    expect(favorites).toEqual(recorded(name).body);
  });

  it('a favorite is added (R7.40)', async () => {
    replay('favorites');
    const sent = replay('w-favorite-add');
    const { getFavorites, menuId, registry } = withMenu();
    await registry.resolveSelect(navigationStore).getFavorites();
    await registry.dispatch(navigationStore).addFavorite(REVENUE);
    expectAsRecorded(sent, 'w-favorite-add');
    expect([getFavorites(), menuId()]).toEqual([[REVENUE], 'favorites']);
  });

  it('a favorite is removed, which moves its menu item back: an empty list is a success (R4.65, R7.41)', async () => {
    replay('w-favorites-after');
    const sent = replay('w-favorite-delete');
    const { getFavorites, menuId, registry } = withMenu();
    await registry.resolveSelect(navigationStore).getFavorites();
    await registry.dispatch(navigationStore).removeFavorite(REVENUE);
    expectAsRecorded(sent, 'w-favorite-delete');
    expect([getFavorites(), menuId()]).toEqual([[], 'plugins']);
  });

  it('a duplicate or missing favorite is rejected and changes nothing', async () => {
    replay('w-favorite-add-dup');
    replay('w-favorite-delete-missing');
    const { menuId, registry } = withMenu();
    const { addFavorite, removeFavorite } = registry.dispatch(navigationStore);
    await expect(addFavorite(REVENUE)).rejects.toMatchObject({ status: 409 });
    await expect(removeFavorite('nothing')).rejects.toMatchObject({ status: 404 });
    expect(menuId()).toBe('plugins');
  });
});
