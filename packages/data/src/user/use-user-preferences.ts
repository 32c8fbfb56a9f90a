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
  /**
   * Saves what `change` returns for the value that the server has, as `read` returns it: changes from another tab are not
   * lost. Fails if another tab has changed the same entry of a list, or the same field of an object. Never throws.
   */
  readonly changeUserPreference: <Value>(
    name: string,
    read: (stored: unknown) => Value,
    change: (value: Value) => Value,
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
    <Value>(name: string, read: (stored: unknown) => Value, change: (value: Value) => Value) =>
      toUpdate(saveChange(name, { read, change: (stored) => change(read(stored)) })),
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
