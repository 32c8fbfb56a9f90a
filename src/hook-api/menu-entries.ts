import { getNewPath, getPath } from '@tillview/navigation';
import type { AddedReport } from './added-reports.tsx';

/** The menu of the standalone host. WordPress has a menu of its own, which plugins add to in PHP. */
const MENU = '#host-menu ul';
const MARK = 'data-extension';

/** Lists the added reports in the host's menu, and removes the entries that were added before. */
export function setMenuEntries(page: ParentNode, reports: readonly AddedReport[]): void {
  const menu = page.querySelector(MENU);
  if (!menu) return;
  for (const entry of menu.querySelectorAll(`[${MARK}]`)) entry.remove();
  for (const { path, title } of reports) {
    const entry = menu.ownerDocument.createElement('li');
    const link = menu.ownerDocument.createElement('a');
    entry.setAttribute(MARK, '');
    link.href = getNewPath({}, path, {});
    link.dataset['path'] = path;
    link.textContent = title;
    if (getPath() === path) link.setAttribute('aria-current', 'page');
    entry.append(link);
    menu.append(entry);
  }
}
