import { useRef, useState } from 'react';

/** What names an item in its list. */
type ItemId = number | string;

/** A change of items that is shown at once, and saved behind that. */
export type Change<Fields> = {
  readonly ids: readonly ItemId[];
  /** What the items are shown with until it is saved. */
  readonly fields: Fields;
  readonly save: () => Promise<unknown>;
  /** Said when it could not be saved, before the reason. */
  readonly failure: string;
  /** Said when it was saved; nothing unless given. */
  readonly done?: string;
  /** What takes it back. */
  readonly undo?: Change<Fields>;
};

type Entry<Fields> = { readonly key: number; readonly change: Change<Fields> };

/** The changes of the items of a list, for `ChangeNotices`. */
export type Changes<Fields> = {
  /** What an item is shown with while a change of it is being saved. */
  getFields: (id: ItemId) => Fields | undefined;
  /** Shows and saves a change; does nothing while one of its items is being saved. */
  run: (change: Change<Fields>) => void;
  /** Changes that could not be saved, and were taken back. */
  failed: readonly (Entry<Fields> & { readonly error: unknown })[];
  /** Changes that were saved and have something to say. */
  saved: readonly Entry<Fields>[];
  /** Removes the notice of a change. */
  dismiss: (key: number) => void;
};

/** Shows changes at once, saves them, and takes back what could not be saved. */
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
    // What it would take back is not there any more.
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
