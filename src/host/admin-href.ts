import type { HostConfig, HostLinks } from './host-config.ts';

/**
 * Returns the URL of an admin page for an item, from the host's link patterns; undefined in the demo store, which has
 * no such pages.
 */
export function getAdminHref(
  { mode, adminUrl, links }: Pick<HostConfig, 'mode' | 'adminUrl' | 'links'>,
  page: keyof HostLinks,
  id: number | string,
): string | undefined {
  if (mode === 'demo') return undefined;
  return `${adminUrl}${links[page].replaceAll('{id}', encodeURIComponent(id))}`;
}

/**
 * Returns the URL of a file on the store's site; undefined in the demo store, which has no files, and for a path that a
 * browser cannot open.
 */
export function getFileHref({ mode }: Pick<HostConfig, 'mode'>, url: string): string | undefined {
  return mode !== 'demo' && /^https?:\/\//i.test(url) ? url : undefined;
}
