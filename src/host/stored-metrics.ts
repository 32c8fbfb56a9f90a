import type { HostConfig } from './host-config.ts';
import { readSessionData } from './session-data.ts';
import { sessionKeys } from './preferences.ts';

/**
 * Identifies the owner of stored metrics: the user, the store and the build (its URL). Undefined if the user is
 * unknown: then no metrics are stored.
 */
export function getMetricsOwner(
  { restRoot, storeName, user }: HostConfig,
  build: string,
): string | undefined {
  return user ? [user.id, restRoot, storeName, build].join(' ') : undefined;
}

/** Returns the metrics that this user has loaded in this session. Removes the metrics of another user. */
export const readStoredMetrics = (owner: string | undefined): unknown =>
  readSessionData(sessionKeys.metrics, owner);
