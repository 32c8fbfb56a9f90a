import type { HostConfig, HostLinks } from './host-config.ts';

/**
 * The address of an admin page for an item, from the host's link patterns; undefined in the demo store, which has no
 * such pages.
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
 * The address of a file on the store's site; undefined for a path that a browser cannot open, and in the demo store,
 * which has no files.
 */
export function getFileHref(
  { mode }: Pick<HostConfig, 'mode'>,
  address: string,
): string | undefined {
  return mode !== 'demo' && /^https?:\/\//i.test(address) ? address : undefined;
}
