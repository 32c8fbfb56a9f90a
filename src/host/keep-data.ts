import { isSignedOut } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { dropKept, type keptKeys } from './kept-data.ts';

/** Keeps JSON for the session of the tab, for `readKept`. */
export function keepData(
  key: (typeof keptKeys)[keyof typeof keptKeys],
  owner: string,
  json: string,
): void {
  dropKept(key);
  try {
    window.sessionStorage.setItem(key, `[${JSON.stringify(owner)},${json}]`);
  } catch {
    // No room, or forbidden: the next page begins without it.
  }
}

/** Whether a click leads to the end of the session. */
const isLogOut = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a[href*="action=logout"]') !== null;

/** Calls back when the session of the user ends. */
export function onSessionEnd(registry: DataRegistry, onEnd: () => void): void {
  document.addEventListener('click', (event) => isLogOut(event) && onEnd(), true);
  let hasEnded = false;
  registry.subscribe(() => {
    if (hasEnded || !isSignedOut(registry)) return;
    hasEnded = true;
    onEnd();
  });
}
