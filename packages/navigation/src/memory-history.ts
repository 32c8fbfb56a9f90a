import {
  ADMIN_FILE,
  addTo,
  canLeave,
  createKey,
  notify,
  resolveTarget,
  toHref,
  toLocation,
  toUrl,
  type HistoryAction,
  type HistoryListener,
  type HistoryOptions,
  type HistoryTarget,
  type MayLeave,
  type NavigationHistory,
  type NavigationLocation,
} from './history.ts';

const DEFAULT_BASE = `http://localhost/wp-admin/${ADMIN_FILE}`;

/**
 * A history without a window, for tests and for code outside a page. An invalid initial URL falls back to the root.
 * `load` does nothing unless it is given, because there is no page to leave.
 */
export function createMemoryHistory(
  initialUrl: string = ADMIN_FILE,
  options: HistoryOptions = {},
): NavigationHistory {
  const listeners = new Set<HistoryListener>();
  const blockers = new Set<MayLeave>();
  const given = toUrl(initialUrl, DEFAULT_BASE);
  // Relative URLs cannot be resolved against `mailto:` or `data:`.
  const initial = given && /^https?:$/.test(given.protocol) ? given : new URL(DEFAULT_BASE);
  let action: HistoryAction = 'POP';
  let current: { href: string; location: NavigationLocation } = {
    href: initial.href,
    location: toLocation(initial, { key: createKey(), state: null }),
  };
  let entries = [current];
  let index = 0;

  function emit(next: HistoryAction): void {
    action = next;
    notify(listeners, current.location, next);
  }

  function write(next: 'PUSH' | 'REPLACE', to: HistoryTarget, state: unknown): void {
    const url = resolveTarget(to, current.href);
    const location = toLocation(url, { key: createKey(), state });
    if (next === 'PUSH' && !canLeave(blockers, location)) return;
    current = { href: url.href, location };
    if (next === 'PUSH') {
      entries = [...entries.slice(0, index + 1), current];
      index += 1;
    } else {
      entries[index] = current;
    }
    emit(next);
  }

  function go(delta: number): void {
    const entry = entries[index + delta];
    if (!entry || delta === 0 || !canLeave(blockers, entry.location)) return;
    index += delta;
    current = entry;
    emit('POP');
  }

  return {
    get location() {
      return current.location;
    },
    get action() {
      return action;
    },
    get baseUrl() {
      return current.href;
    },
    push: (to, state = null) => write('PUSH', to, state),
    replace: (to, state = null) => write('REPLACE', to, state),
    go,
    back: () => go(-1),
    forward: () => go(1),
    listen: (listener) => addTo(listeners, listener),
    block: (mayLeave) => addTo(blockers, mayLeave),
    createHref: toHref,
    load: options.load ?? (() => undefined),
    scrollToTop: () => undefined,
  };
}
