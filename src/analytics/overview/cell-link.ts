import type { HostConfig } from '../../host/host-config.ts';
import {
  PERSISTED_COMPANIONS,
  PERSISTED_PARAMS,
  parseQuery,
  type Query,
} from '@tillview/navigation';
import { findScreen } from '../../screens.ts';

/** Where a link of the store leads: to a screen of the app, or to a file of the admin. */
export type CellLink = { screen: string; query: Query } | { admin: string };

/** The page that stores put their analytics on, whatever ours is called. */
const STORE_PAGE = 'wc-admin';
const RANGE_PARAMS: readonly string[] = [...PERSISTED_PARAMS, ...Object.keys(PERSISTED_COMPANIONS)];
const ADMIN_FILE = /\/wp-admin\/([\w-]+\.php)$/;

function parseUrl(href: string): URL | undefined {
  try {
    return new URL(href);
  } catch {
    // Not an absolute URL, as the store's are.
    return undefined;
  }
}

/**
 * What a link in a cell may lead to; undefined for everything but our screens and the admin. The site in the address does
 * not matter: the link goes to the same place of the host's own admin.
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
    // The range of the page that the link is on holds.
    const own = Object.entries(query).filter(([name]) => !RANGE_PARAMS.includes(name));
    return { screen: screen.path, query: Object.fromEntries(own) };
  }
  return mode === 'demo' ? undefined : { admin: `${adminUrl}${file}${url.search}` };
}
