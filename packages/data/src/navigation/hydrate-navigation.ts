import type { DataRegistry } from '@wordpress/data';
import { withHydration } from '../core/hydration.ts';
import { navigationStore } from './store.ts';
import type { MenuItem } from './types.ts';

/** The menu that the host page provides. */
export type NavigationInitialData = {
  menuItems?: readonly MenuItem[] | undefined;
};

/** Sets the menu that the host page provides, unless it is empty or the data store already has one. */
export function hydrateNavigation(
  registry: DataRegistry,
  { menuItems = [] }: NavigationInitialData,
): void {
  if (menuItems.length === 0) return;
  if (registry.select(navigationStore).getMenuItems().length > 0) return;
  void registry.dispatch(navigationStore).setMenuItems(menuItems);
}

/** Higher-order component that runs `hydrateNavigation` before the first render. */
export function withNavigationHydration(seed: NavigationInitialData) {
  return withHydration((registry) => hydrateNavigation(registry, seed));
}
