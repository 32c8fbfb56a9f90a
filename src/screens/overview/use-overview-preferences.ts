import { useUserPreferences, type UserPreferences } from '@tillview/data';
import { useMemo, useRef, useState } from 'react';
import {
  PREFERENCES,
  readOverviewPreferences,
  type OverviewPreferences,
} from './overview-preferences.ts';

/** The user's choices for the Overview, and the state of saving them. */
export type SavedPreferences = {
  /** Whether the preferences are still being requested. */
  isRequesting: boolean;
  preferences: OverviewPreferences;
  /** Changes some of the preferences: immediately on the page, then in the store. */
  change: (changes: Partial<OverviewPreferences>) => void;
  /** Why the last change was not saved; the change still applies to this page. `undefined` if it was saved. */
  saveError: unknown;
  /** Retries to save unsaved changes. */
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
 * Reads and saves the user's choices. A change is shown immediately and stays if saving fails: a notice then shows the
 * error, and saving can be retried.
 */
export function useOverviewPreferences(): SavedPreferences {
  const { isRequesting, updateUserPreferences, ...saved } = useUserPreferences();
  const [unsaved, setUnsaved] = useState(NOTHING);
  const [saveError, setSaveError] = useState<unknown>();
  const waiting = useRef(NOTHING);
  const isSaving = useRef(false);

  const save = async () => {
    // Only one save at a time: the earlier of two parallel requests could arrive last.
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
