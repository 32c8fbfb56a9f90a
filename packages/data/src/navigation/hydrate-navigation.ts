import type { DataRegistry } from '@wordpress/data';
import { withHydration } from '../core/hydration.ts';
import { navigationStore } from './store.ts';
import type { MenuItem } from './types.ts';

/** What the host already knows of the menu. */
export type NavigationSeed = {
  menuItems?: readonly MenuItem[] | undefined;
};

/** Gives the store the menu that the host already knows. Nothing when there is none, or the store has one. */
export function hydrateNavigation(
  registry: DataRegistry,
  { menuItems = [] }: NavigationSeed,
): void {
  if (menuItems.length === 0) return;
  if (registry.select(navigationStore).getMenuItems().length > 0) return;
  void registry.dispatch(navigationStore).setMenuItems(menuItems);
}

/** As `hydrateNavigation`, for the component that is drawn with it. */
export function withNavigationHydration(seed: NavigationSeed) {
  return withHydration((registry) => hydrateNavigation(registry, seed));
}
