import { pluginsStore, type PluginInstallState } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';

/** The plugins of the site as they were read. */
export type SitePlugins = {
  /** Slugs of everything that is installed or active. */
  slugs: readonly string[];
  getState: (slug: string) => PluginInstallState;
  /** Whether both lists were read. */
  isKnown: boolean;
  /** Why one of them could not be read, else false. */
  error: Error | false;
  /** Reads again what could not be read. */
  onReadAgain: () => void;
};

/** Reads the installed and the active plugins. */
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
  const onReadAgain = () => {
    const { getPluginsError } = registry.select(pluginsStore);
    const { invalidateResolution } = registry.dispatch(pluginsStore);
    for (const list of ['getInstalledPlugins', 'getActivePlugins'] as const)
      if (getPluginsError(list)) void invalidateResolution(list, []);
  };
  return { ...known, slugs: [...new Set([...active, ...installed])], onReadAgain };
}

/** Whether extensions are being installed or activated, by whatever part of the page. */
export function useIsInstalling(): boolean {
  return useSelect((select) => {
    const { isPluginsRequesting } = select(pluginsStore);
    return isPluginsRequesting('installPlugins') || isPluginsRequesting('activatePlugins');
  }, []);
}
