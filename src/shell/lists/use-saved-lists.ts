import {
  type CurrentUserPreferences,
  type SharedSetting,
  useUserPreferences,
} from '@tillview/data';
import { useMemo } from 'react';

/** A list that is stored twice: the entries of the user in the user's preferences, and those for all users. */
export type SavedLists<Entry> = {
  readonly own: readonly Entry[];
  /** The entries for all users, which only a store with the plugin has. */
  readonly shared: readonly Entry[];
  readonly sharedSetting: SharedSetting<readonly Entry[]>;
  readonly preferences: CurrentUserPreferences;
  /** The preference of the user's entries. */
  readonly preference: string;
  /** Reads a stored list; entries that are none are left out. */
  readonly read: (stored: unknown) => readonly Entry[];
};

/** Returns both lists. `sharedSetting` reads those for all users: render it only after the first view. */
export function useSavedLists<Entry>({
  sharedSetting,
  preference,
  read,
}: Pick<SavedLists<Entry>, 'sharedSetting' | 'preference' | 'read'>): SavedLists<Entry> {
  const preferences = useUserPreferences();
  const { [preference]: stored } = preferences;
  const own = useMemo(() => read(stored), [stored, read]);
  const shared = useMemo(() => read(sharedSetting.value), [sharedSetting.value, read]);
  return { own, shared, sharedSetting, preferences, preference, read };
}
