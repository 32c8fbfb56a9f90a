import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { decodePreferences } from './preferences.ts';
import { userStore } from './store.ts';
import type { User, UserPreferences } from './types.ts';
import { useUser } from './use-user.ts';

/** Result of a save: the saved user, or the error. */
export type PreferencesUpdate = { updatedUser: User } | { updatedUser: undefined; error: unknown };

/** All preferences by key, plus the state and function of the hook. */
export type CurrentUserPreferences = {
  /** Whether the preferences are being read for the first time. */
  readonly isRequesting: boolean;
  /** Saves some preferences; never throws. */
  readonly updateUserPreferences: (preferences: UserPreferences) => Promise<PreferencesUpdate>;
} & UserPreferences;

/** The signed-in user's preferences as values: '' for one that is not set. */
export function useUserPreferences(): CurrentUserPreferences {
  const { user, isRequesting } = useUser();
  const { updateUserPreferences: save } = useDispatch(userStore);
  const preferences = useMemo(() => decodePreferences(user), [user]);
  const updateUserPreferences = useCallback(
    async (change: UserPreferences): Promise<PreferencesUpdate> => {
      try {
        return { updatedUser: await save(change) };
      } catch (error) {
        return { updatedUser: undefined, error };
      }
    },
    [save],
  );
  return { ...preferences, isRequesting, updateUserPreferences };
}
