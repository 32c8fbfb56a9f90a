import { isSignedOut } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { hashOwner } from './hash-owner.ts';
import { getStorage, removeSessionData, SESSION_VERSION } from './session-data.ts';
import { getShopKey, writeOfShop } from './shop-storage.ts';
import type { sessionKeys } from '../preferences.ts';

/** Stores JSON for the session, for `readSessionData`. */
export function saveSessionData(
  key: (typeof sessionKeys)[keyof typeof sessionKeys],
  owner: string,
  json: string,
): void {
  removeSessionData(key);
  try {
    writeOfShop(getStorage(key), key, `["${hashOwner(owner)}",${json},${SESSION_VERSION}]`);
  } catch {
    // The storage is full or not allowed: the next page starts without the data.
  }
}

/** Whether a click is on a link that logs the user out. */
const isLogOutClick = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a[href*="action=logout"]') !== null;

/** Calls `onLeave` when the user follows a link that logs out. */
export function onLogOut(onLeave: () => void): void {
  document.addEventListener('click', (event) => isLogOutClick(event) && onLeave(), true);
}

/** Written by the log-in page (wordpress/plugin/includes/clear-data.js), so that other tabs hear of it. */
const SIGNED_OUT = 'tillview-signed-out';

/** Calls `onEnd` when the user's session ends, also in another tab. */
export function onSessionEnd(registry: DataRegistry, onEnd: () => void): void {
  onLogOut(onEnd);
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
  };
  registry.subscribe(() => isSignedOut(registry) && end());
  window.addEventListener('storage', ({ key }) => key === getShopKey(SIGNED_OUT) && end());
}
