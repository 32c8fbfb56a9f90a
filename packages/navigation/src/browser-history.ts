import {
  addTo,
  canLeave,
  createKey,
  notify,
  resolveTarget,
  toHref,
  toLocation,
  type HistoryAction,
  type HistoryListener,
  type HistoryOptions,
  type HistoryTarget,
  type MayLeave,
  type NavigationHistory,
  type NavigationLocation,
} from './history.ts';

type Entry = {
  readonly key?: string;
  readonly state: unknown;
};

// Other scripts on the admin page also write history entries; their state has no key.
function toEntry(state: unknown): Entry {
  if (typeof state === 'object' && state !== null && 'key' in state && 'state' in state) {
    const { key, state: own } = state;
    if (typeof key === 'string') return { key, state: own };
  }
  return { state };
}

/**
 * The history of a browser window. The location is read from the window on each access, so entries of other scripts are
 * included; listeners are called on push, replace, back and forward.
 */
export function createBrowserHistory(win: Window, options: HistoryOptions = {}): NavigationHistory {
  const listeners = new Set<HistoryListener>();
  const blockers = new Set<MayLeave>();
  let action: HistoryAction = 'POP';
  let cached: { href: string; state: unknown; location: NavigationLocation } | undefined;

  function read(): NavigationLocation {
    const { href } = win.location;
    const state: unknown = win.history.state;
    if (!cached || cached.href !== href || cached.state !== state) {
      cached = { href, state, location: toLocation(win.location, toEntry(state)) };
    }
    return cached.location;
  }

  function emit(next: HistoryAction): void {
    action = next;
    notify(listeners, read(), next);
  }

  function write(next: 'PUSH' | 'REPLACE', to: HistoryTarget, state: unknown): void {
    const url = resolveTarget(to, win.document.baseURI);
    const entry = { key: createKey(), state };
    if (next === 'PUSH' && !canLeave(blockers, toLocation(url, entry))) return;
    const { href } = url;
    if (next === 'PUSH') win.history.pushState(entry, '', href);
    else win.history.replaceState(entry, '', href);
    emit(next);
  }

  // Never removed: `action` must be correct even without listeners.
  win.addEventListener('popstate', () => {
    const before = cached;
    // The browser has already moved, and does not report how far: the location that was shown is pushed as the newest
    // entry.
    if (before && !canLeave(blockers, read())) {
      win.history.pushState(before.state, '', before.href);
      return;
    }
    emit('POP');
  });

  return {
    get location() {
      return read();
    },
    get action() {
      return action;
    },
    get baseUrl() {
      return win.document.baseURI;
    },
    push: (to, state = null) => write('PUSH', to, state),
    replace: (to, state = null) => write('REPLACE', to, state),
    go: (delta) => win.history.go(delta),
    back: () => win.history.back(),
    forward: () => win.history.forward(),
    listen: (listener) => addTo(listeners, listener),
    block: (mayLeave) => addTo(blockers, mayLeave),
    createHref: toHref,
    load: options.load ?? ((url) => win.location.assign(url)),
    scrollToTop: () => win.scrollTo(0, 0),
  };
}
