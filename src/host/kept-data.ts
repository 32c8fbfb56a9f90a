/** The session storage keys. */
export const keptKeys = { figures: 'tillview-figures', exports: 'tillview-exports' } as const;

type KeptKey = (typeof keptKeys)[keyof typeof keptKeys];

/** Removes stored data. */
export function dropKept(key: KeptKey): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Storage is not allowed, so there is nothing to remove.
  }
}

/** Returns the stored data of this owner, parsed; undefined if there is none. Removes the data of other owners. */
export function readKept(key: KeptKey, owner: string | undefined): unknown {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    if (Array.isArray(kept) && owner !== undefined && kept[0] === owner) return kept[1];
    dropKept(key);
  } catch {
    // Storage can be disabled, and other scripts can write invalid data.
  }
  return undefined;
}
