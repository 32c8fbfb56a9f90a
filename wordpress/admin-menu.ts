import { getAdminPage, getHistory, getNewPath, getPersistedQuery } from '@tillview/navigation';
import { markLink } from '../src/host/menu-links.ts';
import { addRangeToLinks, getCurrentLink, getLinkedPath } from '../src/start/menu-urls.ts';

const isPlainClick = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey;

/** On narrow windows the menu covers the page until it is closed. */
function closeNarrowMenu({ ownerDocument }: Element): void {
  const frame = ownerDocument.getElementById('wpwrap');
  if (frame?.classList.contains('wp-responsive-open'))
    ownerDocument.querySelector<HTMLElement>('#wp-admin-bar-menu-toggle a')?.click();
}

/**
 * Makes the menu entries of the plugin part of the app: they change the screen without a page load, and the current one
 * stays marked. Their URLs have the current range, for a new tab.
 */
export function connectAdminMenu(menu: HTMLElement): void {
  const history = getHistory();
  const pathOf = ({ href }: HTMLAnchorElement) => getLinkedPath(href, getAdminPage());
  const update = () => {
    addRangeToLinks(menu, getAdminPage());
    for (const link of menu.querySelectorAll<HTMLAnchorElement>('.wp-submenu li:not(.hidden) a')) {
      const current = getCurrentLink(pathOf(link));
      link.classList.toggle('current', current !== undefined);
      link.parentElement?.classList.toggle('current', current !== undefined);
      markLink(link, current);
    }
  };
  menu.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link && isPlainClick(event) && !event.defaultPrevented ? pathOf(link) : undefined;
    if (path === undefined) return;
    event.preventDefault();
    history.push(getNewPath({ ...getPersistedQuery() }, path, {}));
    closeNarrowMenu(menu);
  });
  history.listen(update);
  update();
}
