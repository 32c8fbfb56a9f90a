import { applyListChange, toTextList, useUserPreferences, type ListChange } from '@tillview/data';
import { useRef, useState } from 'react';

/** The keys of the columns a reader has hidden, and how saving them stands. */
export type HiddenColumns = {
  hidden: readonly string[];
  hide: (keys: readonly string[]) => void;
  /** Why the last choice was not saved; it holds on this page. Undefined when it was saved. */
  saveError: unknown;
  /** Tries to save the choice again. */
  save: () => void;
};

const NO_CHANGE: ListChange = { add: [], remove: [] };

const isEmpty = ({ add, remove }: ListChange) => add.length + remove.length === 0;

/** One change after another: what the later one says of an entry holds. */
function joinChanges(first: ListChange, second: ListChange): ListChange {
  return {
    add: applyListChange(first.add, second),
    remove: applyListChange(first.remove, { add: second.remove, remove: second.add }),
  };
}

function getChange(before: readonly string[], after: readonly string[]): ListChange {
  return {
    add: after.filter((key) => !before.includes(key)),
    remove: before.filter((key) => !after.includes(key)),
  };
}

/**
 * Remembers hidden columns per user. Only what was changed here is saved, on top of what the store has then, so that
 * columns hidden in another tab stay hidden. A change shows on the page at once and stays when saving fails: then a
 * notice says that it was not saved, and saving can be tried again.
 */
export function useHiddenColumns(preference: string): HiddenColumns {
  const { updateUserPreferenceList, ...preferences } = useUserPreferences();
  const [unsaved, setUnsaved] = useState(NO_CHANGE);
  const [saveError, setSaveError] = useState<unknown>();
  const waiting = useRef(NO_CHANGE);
  const isSaving = useRef(false);

  const save = async () => {
    // One save at a time: each begins with what the store has, which the one before is about to change.
    if (isSaving.current) return;
    isSaving.current = true;
    while (!isEmpty(waiting.current)) {
      const change = waiting.current;
      waiting.current = NO_CHANGE;
      const update = await updateUserPreferenceList(preference, change);
      if (!update.updatedUser) {
        waiting.current = joinChanges(change, waiting.current);
        setSaveError(update.error);
        break;
      }
      setUnsaved(waiting.current);
      setSaveError(undefined);
    }
    isSaving.current = false;
  };

  const saved = (preferences as Readonly<Record<string, unknown>>)[preference];
  const hidden = applyListChange(toTextList(saved), unsaved);
  const hide = (keys: readonly string[]) => {
    const change = getChange(hidden, keys);
    waiting.current = joinChanges(waiting.current, change);
    setUnsaved(joinChanges(unsaved, change));
    void save();
  };
  return { hidden, hide, saveError, save: () => void save() };
}
