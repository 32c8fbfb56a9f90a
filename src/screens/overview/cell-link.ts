import type { HostConfig } from '../../host/host-config.ts';
import { getPersistedNames, parseQuery, type Query } from '@tillview/navigation';
import { findScreen } from '../../screens.ts';

/** The target of a link in a leaderboard: a screen of the app, or an admin page. */
export type CellLink = { screen: string; query: Query } | { admin: string };

/** The page slug that stores use for their analytics, even if this app has another slug. */
const STORE_PAGE = 'wc-admin';
const ADMIN_FILE = /\/wp-admin\/([\w-]+\.php)$/;

function parseUrl(href: string): URL | undefined {
  try {
    return new URL(href);
  } catch {
    // Not an absolute URL; the links of the store are absolute.
    return undefined;
  }
}

/**
 * The allowed target of a link in a cell; `undefined` unless it is one of our screens or an admin page. The link's host
 * is ignored: the target is always in the host's own admin.
 */
export function readCellLink(
  href: string,
  { mode, adminUrl, pageSlug }: Pick<HostConfig, 'mode' | 'adminUrl' | 'pageSlug'>,
): CellLink | undefined {
  const url = parseUrl(href);
  const [, file] = ADMIN_FILE.exec(url?.pathname ?? '') ?? [];
  if (!url || !file || !/^https?:$/.test(url.protocol)) return undefined;
  const { page, path, ...query } = parseQuery(url.search);
  if (file === 'admin.php' && (page === STORE_PAGE || page === pageSlug)) {
    const screen = typeof path === 'string' ? findScreen(path) : undefined;
    if (!screen) return undefined;
    // The range of the page that contains the link applies.
    const names = getPersistedNames();
    const own = Object.entries(query).filter(([name]) => !names.includes(name));
    return { screen: screen.path, query: Object.fromEntries(own) };
  }
  return mode === 'demo' ? undefined : { admin: `${adminUrl}${file}${url.search}` };
}
