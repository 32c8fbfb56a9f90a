import { createBookSelectors } from '../core/book-selectors.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { MenuItem, NavigationData } from './types.ts';

type State = StoreState<NavigationData>;

/** The entries of the menu, as the host gave them. */
export function getMenuItems(state: State): readonly MenuItem[] {
  return state.data.menuItems;
}

/** Ids of the menu items that the person has marked; empty until they were read. Starts the read. */
export function getFavorites(state: State): readonly string[] {
  return state.data.favorites;
}

export const {
  isOperationRequesting: isNavigationRequesting,
  getOperationError: getNavigationError,
} = createBookSelectors(keyOf);
