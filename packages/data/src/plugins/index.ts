export { hydratePlugins, withPluginsHydration } from './hydrate-plugins.ts';
export { formatErrors } from './plugin-errors.ts';
export { defaultPluginSlugs, getPluginName, pluginNames } from './plugin-names.ts';
export { PLUGINS_STORE_NAME, pluginsStore } from './store.ts';

export type {
  InstallAndActivateReply,
  PluginErrors,
  PluginInstallState,
  RecommendedPlugin,
} from './types.ts';
