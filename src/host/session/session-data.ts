import { sessionKeys } from '../preferences.ts';
import { readOfShop, removeOfShop } from './shop-storage.ts';

type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

const ofBrowser: readonly SessionKey[] = [
  sessionKeys.exports,
  sessionKeys.counts,
  sessionKeys.days,
];

/**
 * The storage of the tab; that of the browser for what the user also finds in other tabs. Throws if it is not allowed.
 */
export const getStorage = (key: SessionKey): Storage =>
  ofBrowser.includes(key) ? window.localStorage : window.sessionStorage;

/** Removes stored data. */
export function removeSessionData(key: SessionKey): void {
  try {
    removeOfShop(getStorage(key), key);
  } catch {
    // Storage is not allowed, so there is nothing to remove.
  }
}

/** Returns the stored data of this owner, parsed; undefined if there is none. Removes the data of other owners. */
export function readSessionData(key: SessionKey, owner: string | undefined): unknown {
  try {
    const kept: unknown = JSON.parse(readOfShop(getStorage(key), key) ?? '[]');
    if (Array.isArray(kept) && owner !== undefined && kept[0] === owner) return kept[1];
    removeSessionData(key);
  } catch {
    // Storage can be disabled, and other scripts can write invalid data.
  }
  return undefined;
}
