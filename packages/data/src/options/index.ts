export { hydrateOptions, withOptionsHydration } from './hydrate-options.ts';
export { OPTIONS_STORE_NAME, optionsStore } from './store.ts';

export type { OptionsUpdate, OptionValues } from './types.ts';
