import type { HostConfig } from './host-config.ts';
import { readSessionData } from './session-data.ts';
import { sessionKeys } from './preferences.ts';

/**
 * Identifies the owner of stored figures: the user, the store and the build (its URL). Undefined if the user is
 * unknown: then no figures are stored.
 */
export function getFiguresOwner(
  { restRoot, storeName, user }: HostConfig,
  build: string,
): string | undefined {
  return user ? [user.id, restRoot, storeName, build].join(' ') : undefined;
}

/** Returns the figures that this user has loaded in this session. Removes the figures of another user. */
export const readStoredFigures = (owner: string | undefined): unknown =>
  readSessionData(sessionKeys.figures, owner);
