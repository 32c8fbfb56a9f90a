import {
  type SharedSetting,
  useSharedSetting,
  useUserPreferences,
  type CurrentUserPreferences,
} from '@tillview/data';
import { useMemo } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import { isViewAddress } from '../../host/start-view.ts';
import { readViews, type SavedView } from './saved-view.ts';

/** The saved views, and what changes them. */
export type Views = {
  /** The views of the user, in their order. */
  readonly own: readonly SavedView[];
  /** The views for all users, which only a store with the plugin has. */
  readonly shared: readonly SavedView[];
  /** The address of the view that opens instead of the Overview; undefined if none does. */
  readonly start: string | undefined;
  readonly sharedSetting: SharedSetting<readonly SavedView[]>;
  readonly preferences: CurrentUserPreferences;
};

/** Returns the saved views. Reads those for all users: render it only after the first view. */
export function useViews(): Views {
  const preferences = useUserPreferences();
  const sharedSetting = useSharedSetting('views');
  const { [userPreferences.views]: stored, [userPreferences.startView]: start } = preferences;
  const own = useMemo(() => readViews(stored), [stored]);
  const shared = useMemo(() => readViews(sharedSetting.value), [sharedSetting.value]);
  return {
    own,
    shared,
    start: isViewAddress(start) ? start : undefined,
    sharedSetting,
    preferences,
  };
}
