export { Plugins } from './plugins.tsx';
export type { PluginsProps } from './plugins.tsx';
