import { getPluginName, pluginNames, pluginsStore } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useCanInstall } from '../../shell/parts/plugins/use-can-install.ts';

const NO_NAMES: Readonly<Record<string, string>> = {};

/**
 * Returns a function that names plugins: by the vendor's name, otherwise by the plugin's own name, otherwise by slug.
 * Plugin names are requested only if one is unknown. A user without permission sees the slug.
 */
export function usePluginNames(slugs: readonly string[]): (slug: string) => string {
  const canInstall = useCanInstall();
  const isNeeded = canInstall && slugs.some((slug) => !Object.hasOwn(pluginNames, slug));
  const siteNames = useSelect(
    (select) => (isNeeded ? select(pluginsStore).getSitePluginNames() : NO_NAMES),
    [isNeeded],
  );
  return (slug) => {
    const name = getPluginName(slug);
    return name === slug && Object.hasOwn(siteNames, slug) ? (siteNames[slug] ?? slug) : name;
  };
}
