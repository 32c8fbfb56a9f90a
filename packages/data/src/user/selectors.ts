import { getError, isRequesting, type StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { User, UserData } from './types.ts';

type State = StoreState<UserData>;

/** The signed-in user; undefined until read. Triggers the read. */
export function getCurrentUser(state: State): User | undefined {
  return state.data.user;
}

/** Whether the user is being read. */
export function isCurrentUserRequesting(state: State): boolean {
  return isRequesting(state, keyOf('getCurrentUser'));
}

/** The error of the last read of the user, or false. */
export function getCurrentUserError(state: State): Error | false {
  return getError(state, keyOf('getCurrentUser')) ?? false;
}

/** Whether preferences are being saved. */
export function isUserPreferencesUpdating(state: State): boolean {
  return (
    isRequesting(state, keyOf('updateUserPreferences')) ||
    isRequesting(state, keyOf('updateUserPreferenceList'))
  );
}

/** The error of the last save of preferences, or false. */
export function getUserPreferencesError(state: State): Error | false {
  return (
    getError(state, keyOf('updateUserPreferences')) ??
    getError(state, keyOf('updateUserPreferenceList')) ??
    false
  );
}
