// A chunk of its own: what the page does between screens and when it is left, which the first view does not need.
import { loadLaterParts } from '@tillview/components';
import { loadSaving } from '@tillview/data';
import { getAdminPage, getHistory } from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import { navigateFromMenu, prefetchFromMenu } from './connect-menu.ts';
import { focusHeadings } from './host/focus-heading.ts';
import { keepFigures } from './host/keep-figures.ts';
import { restoreScroll } from './host/scroll-positions.ts';
import { loadRequestError } from './shell/request-error.tsx';

/** The menu of the standalone host, whose links the app follows itself. */
const HOST_MENU = 'host-menu';

/** The entries in the menu of WordPress; `wordpress/admin-menu.ts` follows their links. */
const ADMIN_MENU = 'toplevel_page_tillview';

type Options = {
  registry: DataRegistry;
  /** Whose figures are kept; undefined: none are. */
  figuresOwner: string | undefined;
};

/** Connects the app with the page around it. */
export function connectPage(root: HTMLElement, { registry, figuresOwner }: Options): void {
  const history = getHistory();
  focusHeadings(root, history);
  restoreScroll(root, history);
  keepFigures(registry, figuresOwner);
  // So that the first menu opens at once; one that is opened before waits for the same code.
  loadLaterParts().catch(() => undefined);
  loadSaving().catch(() => undefined);
  loadRequestError().catch(() => undefined);

  const page = getAdminPage();
  const { ownerDocument } = root;
  const hostMenu = ownerDocument.getElementById(HOST_MENU);
  const menu = hostMenu ?? ownerDocument.getElementById(ADMIN_MENU);
  if (hostMenu) navigateFromMenu(hostMenu, page);
  if (menu) prefetchFromMenu(menu, page, registry);
}
