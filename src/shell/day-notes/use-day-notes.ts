import { useSharedSetting } from '@tillview/data';
import { userPreferences } from '../../host/preferences.ts';
import { type SavedLists, useSavedLists } from '../lists/use-saved-lists.ts';
import { type DayNote, readNotes } from './day-note.ts';

/** Returns the notes on days. Reads those for all users: render it only after the first view. */
export const useDayNotes = (): SavedLists<DayNote> =>
  useSavedLists({
    sharedSetting: useSharedSetting('notes'),
    preference: userPreferences.notes,
    read: readNotes,
  });
