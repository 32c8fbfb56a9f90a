import {
  getNewPath,
  getPath,
  getPersistedQuery,
  getQueryText,
  parseQuery,
} from '@tillview/navigation';
import type { CurrentLink } from '../host/menu-links.ts';
import { isSameEntry, START_PATH } from '../screens.ts';
import { findPath } from './find-path.ts';

/** Returns the path of the screen that a link of the admin menu opens; undefined for a link to another page. */
export function getLinkedPath(href: string, page: string): string | undefined {
  const query = parseQuery(new URL(href).search);
  if (getQueryText(query, 'page') !== page) return undefined;
  return findPath(getQueryText(query, 'path') ?? START_PATH);
}

/** What a link of the menu to a screen is to the current one. */
export function getCurrentLink(path: string | undefined): CurrentLink {
  const current = findPath(getPath());
  if (path === undefined || current === undefined) return undefined;
  if (path === current) return 'page';
  return isSameEntry(path, current) ? 'true' : undefined;
}

/**
 * Adds the current range to the links of a menu that open screens, so that a new tab shows the same range. The links of
 * saved views, which the app renders, have a range of their own.
 */
export function addRangeToLinks(menu: HTMLElement, page: string): void {
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('a:not([data-link-type])')) {
    const path = link.href && getLinkedPath(link.href, page);
    if (path) link.setAttribute('href', getNewPath(getPersistedQuery(), path, {}));
  }
}
