import type { DataRegistry } from '@wordpress/data';
import { seedSelector, withHydration } from '../core/hydration.ts';
import { userStore } from './store.ts';
import type { User } from './types.ts';

/** Gives the store the user that the host already knows, so that none is asked for. Nothing when one is known or asked for. */
export function hydrateUser(registry: DataRegistry, user: User): void {
  const actions = registry.dispatch(userStore);
  seedSelector(registry.select(userStore), actions, 'getCurrentUser', [], () =>
    actions.receiveUser(user),
  );
}

/** As `hydrateUser`, for the component that is drawn with it. */
export function withCurrentUserHydration(user: User) {
  return withHydration((registry) => hydrateUser(registry, user));
}
