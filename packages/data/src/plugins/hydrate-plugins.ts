import type { DataRegistry } from '@wordpress/data';
import { hydrateSelector, withHydration } from '../core/hydration.ts';
import { pluginsStore } from './store.ts';

/** The plugin data that the host page provides. */
export type PluginsInitialData = {
  activePlugins?: readonly string[] | undefined;
  installedPlugins?: readonly string[] | undefined;
  jetpackStatus?: { isActive: boolean } | undefined;
};

/** Fills the data store with the data that the host page provides, which saves requests. */
export function hydratePlugins(
  registry: DataRegistry,
  { activePlugins, installedPlugins, jetpackStatus }: PluginsInitialData,
): void {
  const selectors = registry.select(pluginsStore);
  const actions = registry.dispatch(pluginsStore);
  if (activePlugins) {
    hydrateSelector(selectors, actions, 'getActivePlugins', [], () =>
      actions.receivePlugins({ active: activePlugins }),
    );
  }
  if (installedPlugins) {
    hydrateSelector(selectors, actions, 'getInstalledPlugins', [], () =>
      actions.receivePlugins({ installed: installedPlugins }),
    );
  }
  if (jetpackStatus) {
    hydrateSelector(selectors, actions, 'isJetpackConnected', [], () =>
      actions.receivePlugins({ isConnected: jetpackStatus.isActive }),
    );
  }
}

/** Higher-order component that runs `hydratePlugins` before the first render. */
export function withPluginsHydration(seed: PluginsInitialData) {
  return withHydration((registry) => hydratePlugins(registry, seed));
}
