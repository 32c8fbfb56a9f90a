import type { sessionKeys } from './preferences.ts';

type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

/** Removes stored data. */
export function removeSessionData(key: SessionKey): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Storage is not allowed, so there is nothing to remove.
  }
}

/** Returns the stored data of this owner, parsed; undefined if there is none. Removes the data of other owners. */
export function readSessionData(key: SessionKey, owner: string | undefined): unknown {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    if (Array.isArray(kept) && owner !== undefined && kept[0] === owner) return kept[1];
    removeSessionData(key);
  } catch {
    // Storage can be disabled, and other scripts can write invalid data.
  }
  return undefined;
}
