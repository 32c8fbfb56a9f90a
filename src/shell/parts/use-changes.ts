import { useRef, useState } from 'react';

/** Identifies an item in its list. */
type ItemId = number | string;

/** A change of items that is shown immediately and saved in the background. */
export type Change<Fields> = {
  readonly ids: readonly ItemId[];
  /** The fields to show for the items until the change is saved. */
  readonly fields: Fields;
  readonly save: () => Promise<unknown>;
  /** The message when saving fails, before the reason. */
  readonly failure: string;
  /** The message when it is saved; none by default. */
  readonly done?: string;
  /** The change that reverts this one. */
  readonly undo?: Change<Fields>;
};

type Entry<Fields> = { readonly key: number; readonly change: Change<Fields> };

/** The changes of the items of a list, for `ChangeNotices`. */
export type Changes<Fields> = {
  /** The unsaved fields to show for an item while its change is being saved. */
  getFields: (id: ItemId) => Fields | undefined;
  /** Shows and saves a change; ignored while one of its items is being saved. */
  run: (change: Change<Fields>) => void;
  /** Changes that could not be saved and were reverted. */
  failed: readonly (Entry<Fields> & { readonly error: unknown })[];
  /** Saved changes that have a message. */
  saved: readonly Entry<Fields>[];
  /** Removes the notice of a change. */
  dismiss: (key: number) => void;
};

/** Shows changes immediately, saves them, and reverts those that could not be saved. */
export function useChanges<Fields>(): Changes<Fields> {
  const saving = useRef<ReadonlyMap<ItemId, Fields>>(new Map());
  const [shown, setShown] = useState<ReadonlyMap<ItemId, Fields>>(new Map());
  const [failed, setFailed] = useState<Changes<Fields>['failed']>([]);
  const [saved, setSaved] = useState<Changes<Fields>['saved']>([]);
  const lastKey = useRef(0);

  const show = (change: (fields: Map<ItemId, Fields>) => void) => {
    const fields = new Map(saving.current);
    change(fields);
    saving.current = fields;
    setShown(fields);
  };
  const save = async (change: Change<Fields>) => {
    const { ids, fields } = change;
    const isSame = (id: ItemId) => ids.includes(id);
    show((all) => ids.forEach((id) => all.set(id, fields)));
    setFailed((all) => all.filter((entry) => !entry.change.ids.some(isSame)));
    // The state that its Undo would revert no longer exists.
    setSaved((all) => all.filter((entry) => !entry.change.ids.some(isSame)));
    const key = ++lastKey.current;
    try {
      await change.save();
      if (change.done !== undefined) setSaved((all) => [...all, { key, change }]);
    } catch (error) {
      setFailed((all) => [...all, { key, change, error }]);
    }
    show((all) => ids.forEach((id) => all.delete(id)));
  };

  return {
    getFields: (id) => shown.get(id),
    run: (change) => {
      if (!change.ids.some((id) => saving.current.has(id))) void save(change);
    },
    failed,
    saved,
    dismiss: (key) => {
      setFailed((all) => all.filter((entry) => entry.key !== key));
      setSaved((all) => all.filter((entry) => entry.key !== key));
    },
  };
}
