import { pluginsStore, type PluginInstallState } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';

/** The loaded plugins of the site. */
export type SitePlugins = {
  /** The slugs of all installed or active plugins. */
  slugs: readonly string[];
  getState: (slug: string) => PluginInstallState;
  /** Whether both lists are loaded. */
  isKnown: boolean;
  /** Why a list could not be loaded, otherwise false. */
  error: Error | false;
  /** Loads the lists that failed again. */
  onRetry: () => void;
};

/** Loads the installed and the active plugins. */
export function usePlugins(): SitePlugins {
  const registry = useRegistry();
  const { installed, active, ...known } = useSelect((select) => {
    const store = select(pluginsStore);
    return {
      installed: store.getInstalledPlugins(),
      active: store.getActivePlugins(),
      getState: store.getPluginInstallState,
      isKnown:
        store.hasFinishedResolution('getInstalledPlugins', []) &&
        store.hasFinishedResolution('getActivePlugins', []),
      error:
        store.getPluginsError('getInstalledPlugins') || store.getPluginsError('getActivePlugins'),
    };
  }, []);
  const onRetry = () => {
    const { getPluginsError } = registry.select(pluginsStore);
    const { invalidateResolution } = registry.dispatch(pluginsStore);
    for (const list of ['getInstalledPlugins', 'getActivePlugins'] as const)
      if (getPluginsError(list)) void invalidateResolution(list, []);
  };
  return { ...known, slugs: [...new Set([...active, ...installed])], onRetry };
}

/** Whether extensions are being installed or activated anywhere on the page. */
export function useIsInstalling(): boolean {
  return useSelect((select) => {
    const { isPluginsRequesting } = select(pluginsStore);
    return isPluginsRequesting('installPlugins') || isPluginsRequesting('activatePlugins');
  }, []);
}
