import type { DataRegistry } from '@wordpress/data';
import { seedSelector, withHydration } from '../core/hydration.ts';
import { pluginsStore } from './store.ts';

/** What the host already knows of plugins. */
export type PluginsSeed = {
  activePlugins?: readonly string[] | undefined;
  installedPlugins?: readonly string[] | undefined;
  jetpackStatus?: { isActive: boolean } | undefined;
};

/** Gives the store what the host already knows, so that it is not asked for. */
export function hydratePlugins(
  registry: DataRegistry,
  { activePlugins, installedPlugins, jetpackStatus }: PluginsSeed,
): void {
  const books = registry.select(pluginsStore);
  const actions = registry.dispatch(pluginsStore);
  if (activePlugins) {
    seedSelector(books, actions, 'getActivePlugins', [], () =>
      actions.receivePlugins({ active: activePlugins }),
    );
  }
  if (installedPlugins) {
    seedSelector(books, actions, 'getInstalledPlugins', [], () =>
      actions.receivePlugins({ installed: installedPlugins }),
    );
  }
  if (jetpackStatus) {
    seedSelector(books, actions, 'isJetpackConnected', [], () =>
      actions.receivePlugins({ isConnected: jetpackStatus.isActive }),
    );
  }
}

/** As `hydratePlugins`, for the component that is drawn with it. */
export function withPluginsHydration(seed: PluginsSeed) {
  return withHydration((registry) => hydratePlugins(registry, seed));
}
