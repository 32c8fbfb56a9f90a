// A separate chunk: the behavior between screens and on leaving the page, which the first view does not need.
import { loadLazyParts } from '@tillview/components';
import { loadSaving, removeLedgers, reportsStore } from '@tillview/data';
import { getAdminPage, getHistory, getPath } from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import { navigateFromMenu, prefetchFromMenu } from './connect-menu.ts';
import { focusHeadings } from '../host/focus-heading.ts';
import type { HostConfig } from '../host/host-config.ts';
import { afterFrame, createPageKeeper } from './keep-page.ts';
import { getPageOwner } from './kept-page.ts';
import { sessionKeys } from '../host/preferences.ts';
import { removeSessionData } from '../host/session/session-data.ts';
import { keepRange } from '../host/session/keep-range.ts';
import { saveMetrics } from './save-metrics.ts';
import { onLogOut } from '../host/session/save-session.ts';
import { restoreScroll } from '../host/session/scroll-positions.ts';
import { findScreen, START_PATH } from '../screens.ts';
import { whenFirstViewLoaded } from '../shell/first-view.ts';
import { loadRequestError } from '../shell/request-error.tsx';

/** The id of the standalone host's menu, whose links the app handles itself. */
const HOST_MENU = 'host-menu';

/** The id of the app's entries in the WordPress menu. `wordpress/admin-menu.ts` handles their links. */
const ADMIN_MENU = 'toplevel_page_tillview';

type Options = {
  registry: DataRegistry;
  /** The owner of stored metrics; undefined if none are stored. */
  metricsOwner: string | undefined;
  config: HostConfig;
};

/** Connects the app with the page around it. */
export function connectPage(root: HTMLElement, { registry, metricsOwner, config }: Options): void {
  const history = getHistory();
  focusHeadings(root, history);
  restoreScroll(root, history);
  keepRange(history);
  const pageOwner = getPageOwner(root, config);
  const isStart = () => findScreen(getPath())?.path === START_PATH;
  const keeper = pageOwner === undefined ? undefined : createPageKeeper(root, pageOwner, isStart);
  if (keeper) {
    const copy = afterFrame(keeper.copy);
    registry.subscribe(copy, reportsStore);
    history.listen(copy);
    copy();
  }
  saveMetrics(registry, metricsOwner, keeper?.store);
  // An expired session keeps them: the same user signs in again.
  onLogOut(() => {
    removeLedgers();
    for (const key of Object.values(sessionKeys)) removeSessionData(key);
  });
  // Preloads code, so that the first menu opens without a delay. A menu that is opened earlier waits for the same code.
  void whenFirstViewLoaded(registry).then(() => {
    for (const load of [loadLazyParts, loadSaving, loadRequestError]) load().catch(() => undefined);
  });

  const page = getAdminPage();
  const { ownerDocument } = root;
  const hostMenu = ownerDocument.getElementById(HOST_MENU);
  const menu = hostMenu ?? ownerDocument.getElementById(ADMIN_MENU);
  if (hostMenu) navigateFromMenu(hostMenu, page);
  if (menu) prefetchFromMenu(menu, page, registry);
}
