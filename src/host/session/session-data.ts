import { sessionKeys } from '../preferences.ts';
import { hashOwner } from './hash-owner.ts';
import { readOfShop, removeOfShop } from './shop-storage.ts';

type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

const ofBrowser: readonly SessionKey[] = [
  sessionKeys.exports,
  sessionKeys.downloads,
  sessionKeys.counts,
  sessionKeys.days,
  sessionKeys.alarm,
  sessionKeys.hours,
  sessionKeys.ledgerCheck,
  sessionKeys.currencies,
  sessionKeys.groupChecks,
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

/** Removes all stored data of this shop, of any owner. */
export function removeAllSessionData(): void {
  for (const key of Object.values(sessionKeys)) removeSessionData(key);
}

/** The version of all that is kept. What has another one is read again; 0.1.0 wrote no number and the form of version 1. */
export const SESSION_VERSION = 1;

/**
 * Returns the stored data of this owner; undefined if there is none. Removes what belongs to another owner, has another
 * version, or does not fit: `parse` returns undefined for it, and never a part.
 */
export function readSessionData<Value>(
  key: SessionKey,
  owner: string | undefined,
  parse: (value: unknown) => Value | undefined,
): Value | undefined {
  try {
    const text = readOfShop(getStorage(key), key);
    if (text === null) return undefined;
    const kept: unknown = JSON.parse(text);
    const [keptOwner, value, version = 1] = Array.isArray(kept) ? (kept as unknown[]) : [];
    // Earlier versions wrote the owner as it is.
    const isOwn =
      owner !== undefined &&
      (keptOwner === hashOwner(owner) || keptOwner === owner) &&
      version === SESSION_VERSION;
    const parsed = isOwn ? parse(value) : undefined;
    if (parsed !== undefined) return parsed;
  } catch {
    // Storage can be disabled, and other scripts can write invalid data.
  }
  removeSessionData(key);
  return undefined;
}
