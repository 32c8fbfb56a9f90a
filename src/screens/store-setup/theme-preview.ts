import type { HostConfig } from '../../host/host-config.ts';

/**
 * Returns the URL of the store's front page with an inactive theme. WordPress shows it to users who can switch themes,
 * as the demo store does. Undefined for a connected store, where the user is not signed in to the site.
 */
export function getPreviewUrl(
  { mode, adminUrl }: Pick<HostConfig, 'mode' | 'adminUrl'>,
  stylesheet: string,
): string | undefined {
  if (mode === 'proxy') return undefined;
  const site = adminUrl.replace(/wp-admin\/$/, '');
  return `${site}?wp_theme_preview=${encodeURIComponent(stylesheet)}`;
}
