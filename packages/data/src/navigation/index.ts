export { hydrateNavigation, withNavigationHydration } from './hydrate-navigation.ts';
export { NAVIGATION_STORE_NAME, navigationStore } from './store.ts';

export type { MenuItem } from './types.ts';
