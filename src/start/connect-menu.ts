import { prefetchReports, userStore } from '@tillview/data';
import { getHistory, getNewPath, getPath, getPersistedQuery } from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import { markCurrentLinks, onLinkFollow, onLinkHover } from '../host/menu-links.ts';
import { addRangeToLinks, getCurrentLink, getLinkedPath } from './menu-urls.ts';
import { getScreenCalls, loadScreen } from './screen-modules.tsx';
import { findScreen, type Screen } from '../screens.ts';

/** Loads the code and the first metrics of a screen with the current range. */
async function prefetch(registry: DataRegistry, screen: Screen): Promise<void> {
  const preferences = registry.select(userStore).getCurrentUser()?.woocommerce_meta;
  try {
    const [calls] = await Promise.all([
      getScreenCalls(screen, getPersistedQuery(), preferences),
      loadScreen(screen),
    ]);
    await prefetchReports(registry, calls);
  } catch {
    // The screen shows the error when it is opened.
  }
}

/** Prefetches the screen of a menu link while the pointer or the focus rests on the link. */
export function prefetchFromMenu(menu: HTMLElement, page: string, registry: DataRegistry): void {
  onLinkHover(menu, ({ href }) => {
    // Only for our own screens: the requests of a plugin's report are unknown.
    const screen = findScreen(getLinkedPath(href, page) ?? '');
    if (screen && screen !== findScreen(getPath())) void prefetch(registry, screen);
  });
}

/**
 * Makes the links of a menu open their screen without a page load, with the current range also in a new tab, and marks
 * the link of the current screen.
 */
export function navigateFromMenu(menu: HTMLElement, page: string): void {
  const history = getHistory();
  const update = () => {
    addRangeToLinks(menu, page);
    markCurrentLinks(menu, ({ href, dataset }) => {
      const current = getCurrentLink(getLinkedPath(href, page));
      // A favorite leads to one screen; an entry, which has a path, stands for all of its tabs.
      return current === 'page' || dataset['path'] !== undefined ? current : undefined;
    });
  };
  onLinkFollow(menu, ({ href }) => {
    const path = getLinkedPath(href, page);
    if (path !== undefined) history.push(getNewPath(getPersistedQuery(), path, {}));
    return path !== undefined;
  });
  history.listen(update);
  update();
}
