import { prefetchReports, userStore } from '@tillview/data';
import {
  getHistory,
  getNewPath,
  getPath,
  getPersistedQuery,
  getQueryText,
  parseQuery,
} from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import { markCurrentLinks, onLinkFollow, onLinkRest } from './host/menu-links.ts';
import { getScreenCalls, loadScreen } from './screen-modules.tsx';
import { findScreen, START_PATH, type Screen } from './screens.ts';

/** The screen that a link of the admin menu leads to; undefined for a link to another page. */
export function getLinkedScreen(href: string, page: string): Screen | undefined {
  const query = parseQuery(new URL(href).search);
  if (getQueryText(query, 'page') !== page) return undefined;
  return findScreen(getQueryText(query, 'path') ?? START_PATH);
}

/** Loads the code and the first figures of a screen in the range of the current one. */
async function prefetch(registry: DataRegistry, screen: Screen): Promise<void> {
  const preferences = registry.select(userStore).getCurrentUser()?.woocommerce_meta;
  try {
    const [calls] = await Promise.all([
      getScreenCalls(screen, getPersistedQuery(), preferences),
      loadScreen(screen),
    ]);
    prefetchReports(registry, calls);
  } catch {
    // The screen says so itself when it is opened.
  }
}

/** Reads ahead what a link of the menu leads to while the mouse or the focus rests on it. */
export function prefetchFromMenu(menu: HTMLElement, page: string, registry: DataRegistry): void {
  onLinkRest(menu, ({ href }) => {
    const screen = getLinkedScreen(href, page);
    if (screen && screen !== findScreen(getPath())) void prefetch(registry, screen);
  });
}

/** Makes the links of a menu change the screen without a page load, and marks the one of the current screen. */
export function navigateFromMenu(menu: HTMLElement, page: string): void {
  const history = getHistory();
  const mark = () => {
    const current = findScreen(getPath());
    markCurrentLinks(
      menu,
      ({ href }) => current !== undefined && getLinkedScreen(href, page) === current,
    );
  };
  onLinkFollow(menu, ({ href }) => {
    const screen = getLinkedScreen(href, page);
    if (screen) history.push(getNewPath(getPersistedQuery(), screen.path, {}));
    return screen !== undefined;
  });
  history.listen(mark);
  mark();
}
