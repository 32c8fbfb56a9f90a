import type { HostConfig } from '../host/host-config.ts';
import { parseQuery, type Query } from '@tillview/navigation';
import { findScreen } from '../screens.ts';

/** Where an action of a note leads: to a screen of the app, to a page of the admin, or to another site. */
export type NoteTarget =
  | { kind: 'screen'; path: string; query: Query }
  | { kind: 'admin'; url: string }
  | { kind: 'site'; url: string };

/** The page that stores put their analytics on, whatever ours is called. */
const STORE_PAGE = 'wc-admin';

type Options = Pick<HostConfig, 'mode' | 'pageSlug'> & {
  /** The absolute address if it is on the store's own site, see `toSafeRedirect`. */
  toSafeRedirect: (url: string) => string | undefined;
};

/**
 * Where the address of an action leads; undefined for none, for one that is not allowed, and for pages that the demo
 * store does not have. Other sites are allowed over https, and only as a link.
 */
export function getNoteTarget(
  address: string | undefined,
  { mode, pageSlug, toSafeRedirect }: Options,
): NoteTarget | undefined {
  if (!address) return undefined;
  const own = toSafeRedirect(address);
  if (own === undefined) {
    const isSite = /^https:\/\/[^\s\\@]+$/.test(address) && URL.canParse(address);
    return isSite && mode !== 'demo' ? { kind: 'site', url: address } : undefined;
  }
  const { page, path, ...query } = parseQuery(new URL(own).search);
  const isOurs = page === STORE_PAGE || page === pageSlug;
  const screen = isOurs && typeof path === 'string' ? findScreen(path) : undefined;
  if (screen) return { kind: 'screen', path: screen.path, query };
  return mode === 'demo' ? undefined : { kind: 'admin', url: own };
}
