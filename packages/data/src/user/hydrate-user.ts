import type { DataRegistry } from '@wordpress/data';
import { userStore } from './store.ts';
import type { User } from './types.ts';

/** Gives the store the user that the host already knows, so that none is asked for. Nothing when one is known or asked for. */
export function hydrateUser(registry: DataRegistry, user: User): void {
  if (registry.select(userStore).hasStartedResolution('getCurrentUser', [])) return;
  const { startResolution, receiveUser, finishResolution } = registry.dispatch(userStore);
  void startResolution('getCurrentUser', []);
  void receiveUser(user);
  void finishResolution('getCurrentUser', []);
}
