import { useUserPreferences, type UserPreferences } from '@tillview/data';
import { useMemo, useRef, useState } from 'react';
import {
  PREFERENCES,
  readOverviewPreferences,
  type OverviewPreferences,
} from './overview-preferences.ts';

/** The user's choices for the Overview, and how saving them stands. */
export type SavedPreferences = {
  /** Whether they are not known yet. */
  isRequesting: boolean;
  preferences: OverviewPreferences;
  /** Changes some of them: at once on the page, then in the store. */
  change: (changes: Partial<OverviewPreferences>) => void;
  /** Why the last change was not saved; it holds on this page. Undefined when it was saved. */
  saveError: unknown;
  /** Tries to save again what was not saved. */
  save: () => void;
};

const NOTHING: UserPreferences = {};

const toStored = (changes: Partial<OverviewPreferences>): UserPreferences =>
  Object.fromEntries(
    Object.entries(PREFERENCES).flatMap(([name, stored]) =>
      name in changes ? [[stored, changes[name as keyof OverviewPreferences]]] : [],
    ),
  );

/**
 * Remembers the user's choices. A change shows on the page at once and stays when saving fails: then a notice says that
 * it was not saved, and saving can be tried again.
 */
export function useOverviewPreferences(): SavedPreferences {
  const { isRequesting, updateUserPreferences, ...saved } = useUserPreferences();
  const [unsaved, setUnsaved] = useState(NOTHING);
  const [saveError, setSaveError] = useState<unknown>();
  const waiting = useRef(NOTHING);
  const isSaving = useRef(false);

  const save = async () => {
    // One save at a time: of two, the earlier could arrive last.
    if (isSaving.current) return;
    isSaving.current = true;
    while (Object.keys(waiting.current).length > 0) {
      const changes = waiting.current;
      waiting.current = NOTHING;
      const update = await updateUserPreferences(changes);
      if (!update.updatedUser) {
        waiting.current = { ...changes, ...waiting.current };
        setSaveError(update.error);
        break;
      }
      setUnsaved(waiting.current);
      setSaveError(undefined);
    }
    isSaving.current = false;
  };

  const stored = saved as UserPreferences;
  const [sections, chartType, interval, rows] = Object.values(PREFERENCES).map((name) =>
    name in unsaved ? unsaved[name] : stored[name],
  );
  const preferences = useMemo(
    () =>
      readOverviewPreferences({
        [PREFERENCES.sections]: sections,
        [PREFERENCES.chartType]: chartType,
        [PREFERENCES.interval]: interval,
        [PREFERENCES.rows]: rows,
      }),
    [sections, chartType, interval, rows],
  );
  return {
    isRequesting,
    preferences,
    change: (changes) => {
      const next = toStored(changes);
      waiting.current = { ...waiting.current, ...next };
      setUnsaved({ ...unsaved, ...next });
      void save();
    },
    saveError,
    save: () => void save(),
  };
}
