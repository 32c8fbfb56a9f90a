import { useSharedSetting } from '@tillview/data';
import { userPreferences } from '../../host/preferences.ts';
import { isViewAddress } from '../../host/start-view.ts';
import { type SavedLists, useSavedLists } from '../lists/use-saved-lists.ts';
import { readViews, type SavedView } from './saved-view.ts';

/** The saved views, and what changes them. */
export type Views = SavedLists<SavedView> & {
  /** The address of the view that opens instead of the Overview; undefined if none does. */
  readonly start: string | undefined;
};

/** Returns the saved views. Reads those for all users: render it only after the first view. */
export function useViews(): Views {
  const lists = useSavedLists({
    sharedSetting: useSharedSetting('views'),
    preference: userPreferences.views,
    read: readViews,
  });
  const { [userPreferences.startView]: start } = lists.preferences;
  return { ...lists, start: isViewAddress(start) ? start : undefined };
}
