import { sessionKeys } from '../preferences.ts';
import { readOfShop, writeOfShop } from './shop-storage.ts';
import type { NavigationHistory, NavigationLocation } from '@tillview/navigation';

/** The maximum number of history entries whose positions are stored. */
const MAX_ENTRIES = 50;

/** How long a position is kept while the height of the page still changes, in milliseconds. */
const HOLD_TIME = 10_000;

/** Events of user input. After one of these, the position is no longer kept. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** History entries that were not created by a script have no key. */
const keyOf = ({ key, search }: NavigationLocation): string => key ?? search;

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

function readPositions(win: Window): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(readOfShop(win.sessionStorage, sessionKeys.scroll) ?? '[]');
    return new Map(Array.isArray(kept) && kept.every(isPosition) ? kept : []);
  } catch {
    // Other scripts can write invalid data, and the access can be blocked.
    return new Map();
  }
}

/**
 * Scrolls to a position, or as near to it as the page is long, and again when its size changes, until the user interacts
 * with the page: some parts load only when they are near.
 */
function holdPosition(win: Window, root: HTMLElement, top: number): () => void {
  const scroll = () => {
    const { scrollHeight, clientHeight } = win.document.documentElement;
    win.scrollTo(0, Math.min(top, scrollHeight - clientHeight));
  };
  const observer = new ResizeObserver(scroll);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of USER_EVENTS) win.removeEventListener(type, end, true);
  };
  const timer = setTimeout(end, HOLD_TIME);
  observer.observe(root);
  for (const type of USER_EVENTS) win.addEventListener(type, end, true);
  return end;
}

/**
 * Scrolls to the top when another screen is opened, and restores the position of a history entry on back, forward and
 * reload. The browser's own scroll restoration runs too early, before the screen is rendered.
 */
export function restoreScroll(
  root: HTMLElement,
  history: NavigationHistory,
  win: Window = window,
): void {
  const positions = readPositions(win);
  let { location } = history;
  let release = () => {};
  win.history.scrollRestoration = 'manual';

  const keep = () => {
    const key = keyOf(location);
    // Re-inserts the entry, so that the newest entries are last.
    positions.delete(key);
    positions.set(key, win.scrollY);
  };
  const restore = () => {
    release();
    release = holdPosition(win, root, positions.get(keyOf(location)) ?? 0);
  };

  history.listen(({ location: next, action }) => {
    const isOther = next.pathname !== location.pathname;
    keep();
    const top = win.scrollY;
    location = next;
    if (action === 'REPLACE') positions.set(keyOf(location), top);
    else if (action === 'POP') restore();
    else if (isOther) {
      release();
      win.scrollTo(0, 0);
    }
  });
  win.addEventListener('pagehide', () => {
    keep();
    try {
      writeOfShop(
        win.sessionStorage,
        sessionKeys.scroll,
        JSON.stringify([...positions].slice(-MAX_ENTRIES)),
      );
    } catch {
      // If storage is not available, a reload starts at the top.
    }
  });
  // After a reload. If the user has already scrolled, the position is not restored.
  if (win.scrollY === 0 && positions.get(keyOf(location))) restore();
}
