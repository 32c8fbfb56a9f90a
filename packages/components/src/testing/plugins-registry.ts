import { PLUGINS_STORE_NAME } from '@tillview/data';
import { createReduxStore, createRegistry, type DataRegistry } from '@wordpress/data';

/** The result of an installation in a story. */
export type InstallOutcome = 'success' | 'failure' | 'pending';

/** A registry whose plugins data store installs nothing and returns the given outcome. */
export function createPluginsRegistry(outcome: InstallOutcome): DataRegistry {
  const registry = createRegistry();
  registry.register(
    createReduxStore(PLUGINS_STORE_NAME, {
      reducer: (state: object = {}) => state,
      actions: {
        installAndActivatePlugins: (slugs: readonly string[]) => async () => {
          if (outcome === 'pending') await new Promise(() => {});
          if (outcome === 'success') return { data: { installed: slugs, activated: slugs } };
          throw new Error(
            'Could not install Jetpack plugin, The server could not write to the plugins folder.',
          );
        },
      },
      selectors: { isPluginsRequesting: () => false },
    }),
  );
  return registry;
}
