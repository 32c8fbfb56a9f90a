import type { DataRegistry } from '@wordpress/data';
import { hydrateSelector, withHydration } from '../core/hydration.ts';
import { userStore } from './store.ts';
import type { User } from './types.ts';

/**
 * Fills the data store with the user that the host page provides, which saves a request. Does nothing when a user was
 * already stored or requested.
 */
export function hydrateUser(registry: DataRegistry, user: User): void {
  const actions = registry.dispatch(userStore);
  hydrateSelector(registry.select(userStore), actions, 'getCurrentUser', [], () =>
    actions.receiveUser(user),
  );
}

/** Higher-order component that runs `hydrateUser` before the first render. */
export function withCurrentUserHydration(user: User) {
  return withHydration((registry) => hydrateUser(registry, user));
}
