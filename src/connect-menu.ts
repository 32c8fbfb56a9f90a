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
import { findPath } from './find-path.ts';
import { markCurrentLinks, onLinkFollow, onLinkRest } from './host/menu-links.ts';
import { getScreenCalls, loadScreen } from './screen-modules.tsx';
import { findScreen, START_PATH, type Screen } from './screens.ts';

/** The path of the screen that a link of the admin menu leads to; undefined for a link to another page. */
function getLinkedPath(href: string, page: string): string | undefined {
  const query = parseQuery(new URL(href).search);
  if (getQueryText(query, 'page') !== page) return undefined;
  return findPath(getQueryText(query, 'path') ?? START_PATH);
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
    // What a report of a plugin reads is known to it alone.
    const screen = findScreen(getLinkedPath(href, page) ?? '');
    if (screen && screen !== findScreen(getPath())) void prefetch(registry, screen);
  });
}

/** Makes the links of a menu change the screen without a page load, and marks the one of the current screen. */
export function navigateFromMenu(menu: HTMLElement, page: string): void {
  const history = getHistory();
  const mark = () => {
    const current = findPath(getPath());
    markCurrentLinks(
      menu,
      ({ href }) => current !== undefined && getLinkedPath(href, page) === current,
    );
  };
  onLinkFollow(menu, ({ href }) => {
    const path = getLinkedPath(href, page);
    if (path !== undefined) history.push(getNewPath(getPersistedQuery(), path, {}));
    return path !== undefined;
  });
  history.listen(mark);
  mark();
}
