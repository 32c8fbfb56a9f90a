import { ADMIN_FILE, type HistoryListener, type NavigationHistory } from './history.ts';
import { createMemoryHistory } from './memory-history.ts';

/** What the package must know of its host; each left out keeps its default. */
export type NavigationOptions = {
  /** A memory history when unset. */
  history?: NavigationHistory;
  /** The slug of the admin page that holds the app; 'wc-admin' when unset (spec §2, readings B1). */
  page?: string;
  /** Screens whose links leave the persisted parameters out; none when unset (readings C26). */
  excludedScreens?: readonly string[];
};

const DEFAULT_PAGE = 'wc-admin';

let configuration: NavigationOptions = {};

/** Gives the package its history and admin page; called once, before the first render. */
export function configureNavigation(options: NavigationOptions): void {
  configuration = { ...options };
}

/** The one shared history. */
export function getHistory(): NavigationHistory {
  configuration.history ??= createMemoryHistory(`${ADMIN_FILE}?page=${getAdminPage()}`);
  return configuration.history;
}

/** The slug of the admin page that holds the app. */
export function getAdminPage(): string {
  return configuration.page ?? DEFAULT_PAGE;
}

/** Names of the screens whose links leave the persisted parameters out: none unless the host says otherwise (readings C26). */
export function getQueryExcludedScreens(): readonly string[] {
  return configuration.excludedScreens ?? [];
}

/** Runs the listener on every push, replace, back and forward; returns the function that removes it. */
export function addHistoryListener(listener: HistoryListener): () => void {
  return getHistory().listen(listener);
}
