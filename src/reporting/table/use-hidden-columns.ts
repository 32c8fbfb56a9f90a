import {
  applyListChange,
  toTextList,
  useKeptIdentity,
  useUserPreferences,
  type ListChange,
} from '@tillview/data';
import { useRef, useState } from 'react';

/** The keys of the columns that the user has hidden, and the state of saving them. */
export type HiddenColumns = {
  hidden: readonly string[];
  hide: (keys: readonly string[]) => void;
  /** Why the last change was not saved. It still applies on this page. Undefined if it was saved. */
  saveError: unknown;
  /** Retries saving the change. */
  save: () => void;
};

const NO_CHANGE: ListChange = { add: [], remove: [] };

const isEmpty = ({ add, remove }: ListChange) => add.length + remove.length === 0;

/** Combines two changes. If both contain an entry, the later change applies. */
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
 * Stores the hidden columns per user. Saves only the changes made here, on top of the store's current value, so that
 * columns hidden in another tab stay hidden. A change applies to the page immediately and remains if saving fails: then
 * a notice is shown, and the user can retry.
 */
export function useHiddenColumns(preference: string): HiddenColumns {
  const { updateUserPreferenceList, ...preferences } = useUserPreferences();
  const [unsaved, setUnsaved] = useState(NO_CHANGE);
  const [saveError, setSaveError] = useState<unknown>();
  const pending = useRef(NO_CHANGE);
  const isSaving = useRef(false);

  const save = async () => {
    // Only one request at a time: each starts from the store's value, which the previous request is about to change.
    if (isSaving.current) return;
    isSaving.current = true;
    while (!isEmpty(pending.current)) {
      const change = pending.current;
      pending.current = NO_CHANGE;
      const update = await updateUserPreferenceList(preference, change);
      if (!update.updatedUser) {
        pending.current = joinChanges(change, pending.current);
        setSaveError(update.error);
        break;
      }
      setUnsaved(pending.current);
      setSaveError(undefined);
    }
    isSaving.current = false;
  };

  const saved = (preferences as Readonly<Record<string, unknown>>)[preference];
  const hidden = useKeptIdentity(applyListChange(toTextList(saved), unsaved));
  const hide = (keys: readonly string[]) => {
    const change = getChange(hidden, keys);
    pending.current = joinChanges(pending.current, change);
    setUnsaved(joinChanges(unsaved, change));
    void save();
  };
  return { hidden, hide, saveError, save: () => void save() };
}
