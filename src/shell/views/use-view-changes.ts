import { useRef, useState } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import { readViews, type SavedView, type ViewsChange } from './saved-view.ts';
import type { Views } from './use-views.ts';

/** The lists of views: those of the user, and those for all users. */
export type ViewList = 'own' | 'shared';

/** A change of a list or of the start view, and the message when it cannot be saved. */
export type ViewAction = {
  readonly list?: ViewList;
  readonly change?: ViewsChange;
  readonly failure: string;
  /** The new address of the start view, '' for the Overview; undefined if it stays as it is. */
  readonly start?: string | undefined;
};

type Failed = { readonly action: ViewAction; readonly error: unknown };

/**
 * The lists with changes that are shown immediately, and saved one after the other: parallel requests could arrive in
 * the wrong order. A change that cannot be saved is reverted.
 */
export function useViewChanges({ own, shared, sharedSetting, preferences }: Views): {
  lists: Readonly<Record<ViewList, readonly SavedView[]>>;
  /** Resolves to whether the change was saved; never throws. */
  run: (action: ViewAction) => Promise<boolean>;
  failed: Failed | undefined;
} {
  const [pending, setPending] = useState<readonly ViewAction[]>([]);
  const [failed, setFailed] = useState<Failed>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { changeUserPreference, updateUserPreferences } = preferences;

  const save = async ({ list, change, start }: ViewAction): Promise<void> => {
    if (list === 'shared' && change) {
      const update = await sharedSetting.save(change);
      if (!update.isSaved) throw update.error;
    } else if (change) {
      const update = await changeUserPreference(userPreferences.views, (stored) =>
        change(readViews(stored)),
      );
      if (!update.updatedUser) throw update.error;
    }
    if (start === undefined) return;
    const update = await updateUserPreferences({ [userPreferences.startView]: start });
    if (!update.updatedUser) throw update.error;
  };
  const run = async (action: ViewAction): Promise<boolean> => {
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
  const apply = (list: ViewList, views: readonly SavedView[]) =>
    pending
      .filter((action) => action.list === list)
      .reduce((shown, { change }) => (change ? change(shown) : shown), views);
  return { lists: { own: apply('own', own), shared: apply('shared', shared) }, run, failed };
}
