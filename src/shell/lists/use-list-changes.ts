import { useRef, useState } from 'react';
import type { SavedLists } from './use-saved-lists.ts';

/** The lists: the one of the user, and the one for all users. */
export type ListName = 'own' | 'shared';

/**
 * A change of a list. Applied twice, it has the same result: it is shown before it is saved, and it is applied to the
 * list that the store has at that time.
 */
export type ListChange<Entry> = (entries: readonly Entry[]) => readonly Entry[];

/** A change of a list or of other preferences of the user, and the message when it cannot be saved. */
export type ListAction<Entry> = {
  readonly list?: ListName;
  readonly change?: ListChange<Entry>;
  /** Other preferences that are saved after the list. */
  readonly preferences?: Readonly<Record<string, string>> | undefined;
  readonly failure: string;
};

type Failed<Entry> = { readonly action: ListAction<Entry>; readonly error: unknown };

/**
 * The lists with changes that are shown immediately, and saved one after the other: parallel requests could arrive in
 * the wrong order. A change that cannot be saved is reverted.
 */
export function useListChanges<Entry>({
  own,
  shared,
  sharedSetting,
  preferences,
  preference,
  read,
}: SavedLists<Entry>): {
  lists: Readonly<Record<ListName, readonly Entry[]>>;
  /** Resolves to whether the change was saved; never throws. */
  run: (action: ListAction<Entry>) => Promise<boolean>;
  failed: Failed<Entry> | undefined;
} {
  const [pending, setPending] = useState<readonly ListAction<Entry>[]>([]);
  const [failed, setFailed] = useState<Failed<Entry>>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { changeUserPreference, updateUserPreferences } = preferences;

  const save = async ({ list, change, preferences: others }: ListAction<Entry>) => {
    if (list === 'shared' && change) {
      const update = await sharedSetting.save(change);
      if (!update.isSaved) throw update.error;
    } else if (change) {
      const update = await changeUserPreference(preference, read, change);
      if (!update.updatedUser) throw update.error;
    }
    if (!others) return;
    const update = await updateUserPreferences(others);
    if (!update.updatedUser) throw update.error;
  };
  const run = async (action: ListAction<Entry>): Promise<boolean> => {
    setFailed(undefined);
    setPending((all) => [...all, action]);
    const saving = last.current.then(() => save(action));
    last.current = saving.catch(() => undefined);
    try {
      await saving;
      return true;
    } catch (error) {
      setFailed({ action, error });
      return false;
    } finally {
      setPending((all) => all.filter((each) => each !== action));
    }
  };
  const apply = (list: ListName, entries: readonly Entry[]) =>
    pending
      .filter((action) => action.list === list)
      .reduce((shown, { change }) => (change ? change(shown) : shown), entries);
  return { lists: { own: apply('own', own), shared: apply('shared', shared) }, run, failed };
}
