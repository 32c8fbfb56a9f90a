export { hydrateSettings, withSettingsHydration } from './hydrate-settings.ts';
export { SETTINGS_STORE_NAME, settingsStore } from './store.ts';
export { useSettings } from './use-settings.ts';

export type { SettingValues } from './types.ts';
