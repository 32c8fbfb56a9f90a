import { getError, isRequesting, type StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { User, UserData } from './types.ts';

type State = StoreState<UserData>;

/** The signed-in person; undefined until they are known. Starts the read. */
export function getCurrentUser(state: State): User | undefined {
  return state.data.user;
}

/** Whether the user is being read. */
export function isCurrentUserRequesting(state: State): boolean {
  return isRequesting(state, keyOf('getCurrentUser'));
}

/** How the last read of the user failed, else false. */
export function getCurrentUserError(state: State): Error | false {
  return getError(state, keyOf('getCurrentUser')) ?? false;
}

/** Whether preferences are being saved. */
export function isUserPreferencesUpdating(state: State): boolean {
  return isRequesting(state, keyOf('updateUserPreferences'));
}

/** How the last save of preferences failed, else false. */
export function getUserPreferencesError(state: State): Error | false {
  return getError(state, keyOf('updateUserPreferences')) ?? false;
}
