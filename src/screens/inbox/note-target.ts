import type { HostConfig } from '../../host/host-config.ts';
import { parseQuery, type Query } from '@tillview/navigation';
import { findScreen } from '../../screens.ts';

/** The target of a note's action: a screen of the app, a page of the admin, or another site. */
export type NoteTarget =
  | { kind: 'screen'; path: string; query: Query }
  | { kind: 'admin'; url: string }
  | { kind: 'site'; url: string };

/** The page slug of WooCommerce's own analytics, which note URLs use. */
const STORE_PAGE = 'wc-admin';

type Options = Pick<HostConfig, 'mode' | 'pageSlug'> & {
  /** Returns the absolute URL if it is on the store's own site, see `toSafeRedirect`. */
  toSafeRedirect: (url: string) => string | undefined;
};

/**
 * Returns the target of an action's URL. Undefined if there is no URL or it is not allowed, and for admin pages of the
 * demo store, which has none. Other sites are allowed only over https, and only as links.
 */
export function getNoteTarget(
  url: string | undefined,
  { mode, pageSlug, toSafeRedirect }: Options,
): NoteTarget | undefined {
  if (!url) return undefined;
  const own = toSafeRedirect(url);
  if (own === undefined) {
    const isSite = /^https:\/\/[^\s\\@]+$/.test(url) && URL.canParse(url);
    return isSite && mode !== 'demo' ? { kind: 'site', url } : undefined;
  }
  const { page, path, ...query } = parseQuery(new URL(own).search);
  const isOurs = page === STORE_PAGE || page === pageSlug;
  const screen = isOurs && typeof path === 'string' ? findScreen(path) : undefined;
  if (screen) return { kind: 'screen', path: screen.path, query };
  return mode === 'demo' ? undefined : { kind: 'admin', url: own };
}
