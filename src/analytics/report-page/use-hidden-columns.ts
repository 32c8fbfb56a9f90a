import { useUserPreferences } from '@tillview/data';
import { useCallback, useState } from 'react';

/** The keys of the columns a reader has hidden, and how saving them stands. */
export type HiddenColumns = {
  hidden: readonly string[];
  hide: (keys: readonly string[]) => void;
  /** The last choice holds on this page but was not saved. */
  isUnsaved: boolean;
  /** Tries to save the choice again. */
  save: () => void;
};

const NONE: readonly string[] = [];

function toKeys(preference: unknown): readonly string[] {
  return Array.isArray(preference)
    ? preference.filter((key): key is string => typeof key === 'string')
    : NONE;
}

/**
 * Remembers hidden columns per user. A change shows on the page at once and stays when saving fails: then a
 * notice says that it was not saved, and saving can be tried again.
 */
export function useHiddenColumns(preference: string): HiddenColumns {
  const { updateUserPreferences, ...preferences } = useUserPreferences();
  const [chosen, setChosen] = useState<readonly string[]>();
  const [isUnsaved, setUnsaved] = useState(false);

  const store = useCallback(
    async (keys: readonly string[]) => {
      const { updatedUser } = await updateUserPreferences({ [preference]: keys });
      setUnsaved(updatedUser === undefined);
    },
    [preference, updateUserPreferences],
  );
  const hide = useCallback(
    (keys: readonly string[]) => {
      setChosen(keys);
      void store(keys);
    },
    [store],
  );
  const saved = (preferences as Readonly<Record<string, unknown>>)[preference];
  const hidden = chosen ?? toKeys(saved);
  return { hidden, hide, isUnsaved, save: () => void store(hidden) };
}
