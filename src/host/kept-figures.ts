import type { HostConfig } from './host-config.ts';

/** Where the figures are kept, for the session of the tab. */
export const KEPT_FIGURES_KEY = 'tillview-figures';

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
export function readKeptFigures(owner: string | undefined): unknown {
  try {
    const { sessionStorage } = window;
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_FIGURES_KEY) ?? '[]');
    if (Array.isArray(kept) && owner !== undefined && kept[0] === owner) return kept[1];
    sessionStorage.removeItem(KEPT_FIGURES_KEY);
  } catch {
    // Browsers may forbid it altogether, and other scripts may write there.
  }
  return undefined;
}
