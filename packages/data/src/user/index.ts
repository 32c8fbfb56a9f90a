export { applyListChange, decodePreference, decodePreferences, toTextList } from './preferences.ts';
export { hydrateUser, withCurrentUserHydration } from './hydrate-user.ts';
export { USER_STORE_NAME, userStore } from './store.ts';
export { useUserPreferences } from './use-user-preferences.ts';
export { useUser } from './use-user.ts';

export type { Capability } from './capabilities.ts';
export type { ListChange } from './preferences.ts';
export type { User, UserPreferences } from './types.ts';
export type { CurrentUserPreferences } from './use-user-preferences.ts';
