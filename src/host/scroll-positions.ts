import type { NavigationHistory, NavigationLocation } from '@tillview/navigation';

/** Where the positions are kept over a reload, for the session of the tab. */
const KEY = 'tillview-scroll';

/** The most history entries whose positions are kept. */
const MAX_ENTRIES = 50;

/** How long a position is held while the page around it still changes, in milliseconds. */
const HOLD_TIME = 10_000;

/** What shows that a person scrolls or works on the page: from then on nothing is held. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** An entry that no script has written has no key. */
const keyOf = ({ key, search }: NavigationLocation): string => key ?? search;

function readPositions(storage: Storage): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept : []);
  } catch {
    return new Map();
  }
}

/** Scrolls to a height as soon as the page is so long, and again when it changes, until a person takes over. */
function holdPosition(win: Window, root: HTMLElement, top: number): () => void {
  const scroll = () => {
    const { scrollHeight, clientHeight } = win.document.documentElement;
    if (scrollHeight - clientHeight >= top) win.scrollTo(0, top);
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
 * Scrolls to the top when another screen is opened, and restores the position of a history entry by back, forward and
 * reload. The browser's own restoring comes too early: the screen is not drawn yet.
 */
export function restoreScroll(
  root: HTMLElement,
  history: NavigationHistory,
  win: Window = window,
): void {
  const positions = readPositions(win.sessionStorage);
  let { location } = history;
  let release = () => {};
  win.history.scrollRestoration = 'manual';

  const keep = () => {
    const key = keyOf(location);
    // The newest are at the end.
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
      win.sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
    } catch {
      // Without room for it, a reload begins at the top.
    }
  });
  // A reload. Where the page was scrolled in the meantime, it stays.
  if (win.scrollY === 0 && positions.get(keyOf(location))) restore();
}
