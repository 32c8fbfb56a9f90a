export { sharedSettingsStore } from './store.ts';
export { useSharedSetting } from './use-shared-setting.ts';

export type { SharedGoal, SharedNote, SharedProfitEntry, SharedView } from './types.ts';
export type { SharedSetting } from './use-shared-setting.ts';
