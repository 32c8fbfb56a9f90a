import type { HostConfig } from '../host/host-config.ts';

/**
 * The address of the store's front page in a theme that is not active. WordPress shows it to users who may switch
 * themes, and so does the demo store; undefined for a connected store, where nobody is signed in to the site.
 */
export function getPreviewUrl(
  { mode, adminUrl }: Pick<HostConfig, 'mode' | 'adminUrl'>,
  stylesheet: string,
): string | undefined {
  if (mode === 'proxy') return undefined;
  const site = adminUrl.replace(/wp-admin\/$/, '');
  return `${site}?wp_theme_preview=${encodeURIComponent(stylesheet)}`;
}
