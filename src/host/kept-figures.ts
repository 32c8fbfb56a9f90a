import type { HostConfig } from './host-config.ts';
import { keptKeys, readKept } from './kept-data.ts';

/**
 * Whose figures they are: of which user, store and build (its address). Undefined for an unknown user, for whom none are
 * kept.
 */
export function getFiguresOwner(
  { restRoot, storeName, user }: HostConfig,
  build: string,
): string | undefined {
  return user ? [user.id, restRoot, storeName, build].join(' ') : undefined;
}

/** The figures that this user has seen in this session; those of another one are dropped. */
export const readKeptFigures = (owner: string | undefined): unknown =>
  readKept(keptKeys.figures, owner);
