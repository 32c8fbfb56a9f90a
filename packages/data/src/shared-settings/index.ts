export { SHARED_SETTINGS_STORE_NAME, sharedSettingsStore } from './store.ts';
export { useSharedSetting } from './use-shared-setting.ts';

export type { SharedGoal, SharedSettings } from './types.ts';
export type { SharedSetting } from './use-shared-setting.ts';
