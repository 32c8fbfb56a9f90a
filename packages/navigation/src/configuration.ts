import type { HistoryListener, NavigationHistory } from './history.ts';

/** Options of `configureNavigation`; unset options take their defaults. */
export type NavigationOptions = {
  /** `createBrowserHistory(window)` in a page, `createMemoryHistory()` in tests and stories. */
  history?: NavigationHistory;
  /** Slug of the app's admin page; default 'wc-admin' (R2.3, readings B1). */
  page?: string;
  /** Screens whose links omit the persisted parameters; default none (readings C26). */
  excludedScreens?: readonly string[];
  /** The parameters that links to other screens keep, as changed by plugins; default: `PERSISTED_PARAMS`. */
  getPersistedParams?: () => readonly string[] | undefined;
};

const DEFAULT_PAGE = 'wc-admin';

let configuration: NavigationOptions = {};

/** Sets the package's history and admin page; called once, before the first render. */
export function configureNavigation(options: NavigationOptions): void {
  configuration = { ...options };
}

/** The shared history. Throws if `configureNavigation` has not set one. */
export function getHistory(): NavigationHistory {
  if (!configuration.history) throw new Error('No history. Call configureNavigation first.');
  return configuration.history;
}

/** Slug of the app's admin page. */
export function getAdminPage(): string {
  return configuration.page ?? DEFAULT_PAGE;
}

/** Names of the screens whose links omit the persisted parameters; none by default (readings C26). */
export function getQueryExcludedScreens(): readonly string[] {
  return configuration.excludedScreens ?? [];
}

/** The parameters that plugins make links to other screens keep. Undefined: the default ones. */
export function getConfiguredParams(): readonly string[] | undefined {
  return configuration.getPersistedParams?.();
}

/** Calls the listener on every push, replace, back and forward; returns a function that removes it. */
export function addHistoryListener(listener: HistoryListener): () => void {
  return getHistory().listen(listener);
}
