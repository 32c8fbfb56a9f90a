import { getQueryText, parseQuery } from './query-string.ts';

/** How the current address was reached: `POP` is loading, back and forward. */
export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

/** Where the app stands. `pathname` is the in-app path from the parameter `path`, not the path of the page. */
export type NavigationLocation = {
  readonly pathname: string;
  /** With the leading `?`, or empty. */
  readonly search: string;
  /** With the leading `#`, or empty. */
  readonly hash: string;
  /** Differs from entry to entry; absent on an entry that something else made. */
  readonly key?: string;
  /** What was given to push or replace; null when nothing was. */
  readonly state: unknown;
};

/** Told of every change of the address made through the history, and of back and forward. */
export type HistoryListener = (change: {
  readonly location: NavigationLocation;
  readonly action: HistoryAction;
}) => void;

/** An address as text (see `getNewPath`), or a location to come back to. */
export type HistoryTarget = string | { readonly search: string; readonly hash?: string };

/** The one history that the app, its links and its stores share. */
export type NavigationHistory = {
  /** The same object as long as the address is the same entry. */
  readonly location: NavigationLocation;
  readonly action: HistoryAction;
  /** The absolute address of the admin page; relative addresses are resolved against it. */
  readonly baseUrl: string;
  /** Adds an entry. Throws a TypeError for an address of another site. */
  push(to: HistoryTarget, state?: unknown): void;
  /** Exchanges the current entry. Throws a TypeError for an address of another site. */
  replace(to: HistoryTarget, state?: unknown): void;
  /** Moves by a number of entries, negative for back; nothing happens beyond the ends. */
  go(delta: number): void;
  back(): void;
  forward(): void;
  /** Returns the function that removes the listener. */
  listen(listener: HistoryListener): () => void;
  /** The text for the `href` of a link. */
  createHref(to: HistoryTarget): string;
  /** Leaves the app: a full page load of an absolute address. */
  load(url: string): void;
  scrollToTop(): void;
};

/** How a history leaves the app. */
export type HistoryOptions = {
  /** Stands in for the full page load. */
  load?: (url: string) => void;
};

/** The file that answers every admin page (spec §2: all pages are addressed through one admin page). */
export const ADMIN_FILE = 'admin.php';

/** The path outside of which there is none (spec §2: `path` defaults to the root). */
export const ROOT_PATH = '/';

/** An address as a URL, or undefined where it is none. */
export function toUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** The text of a target for a link. */
export function toHref(to: HistoryTarget): string {
  return typeof to === 'string' ? to : `${ADMIN_FILE}${to.search}${to.hash ?? ''}`;
}

/** The URL that push and replace go to. Throws a TypeError for what is no address of this site. */
export function resolveTarget(to: HistoryTarget, base: string): URL {
  const url = toUrl(toHref(to), base);
  if (!url || url.origin !== new URL(base).origin) {
    throw new TypeError(`The history cannot go to an address outside of this site: ${toHref(to)}`);
  }
  return url;
}

/** The location that a page address stands for (spec §2: the path comes from the parameter `path`). */
export function toLocation(
  { search, hash }: { readonly search: string; readonly hash: string },
  entry: { readonly key?: string; readonly state: unknown },
): NavigationLocation {
  const pathname = getQueryText(parseQuery(search), 'path') ?? ROOT_PATH;
  return { pathname, search, hash, ...entry };
}

/** A name for a history entry; unlike a counter it also differs from those made before a reload. */
export function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Tells the listeners that were there when the change happened. */
export function notify(
  listeners: ReadonlySet<HistoryListener>,
  location: NavigationLocation,
  action: HistoryAction,
): void {
  const told = Array.from(listeners);
  for (const listener of told) listener({ location, action });
}
