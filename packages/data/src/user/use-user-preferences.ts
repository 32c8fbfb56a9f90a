import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { decodePreferences, type ListChange } from './preferences.ts';
import { userStore } from './store.ts';
import type { User, UserPreferences } from './types.ts';
import { useUser } from './use-user.ts';

/** Result of a save: the saved user, or the error. */
export type PreferencesUpdate = { updatedUser: User } | { updatedUser: undefined; error: unknown };

/** All preferences by key, with the state and functions of the hook. */
export type CurrentUserPreferences = {
  /** Whether the preferences are being read for the first time. */
  readonly isRequesting: boolean;
  /** Saves some preferences; never throws. */
  readonly updateUserPreferences: (preferences: UserPreferences) => Promise<PreferencesUpdate>;
  /** Saves what `change` returns for the value that the server has, so that changes from another tab are not lost. */
  readonly changeUserPreference: (
    name: string,
    change: (stored: unknown) => unknown,
  ) => Promise<PreferencesUpdate>;
  /** Adds and removes entries of a preference that is a list, without losing changes from another tab; never throws. */
  readonly updateUserPreferenceList: (
    name: string,
    change: ListChange,
  ) => Promise<PreferencesUpdate>;
} & UserPreferences;

async function toUpdate(saved: Promise<User>): Promise<PreferencesUpdate> {
  try {
    return { updatedUser: await saved };
  } catch (error) {
    return { updatedUser: undefined, error };
  }
}

/** Returns the signed-in user's preferences, decoded; '' for a preference that is not set. */
export function useUserPreferences(): CurrentUserPreferences {
  const { user, isRequesting } = useUser();
  const {
    updateUserPreferences: save,
    changeUserPreference: saveChange,
    updateUserPreferenceList: saveList,
  } = useDispatch(userStore);
  const preferences = useMemo(() => decodePreferences(user), [user]);
  const updateUserPreferences = useCallback(
    (change: UserPreferences) => toUpdate(save(change)),
    [save],
  );
  const changeUserPreference = useCallback(
    (name: string, change: (stored: unknown) => unknown) => toUpdate(saveChange(name, change)),
    [saveChange],
  );
  const updateUserPreferenceList = useCallback(
    (name: string, change: ListChange) => toUpdate(saveList(name, change)),
    [saveList],
  );
  return {
    ...preferences,
    isRequesting,
    updateUserPreferences,
    changeUserPreference,
    updateUserPreferenceList,
  };
}
