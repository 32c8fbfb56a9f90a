export { SHARED_SETTINGS_STORE_NAME, sharedSettingsStore } from './store.ts';
export { useSharedSetting } from './use-shared-setting.ts';

export type {
  SharedGoal,
  SharedNote,
  SharedProfitEntry,
  SharedSettings,
  SharedView,
} from './types.ts';
export type { SharedSetting, SharedSettingUpdate } from './use-shared-setting.ts';
