import { useUserPreferences, type UserPreferences } from '@tillview/data';
import { useMemo, useRef, useState } from 'react';
import {
  PREFERENCES,
  readOverviewPreferences,
  type OverviewPreferences,
} from './overview-preferences.ts';
import { readSections, type Section, type SectionsChange } from './overview-sections.ts';

/** The user's choices for the Overview, and the state of saving them. */
export type SavedPreferences = {
  /** Whether the preferences are still being requested. */
  isRequesting: boolean;
  preferences: OverviewPreferences;
  /** Changes some of the preferences: immediately on the page, then in the store. */
  change: (values: Partial<Omit<OverviewPreferences, 'sections'>>) => void;
  /** Changes the sections, in the same way. What another tab has changed in other sections is kept. */
  changeSections: (change: SectionsChange) => void;
  /** Why the last change was not saved; the change still applies to this page. `undefined` if it was saved. */
  saveError: unknown;
  /** Retries to save unsaved changes. */
  save: () => void;
};

/** Changes of the page. */
type Changes = { readonly values: UserPreferences; readonly sections: readonly SectionsChange[] };

const NOTHING: Changes = { values: {}, sections: [] };

const merge = (earlier: Changes, later: Changes): Changes => ({
  values: { ...earlier.values, ...later.values },
  sections: [...earlier.sections, ...later.sections],
});

const hasValues = ({ values }: Changes): boolean => Object.keys(values).length > 0;

const applyChanges = (sections: readonly Section[], { sections: changes }: Changes) =>
  changes.reduce((changed, change) => change(changed), sections);

const toStored = (values: Partial<OverviewPreferences>): UserPreferences =>
  Object.fromEntries(
    Object.entries(PREFERENCES).flatMap(([name, stored]) =>
      name in values ? [[stored, values[name as keyof OverviewPreferences]]] : [],
    ),
  );

/**
 * Reads and saves the user's choices. A change is shown immediately and stays if saving fails: a notice then shows the
 * error, and saving can be retried.
 */
export function useOverviewPreferences(): SavedPreferences {
  const { isRequesting, updateUserPreferences, changeUserPreference, ...saved } =
    useUserPreferences();
  const [unsaved, setUnsaved] = useState(NOTHING);
  const [saveError, setSaveError] = useState<unknown>();
  const waiting = useRef(NOTHING);
  const isSaving = useRef(false);

  const write = async (changes: Changes) => {
    if (changes.sections.length > 0) {
      const update = await changeUserPreference(PREFERENCES.sections, readSections, (stored) =>
        applyChanges(stored, changes),
      );
      if (!update.updatedUser || !hasValues(changes)) return update;
    }
    return updateUserPreferences(changes.values);
  };
  const save = async () => {
    // Only one save at a time: the earlier of two parallel requests could arrive last.
    if (isSaving.current) return;
    isSaving.current = true;
    while (waiting.current.sections.length > 0 || hasValues(waiting.current)) {
      const changes = waiting.current;
      waiting.current = NOTHING;
      const update = await write(changes);
      if (!update.updatedUser) {
        waiting.current = merge(changes, waiting.current);
        setSaveError(update.error);
        break;
      }
      setUnsaved(waiting.current);
      setSaveError(undefined);
    }
    isSaving.current = false;
  };
  const add = (changes: Changes) => {
    waiting.current = merge(waiting.current, changes);
    setUnsaved((earlier) => merge(earlier, changes));
    void save();
  };

  const stored = saved as UserPreferences;
  const [sections, chartType, interval, rows] = Object.values(PREFERENCES).map((name) =>
    name in unsaved.values ? unsaved.values[name] : stored[name],
  );
  const preferences = useMemo(() => {
    const read = readOverviewPreferences({
      [PREFERENCES.sections]: sections,
      [PREFERENCES.chartType]: chartType,
      [PREFERENCES.interval]: interval,
      [PREFERENCES.rows]: rows,
    });
    return { ...read, sections: applyChanges(read.sections, unsaved) };
  }, [sections, chartType, interval, rows, unsaved]);
  return {
    isRequesting,
    preferences,
    change: (values) => add({ ...NOTHING, values: toStored(values) }),
    changeSections: (change) => add({ ...NOTHING, sections: [change] }),
    saveError,
    save: () => void save(),
  };
}
