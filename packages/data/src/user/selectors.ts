import { createResource } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { User, UserData } from './types.ts';

type State = StoreState<UserData>;

const save = createResource(keyOf, 'updateUserPreferences');
const change = createResource(keyOf, 'changeUserPreference');

/** The signed-in user; undefined until read. Triggers the read. */
export function getCurrentUser(state: State): User | undefined {
  return state.data.user;
}

export const { getError: getCurrentUserError, isRequesting: isCurrentUserRequesting } =
  createResource(keyOf, 'getCurrentUser');

/** Whether preferences are being saved. */
export function isUserPreferencesUpdating(state: State): boolean {
  return save.isRequesting(state) || change.isRequesting(state);
}

/** The error of the last save of preferences, or false. */
export function getUserPreferencesError(state: State): Error | false {
  return save.getError(state) || change.getError(state);
}
