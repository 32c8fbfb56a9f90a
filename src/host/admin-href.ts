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
