import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { decodePreferences } from './preferences.ts';
import { userStore } from './store.ts';
import type { User, UserPreferences } from './types.ts';
import { useUser } from './use-user.ts';

/** How a save ended: the user as saved, or why not. */
export type PreferencesUpdate = { updatedUser: User } | { updatedUser: undefined; error: unknown };

/** Every preference by its key beside the two names of the hook. */
export type CurrentUserPreferences = {
  /** Nobody's preferences are known yet, and the answer is on its way. */
  readonly isRequesting: boolean;
  /** Saves some preferences; never throws. */
  readonly updateUserPreferences: (preferences: UserPreferences) => Promise<PreferencesUpdate>;
} & UserPreferences;

/** The signed-in person's preferences as values: '' for one that is not set. */
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
