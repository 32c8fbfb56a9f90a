import type { DataRegistry } from '@wordpress/data';
import { seedSelector, withHydration } from '../core/hydration.ts';
import { userStore } from './store.ts';
import type { User } from './types.ts';

/**
 * Seeds the data store with the user that the host already knows, so that no request is sent. Does nothing when a user
 * is known or requested.
 */
export function hydrateUser(registry: DataRegistry, user: User): void {
  const actions = registry.dispatch(userStore);
  seedSelector(registry.select(userStore), actions, 'getCurrentUser', [], () =>
    actions.receiveUser(user),
  );
}

/** Higher-order component that runs `hydrateUser` before the first render. */
export function withCurrentUserHydration(user: User) {
  return withHydration((registry) => hydrateUser(registry, user));
}
