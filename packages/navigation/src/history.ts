import { toPresentUrl } from './old-url.ts';
import { getQueryText, parseQuery } from './query-string.ts';

/** How the current URL was reached: `POP` means loading, back and forward. */
export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

/** The app's location. `pathname` is the in-app path from the `path` parameter, not the path of the page. */
export type NavigationLocation = {
  readonly pathname: string;
  /** With the leading `?`, or empty. */
  readonly search: string;
  /** With the leading `#`, or empty. */
  readonly hash: string;
  /** Unique per entry; absent on entries that other scripts created. */
  readonly key?: string;
  /** The state passed to push or replace; null by default. */
  readonly state: unknown;
};

/** Called on every push and replace, and on back and forward. */
export type HistoryListener = (change: {
  readonly location: NavigationLocation;
  readonly action: HistoryAction;
}) => void;

/** Called before the location changes; `false` cancels the change. */
export type MayLeave = (to: NavigationLocation) => boolean;

/** A URL as text (see `getNewPath`), or a location to return to. */
export type HistoryTarget = string | { readonly search: string; readonly hash?: string };

/** The history that the app, its links and its data stores share. */
export type NavigationHistory = {
  /** The same object until the entry changes. */
  readonly location: NavigationLocation;
  readonly action: HistoryAction;
  /** Absolute URL of the admin page; relative URLs resolve against it. */
  readonly baseUrl: string;
  /** Adds an entry. Throws a TypeError for a URL of another origin. */
  push(to: HistoryTarget, state?: unknown): void;
  /** Replaces the current entry. Throws a TypeError for a URL of another origin. */
  replace(to: HistoryTarget, state?: unknown): void;
  /** Moves by a number of entries, negative for back; does nothing if there is no such entry. */
  go(delta: number): void;
  back(): void;
  forward(): void;
  /** Returns the function that removes the listener. */
  listen(listener: HistoryListener): () => void;
  /**
   * Calls `mayLeave` before each push, and before back and forward take effect. It is not called before replace, which
   * stays on the same entry. Returns a function that removes the blocker.
   */
  block(mayLeave: MayLeave): () => void;
  /** The `href` of a link to the target. */
  createHref(to: HistoryTarget): string;
  /** Leaves the app with a full page load of an absolute URL. */
  load(url: string): void;
  scrollToTop(): void;
};

/** Options of a history. */
export type HistoryOptions = {
  /** Replaces the full page load. */
  load?: (url: string) => void;
};

/** The file of every admin page (R2.1). */
export const ADMIN_FILE = 'admin.php';

/** The root path, the default of `path` (R2.7). */
export const ROOT_PATH = '/';

/** Parses a URL; `undefined` if it is invalid. */
export function toUrl(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** The `href` of a target. */
export function toHref(to: HistoryTarget): string {
  return typeof to === 'string' ? to : `${ADMIN_FILE}${to.search}${to.hash ?? ''}`;
}

/** The URL of a push or replace target. Throws a TypeError for a URL of another origin. */
export function resolveTarget(to: HistoryTarget, base: string): URL {
  const url = toUrl(toHref(to), base);
  if (!url || url.origin !== new URL(base).origin) {
    throw new TypeError(`The history cannot navigate to another site: ${toHref(to)}`);
  }
  return url;
}

/** The location of a page URL (R2.6), also of one in an old form. */
export function toLocation(
  url: { readonly search: string; readonly hash: string },
  entry: { readonly key?: string; readonly state: unknown },
): NavigationLocation {
  const { search, hash } = toPresentUrl(url);
  const pathname = getQueryText(parseQuery(search), 'path') ?? ROOT_PATH;
  return { pathname, search, hash, ...entry };
}

/** A key for a history entry; unlike a counter it stays unique across reloads. */
export function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Adds an item to a set, and returns the function that removes it. */
export function addTo<Item>(set: Set<Item>, item: Item): () => void {
  set.add(item);
  return () => void set.delete(item);
}

/** Whether every blocker allows the change. */
export function canLeave(blockers: ReadonlySet<MayLeave>, to: NavigationLocation): boolean {
  return [...blockers].every((mayLeave) => mayLeave(to));
}

/** Calls the listeners that were registered when the change happened. */
export function notify(
  listeners: ReadonlySet<HistoryListener>,
  location: NavigationLocation,
  action: HistoryAction,
): void {
  for (const listener of Array.from(listeners)) listener({ location, action });
}
