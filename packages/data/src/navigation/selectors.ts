import { createStatusSelectors } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { MenuItem, NavigationData } from './types.ts';

type State = StoreState<NavigationData>;

/** The menu items that the host page provided. */
export function getMenuItems(state: State): readonly MenuItem[] {
  return state.data.menuItems;
}

/** Ids of the user's favorite menu items; empty until read. Triggers the read. */
export function getFavorites(state: State): readonly string[] {
  return state.data.favorites;
}

export const {
  isOperationRequesting: isNavigationRequesting,
  getOperationError: getNavigationError,
} = createStatusSelectors(keyOf);
